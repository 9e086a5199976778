import { Button, Form, Switch } from 'antd';
import { useTranslation } from '#renderer/lib/translate.ts';
import styles from './in-house.module.css';

type Props = {
  looksLikeCode: boolean;
  /** Effective value while staff have not decided. */
  otherwise: boolean;
};

/** The form's field `in_house_only`: true, false, or null if undecided. */
export function InHouseField(props: Props) {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="in_house_only"
      label={t('Only for guests in the house')}
      extra={t('Told only to numbers with a current booking. Everybody else hears that your team will answer.')}
    >
      <InHouseControl {...props} />
    </Form.Item>
  );
}

type ControlProps = Props & { id?: string; value?: boolean | null; onChange?: (value: boolean) => void };

function InHouseControl({ id, value = null, onChange, looksLikeCode, otherwise }: ControlProps) {
  const { t } = useTranslation();
  const decide = (inHouseOnly: boolean) => onChange?.(inHouseOnly);
  return (
    <div className={styles['control']}>
      <Switch {...(id ? { id } : {})} checked={value ?? otherwise} onChange={decide} />
      {looksLikeCode && value === null && (
        <div className={styles['hint']} role="status">
          <p>{t('This looks like a code. Tell it only to guests in the house?')}</p>
          <Button size="small" onClick={() => decide(true)}>
            {t('Yes, only to them')}
          </Button>
          <Button size="small" type="text" onClick={() => decide(false)}>
            {t('No, tell everybody')}
          </Button>
        </div>
      )}
    </div>
  );
}
