import { stayMessageNames } from '#renderer/components/stay-message-names.ts';
import { fieldWords } from '#renderer/lib/field-words.ts';
import { fieldProblem } from '#shared/reasons/field-problem.ts';
import type { FieldProblem } from '#shared/http/errors.ts';
import { Button, Input, Select, Skeleton } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { fillTemplate } from '#shared/features/messaging/template-variables.rules.ts';
import type { ReplyTemplate, ReplyTemplates } from '#shared/features/messaging/reply-templates.schema.ts';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { paths } from '#renderer/lib/paths.ts';
import { fieldProblems } from '#renderer/lib/api/api-error.ts';
import { priceWords } from '#renderer/lib/prices.ts';
import { gapsIn } from '#shared/features/messaging/reply-variables.rules.ts';
import { useHold } from './held-replies.queries.ts';
import { GapNote } from './reply-notes.tsx';
import { useReplyTemplates, useSendTemplate } from './reply-templates.queries.ts';
import styles from './reply.module.css';

type Props = {
  conversationId: string;
  text: string;
  hasFile: boolean;
  /** The file, if there is one, is on the server. */
  isReady: boolean;
  addFile: ReactNode;
};

/** In place of the reply box once WhatsApp takes approved templates only: choose, fill in, read, send. */
export function TemplatePicker(props: Props) {
  const { conversationId } = props;
  const { t } = useTranslation();
  const { data, error, refetch } = useReplyTemplates(conversationId);
  if (error && !data)
    return (
      <p>
        {t('The templates could not be loaded.')}{' '}
        <Button size="small" onClick={() => void refetch()}>
          {t('Try again')}
        </Button>
      </p>
    );
  if (!data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  if (data.items.length === 0)
    return (
      <p className={styles['muted']}>
        {t(
          'No template is approved yet. Submit the messages in Message Settings; WhatsApp answers within minutes, sometimes a day.',
        )}{' '}
        <Link to={paths.messages}>{t('Open Message Settings')}</Link>
      </p>
    );
  return <Picker {...props} templates={data} />;
}

type PickerProps = Props & { templates: ReplyTemplates };

function Picker({ conversationId, templates, text, hasFile, isReady, addFile }: PickerProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string | null>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [checked, setChecked] = useState(false);
  const clear = () => {
    setTyped({});
    setChecked(false);
  };
  const send = useSendTemplate(conversationId, clear);
  const { hold, ...held } = useHold(conversationId, clear);
  const isBusy = send.isPending || held.isPending;
  const gaps = gapsIn(text);
  const isHeld = text.trim() !== '' || hasFile || held.isPending;
  const template = templates.items.find(({ content_sid }) => content_sid === chosen) ?? templates.items[0]!;
  const values = valuesOf(template, typed);
  const filled = fillTemplate(template.body, template.variables.length, values);
  const problems = [
    ...(checked ? (filled.problems ?? []).map(({ path, reason }) => fieldProblem(path, reason)) : []),
    ...fieldProblems(isHeld ? held.error : send.error),
  ];
  const submit = () => {
    setChecked(true);
    if (filled.problems || isBusy) return;
    const sent = { content_sid: template.content_sid, variables: values };
    if (isHeld) hold({ ask: sent });
    else send.mutate(sent);
  };
  return (
    <form
      className={styles['picker']}
      aria-label={t('Send an approved template')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LeaveGuard when={Object.values(typed).some((value) => value.trim() !== '') && !isBusy} />
      <TemplateChoice templates={templates.items} template={template} onChoose={setChosen} />
      <Gaps
        template={template}
        values={values}
        problems={problems}
        onType={(number, value) => setTyped({ ...typed, [number]: value })}
      />
      <p className={styles['preview']}>{previewOf(template, values)}</p>
      <HeldNote isHeld={isHeld} gaps={gaps} />
      <div className={styles['sendTemplate']}>
        {addFile}
        <Price template={template} currency={templates.currency} />
        <Button type="primary" htmlType="submit" loading={isBusy} disabled={gaps.length > 0 || !isReady}>
          {isHeld ? t('Send template, keep my text') : t('Send template')}
        </Button>
      </div>
    </form>
  );
}

function HeldNote({ isHeld, gaps }: { isHeld: boolean; gaps: string[] }) {
  const { t } = useTranslation();
  if (!isHeld || gaps.length > 0) return <GapNote gaps={gaps} />;
  return (
    <p className={styles['muted']}>
      {t('Your text waits three days at most and is sent as soon as the guest answers. You can withdraw it.')}
    </p>
  );
}

const valuesOf = ({ variables }: ReplyTemplate, typed: Record<string, string>): Record<string, string> =>
  Object.fromEntries(variables.map(({ value }, index) => [String(index + 1), typed[String(index + 1)] ?? value ?? '']));

const previewOf = ({ body }: ReplyTemplate, values: Record<string, string>) =>
  body.replace(/\{\{(\d+)\}\}/g, (_, number: string) => values[number]?.trim() || '…');

type ChoiceProps = { templates: ReplyTemplate[]; template: ReplyTemplate; onChoose: (handle: string) => void };

function TemplateChoice({ templates, template, onChoose }: ChoiceProps) {
  const { t, i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: 'language' });
  return (
    <Select
      value={template.content_sid}
      aria-label={t('Template')}
      options={templates.map(({ content_sid, message_type, language }) => ({
        value: content_sid,
        label: `${t(stayMessageNames[message_type])} · ${names.of(language) ?? language}`,
      }))}
      onChange={onChoose}
    />
  );
}

type GapsProps = {
  template: ReplyTemplate;
  values: Record<string, string>;
  problems: FieldProblem[];
  onType: (number: string, value: string) => void;
};

/** One field per variable; a repeated name has two fields, because WhatsApp numbers them separately. */
function Gaps({ template, values, problems, onType }: GapsProps) {
  const { t } = useTranslation();
  const id = useId();
  const whole = problems.find(({ path }) => path === 'variables');
  return (
    <div className={styles['gaps']}>
      {template.variables.map(({ name }, index) => {
        const number = String(index + 1);
        const problem = problems.find(({ path }) => path === `variables.${number}`);
        return (
          <label key={number} htmlFor={id + number}>
            <span>{t(name.replaceAll('_', ' '))}</span>
            <Input
              id={id + number}
              value={values[number] ?? ''}
              maxLength={1024}
              {...(problem ? { status: 'error' as const } : {})}
              aria-invalid={Boolean(problem)}
              onChange={(event) => onType(number, event.target.value)}
            />
            {problem && <span role="alert">{fieldWords(problem)}</span>}
          </label>
        );
      })}
      {whole && <span role="alert">{fieldWords(whole)}</span>}
    </div>
  );
}

function Price({ template, currency }: { template: ReplyTemplate; currency: string }) {
  const { t, i18n } = useTranslation();
  const category = template.category === 'MARKETING' ? t('Marketing') : t('Utility');
  return (
    <span className={styles['muted']}>
      {template.price === null
        ? category
        : t('{{category}} message, about {{price}}', {
            category,
            price: priceWords(Number(template.price), currency, i18n.language),
          })}
    </span>
  );
}
