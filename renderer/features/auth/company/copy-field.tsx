import { CopyOutlined } from '@ant-design/icons';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import styles from './company.module.css';

type Props = { label: string; value: string; hint?: string; takesFocus?: boolean };

/** A text to enter in another system, with a button that copies it. */
export function CopyField({ label, value, hint, takesFocus = false }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => notifySuccess(t('Copied')),
      (error: unknown) => notifyFailure(t('Copying failed'), error),
    );
  return (
    <div className={styles['copy']}>
      <label htmlFor={id}>{label}</label>
      <input
        ref={field}
        id={id}
        readOnly
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onFocus={(event) => event.target.select()}
      />
      <Button
        icon={<CopyOutlined aria-hidden />}
        aria-label={t('Copy {{what}}', { what: label })}
        onClick={() => void copy()}
      >
        {t('Copy')}
      </Button>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  );
}
