import { allInEnglish } from '#shared/reasons/english-sentences.ts';
import type { AnyReason } from '#shared/reasons/sentences.rules.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { templateLanguages } from '#shared/features/messaging/default-templates.ts';
import type { MessageTemplate, WhatsAppTemplate } from '#shared/features/messaging/messaging.schema.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { notifyFailure } from '#renderer/lib/notify.ts';
import { useSubmitTemplate } from '../messaging.queries.ts';
import styles from './preview.module.css';
import { storedTextOf, textFieldOf, type TemplateFields } from './template-fields.rules.ts';
import { approvalWords } from './whatsapp.words.ts';

type Props = { hotelId: string; template: MessageTemplate; fields: TemplateFields; canEdit: boolean };

/** WhatsApp's approval state of each language of a message, with the remedy for a rejection. */
export function WhatsAppApproval({ hotelId, template, fields, canEdit }: Props) {
  const { t } = useTranslation();
  const changed = templateLanguages.some(
    (language) => fields[textFieldOf(template, language)].trim() !== storedTextOf(template, language).trim(),
  );
  const isOwn = ({ language }: WhatsAppTemplate) => language === template.language;
  const asked = template.whatsapp_templates.toSorted((left, right) => Number(isOwn(right)) - Number(isOwn(left)));
  const notAsked = templateLanguages.filter((language) => !asked.some((one) => one.language === language));
  return (
    <div className={styles['part']}>
      <h4 className={styles['caption']}>{t('Approval by WhatsApp')}</h4>
      {asked.length === 0 && (
        <p className={styles['note']}>
          {t('WhatsApp has not been asked yet. It is asked as soon as your number is connected and the text is saved.')}
        </p>
      )}
      <ul className={styles['approvals']}>
        {alike(asked).map(([one, ...others]) => (
          <Approval key={one.language} one={one} languages={[one, ...others].map(({ language }) => language)} />
        ))}
      </ul>
      {changed && <p className={styles['note']}>{t('Saving the changed text submits it to WhatsApp again.')}</p>}
      {canEdit && notAsked.length > 0 && <SubmitAll hotelId={hotelId} template={template} notAsked={notAsked} />}
    </div>
  );
}

type SubmitProps = { hotelId: string; template: MessageTemplate; notAsked: string[] };

/** A text is submitted automatically only when a guest needs it. Submitting earlier saves the first guest the wait. */
function SubmitAll({ hotelId, template, notAsked }: SubmitProps) {
  const { t, i18n } = useTranslation();
  const submit = useSubmitTemplate(hotelId);
  const languages = languageList(notAsked, i18n.language);
  const onClick = () =>
    submit.mutate(template.message_type, {
      onError: (error) => notifyFailure(t('Failed to submit to WhatsApp'), error),
    });
  return (
    <>
      <p className={styles['note']}>{t('Not submitted yet: {{languages}}.', { languages })}</p>
      <Button size="small" loading={submit.isPending} className={styles['submit']} onClick={onClick}>
        {t('Submit in every language')}
      </Button>
    </>
  );
}

/** Groups languages with the same status; a rejection is always shown separately. */
function alike(templates: WhatsAppTemplate[]): [WhatsAppTemplate, ...WhatsAppTemplate[]][] {
  const groups = new Map<string, [WhatsAppTemplate, ...WhatsAppTemplate[]]>();
  for (const one of templates) {
    const key = one.rejection_reason || one.in_use ? one.language : one.approval_status;
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

type ApprovalProps = { one: WhatsAppTemplate; languages: string[] };

function Approval({ one, languages }: ApprovalProps) {
  const { t, i18n } = useTranslation();
  const { tone, label, text } = approvalWords[one.approval_status];
  const language = languageList(languages, i18n.language);
  return (
    <li>
      <div className={styles['approval']}>
        <span>{language}</span>
        <StatusTag tone={tone}>{t(label)}</StatusTag>
      </div>
      {one.in_use ? <InUse body={one.in_use.body} /> : <p className={styles['note']}>{t(text)}</p>}
      {one.rejection_reasons && (
        <ul className={styles['rejection']}>
          {brokenRules(one.rejection_reasons).map((rule) => (
            <li key={rule[0]!.code}>{reasonWords(rule, allInEnglish(rule) ?? '')}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Rejection reasons by violated rule: WhatsApp's own words belong to the rule before them. */
function brokenRules(reasons: readonly AnyReason[]): AnyReason[][] {
  const rules: AnyReason[][] = [];
  for (const each of reasons) {
    if (each.code === 'whatsapp_says' && rules.length > 0) rules.at(-1)!.push(each);
    else rules.push([each]);
  }
  return rules;
}

/** The last approved version is still sent to guests. */
function InUse({ body }: { body: string }) {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles['note']}>{t('The text approved before stays in use until this one is approved.')}</p>
      <details className={styles['inUse']}>
        <summary>{t('Show the text in use')}</summary>
        <p className={styles['bubble']}>{body}</p>
      </details>
    </>
  );
}

function languageList(codes: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
}
