import { RightOutlined } from '@ant-design/icons';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { MessageTemplate, TemplateApproval } from '#shared/features/messaging/messaging.schema.ts';
import { stayMessageNames } from '#renderer/components/stay-message-names.ts';
import { Switch } from '#renderer/components/plain/switch.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import styles from './template.module.css';
import { scheduleOfFields, scheduleWords } from './schedule.rules.ts';
import type { TemplateFields } from './template-fields.rules.ts';
import { approvalWords } from './whatsapp.words.ts';

type Props = {
  template: MessageTemplate;
  fields: TemplateFields;
  changed: boolean;
  open: boolean;
  onToggle: () => void;
  disabled: boolean;
  onSwitch: (active: boolean) => void;
};

/** The row that stays when a card is folded: what, when, whether WhatsApp takes it, and the switch. */
export function TemplateHeader({ template, fields, changed, open, onToggle, disabled, onSwitch }: Props) {
  const { t, i18n } = useTranslation();
  const type = template.message_type;
  const label = t(stayMessageNames[type]);
  const when = scheduleWords(type, scheduleOfFields(fields), i18n.language, t);
  const approval = worst(template);
  const switchId = `template-${type}_is_active`;
  return (
    <div className={styles['cardHeader']}>
      <h3>
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={open}
          aria-controls={`template-${type}-body`}
          onClick={onToggle}
        >
          <RightOutlined aria-hidden />
          <span className={styles['cardTitle']}>{label}</span>
        </button>
      </h3>
      <p className={styles['when']}>{fields.is_active ? when : t('Switched off: no guest receives it')}</p>
      <div className={styles['marks']}>
        {changed && !open && <StatusTag tone="amber">{t('Not saved yet')}</StatusTag>}
        {approval && <StatusTag tone={approvalWords[approval].tone}>{t(approvalWords[approval].label)}</StatusTag>}
        <label htmlFor={switchId}>{t('Active')}</label>
        <Switch
          id={switchId}
          disabled={disabled}
          aria-label={t('{{label}} message active', { label })}
          checked={fields.is_active}
          onChange={onSwitch}
        />
      </div>
    </div>
  );
}

const byUrgency: TemplateApproval[] = [
  'disabled',
  'rejected',
  'paused',
  'unsubmitted',
  'pending',
  'received',
  'approved',
];

/** The state that needs the hotel most; null where WhatsApp knows nothing of the message. */
function worst({ whatsapp_templates }: MessageTemplate): TemplateApproval | null {
  return byUrgency.find((state) => whatsapp_templates.some(({ approval_status }) => approval_status === state)) ?? null;
}
