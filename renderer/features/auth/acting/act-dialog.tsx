import { ConfigProvider, Modal } from 'antd';
import i18n from '#renderer/lib/translate.ts';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { actingMinutes, actingReasonLimit } from '#shared/features/auth/auth.values.ts';
import { Select } from '#renderer/components/plain/select-field.tsx';
import { ComponentTheme } from '#renderer/components/themed/component-frame.tsx';
import form from '#renderer/components/plain/form.module.css';
import { durationWords } from './acting-words.ts';
import type { ActingGrant } from './ask-to-act.ts';

// The dialog stands outside the page's tree.
ConfigProvider.config({ holderRender: (children) => <ComponentTheme>{children}</ComponentTheme> });

const first: ActingGrant = { reason: '', minutes: 60 };

/** Resolves with what was entered, or null when the dialog is closed. */
export function openActDialog(hotel: string | undefined): Promise<ActingGrant | null> {
  const { t } = i18n;
  return new Promise((resolve) => {
    let grant = first;
    const dialog = Modal.confirm({
      title: hotel ? t('Act in {{hotel}}?', { hotel }) : t('Act in this hotel?'),
      content: (
        <Fields
          onChange={(next) => {
            grant = next;
            dialog.update({ okButtonProps: { disabled: next.reason === '' } });
          }}
          onSubmit={() => {
            if (grant.reason === '') return;
            dialog.destroy();
            resolve(grant);
          }}
        />
      ),
      icon: null,
      okText: t('Act in this hotel'),
      okButtonProps: { disabled: true },
      cancelText: t('Cancel'),
      autoFocusButton: null,
      onOk: () => resolve(grant),
      onCancel: () => resolve(null),
    });
  });
}

type FieldsProps = { onChange: (grant: ActingGrant) => void; onSubmit: () => void };

function Fields({ onChange, onSubmit }: FieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const [grant, setGrant] = useState(first);
  const change = (part: Partial<ActingGrant>) => {
    const next = { ...grant, ...part };
    setGrant(next);
    onChange({ ...next, reason: next.reason.trim() });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit}>
      <p>
        {t(
          'You see its guests and bookings and can change them as its admin. The session ends by itself. The audit log records it with the reason.',
        )}
      </p>
      <div className={form['field']}>
        <label htmlFor={`${id}-reason`}>{t('Reason')}</label>
        <div className={form['box']}>
          <input
            id={`${id}-reason`}
            autoFocus
            autoComplete="off"
            maxLength={actingReasonLimit}
            value={grant.reason}
            onChange={(event) => change({ reason: event.target.value })}
          />
        </div>
        <p className={form['hint']}>{t('For example the number of the hotel’s question.')}</p>
      </div>
      <div className={form['field']}>
        <label htmlFor={`${id}-minutes`}>{t('For how long')}</label>
        <Select
          id={`${id}-minutes`}
          value={String(grant.minutes)}
          choices={actingMinutes.map((minutes) => ({ value: String(minutes), label: durationWords(minutes, t) }))}
          onChoose={(chosen) => change({ minutes: actingMinutes.find((minutes) => String(minutes) === chosen) ?? 60 })}
        />
      </div>
    </form>
  );
}
