import { useEffect, useRef, useState } from 'react';
import i18n, { useTranslation } from '#renderer/lib/translate.ts';
import { translationLanguages, type TranslationLanguage } from '#shared/features/conversations/translation.schema.ts';
import { reason } from '#shared/reasons/reasons.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { messageOf } from '#renderer/lib/notify.ts';
import { reasonWords } from '#renderer/lib/reasons.ts';
import type { Thread } from '../thread.rules.ts';
import { asTranslationLanguage, languageName } from './languages.ts';
import { ApiError } from '#renderer/lib/api/api-error.ts';
import { useChoosePreferences, usePreferences } from '#renderer/lib/session/preferences.ts';
import { sendTranslationId, type Opened, type SendTranslation } from './send-translation.ts';
import { useTranslateReply } from './translation.queries.ts';
import styles from './translation.module.css';

type Props = Opened & { thread: Thread; text: string; onSend: SendTranslation; onClose: () => void };

/** The translation of what is in the reply box, with the original, to read and send. Nothing is sent by itself. */
export function TranslatePanel(props: Props) {
  const { t } = useTranslation();
  const isOff = props.thread.can_translate === false;
  return (
    <section
      className={styles['panel']}
      aria-label={t('Translation')}
      onKeyDown={(event) => event.key === 'Escape' && props.onClose()}
    >
      {isOff ? <Off onClose={props.onClose} /> : <Translating {...props} />}
    </section>
  );
}

const offEnglish =
  'Translation is off, because this installation has no language model. An administrator sets OPENAI_API_KEY; until then, write in the guest’s language.';

function Off({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <>
      <p role="status">{reasonWords([reason('translation_needs_model')], offEnglish)}</p>
      <p className={styles['buttons']}>
        <Button onClick={onClose}>{t('Close')}</Button>
      </p>
    </>
  );
}

function Translating({ thread, text, before, onSend, onClose }: Props) {
  const { t } = useTranslation();
  const { conversation } = thread;
  const [to, setTo] = useState<TranslationLanguage>(asTranslationLanguage(conversation.language) ?? 'en');
  const [asked, setAsked] = useState(text.trim());
  const { mutate, data, isPending, error } = useTranslateReply(conversation.id);
  useEffect(() => {
    mutate({ content: asked, to, from: asTranslationLanguage(i18n.language) ?? undefined });
  }, [mutate, asked, to]);
  const isStale = asked !== text.trim();
  const again = () =>
    isStale
      ? setAsked(text.trim())
      : mutate({ content: asked, to, from: asTranslationLanguage(i18n.language) ?? undefined });
  const asWritten = () => {
    onSend(before === 'resolve');
    onClose();
  };
  const send = (thenResolve: boolean) => {
    if (!data) return;
    onSend(thenResolve, { text: data.content, translated: { content: asked, from: data.from, to } });
    onClose();
  };
  useSameLanguage(before !== null && !isStale ? error : null, asWritten);
  return (
    <>
      <Into to={to} onChoose={setTo} />
      {isPending && <p role="status">{t('Translating…')}</p>}
      {!isPending && error && <p role="alert">{messageOf(error)}</p>}
      {!isPending && data && !isStale && (
        <Result key={data.content} conversationId={conversation.id} asked={asked} {...data} />
      )}
      {!isPending && isStale && <p role="status">{t('The text has changed since it was translated.')}</p>}
      <p className={styles['buttons']}>
        {!isPending && data && !isStale && <SendTranslated first={before ?? 'send'} onSend={send} />}
        {!isPending && (isStale || error) && (
          <Button id={sendTranslationId} type="primary" onClick={again}>
            {isStale ? t('Translate again') : t('Try again')}
          </Button>
        )}
        {before && <Button onClick={asWritten}>{t('Send as written')}</Button>}
        <Button type="text" onClick={onClose}>
          {t('Close')}
        </Button>
      </p>
      <AutoSwitch />
    </>
  );
}

/** A reply that is in the guest's language already leaves as it is. */
function useSameLanguage(error: unknown, send: () => void): void {
  const isSame = error instanceof ApiError && error.reason?.code === 'translation_same_language';
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => {
    if (isSame) latest.current();
  }, [isSame]);
}

type SendProps = { first: 'send' | 'resolve'; onSend: (thenResolve: boolean) => void };

/** `first`: what Enter leads to. */
function SendTranslated({ first, onSend }: SendProps) {
  const { t } = useTranslation();
  const main = { id: sendTranslationId, type: 'primary' } as const;
  return (
    <>
      <Button {...(first === 'send' ? main : {})} onClick={() => onSend(false)}>
        {t('Send translation')}
      </Button>
      <Button {...(first === 'resolve' ? main : {})} onClick={() => onSend(true)}>
        {t('Send and resolve')}
      </Button>
    </>
  );
}

/** The person's switch, which is in the settings as well. */
function AutoSwitch() {
  const { t } = useTranslation();
  const { auto_translate } = usePreferences();
  const choose = useChoosePreferences();
  return (
    <label className={styles['auto']}>
      <input
        type="checkbox"
        checked={auto_translate}
        onChange={({ target }) => choose({ auto_translate: target.checked })}
      />
      {t('Always translate messages and replies')}
    </label>
  );
}

function Into({ to, onChoose }: { to: TranslationLanguage; onChoose: (to: TranslationLanguage) => void }) {
  const { t, i18n: shown } = useTranslation();
  return (
    <label className={styles['into']}>
      {t('Translate into')}
      <select value={to} onChange={(event) => onChoose(event.target.value as TranslationLanguage)}>
        {translationLanguages.map((code) => (
          <option key={code} value={code}>
            {languageName(code, shown.language)}
          </option>
        ))}
      </select>
    </label>
  );
}

type ResultProps = { conversationId: string; asked: string; content: string; from: string; to: TranslationLanguage };

/** What the guest would get, above what was written; on demand also what a reader of the translation understands. */
function Result({ conversationId, asked, content, from, to }: ResultProps) {
  const { t, i18n: shown } = useTranslation();
  const back = useTranslateReply(conversationId);
  const own = asTranslationLanguage(from);
  const name = languageName(from, shown.language);
  return (
    <div className={styles['result']}>
      <p className={styles['label']}>{t('The guest gets (made automatically)')}</p>
      <p className={styles['text']} lang={to} dir="auto">
        {content}
      </p>
      <p className={styles['label']}>{t('You wrote')}</p>
      <p className={styles['original']} lang={from} dir="auto">
        {asked}
      </p>
      {back.data && (
        <>
          <p className={styles['label']}>{t('Back into {{language}}', { language: name })}</p>
          <p className={styles['original']} lang={from} dir="auto">
            {back.data.content}
          </p>
        </>
      )}
      {back.error && <p role="alert">{messageOf(back.error)}</p>}
      {own && !back.data && (
        <Button
          size="small"
          type="text"
          loading={back.isPending}
          onClick={() => back.mutate({ content, to: own, from: to })}
        >
          {t('Translate back to check')}
        </Button>
      )}
    </div>
  );
}
