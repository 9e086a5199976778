import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { notifyFailure, notifySuccess } from '#renderer/lib/notify.ts';
import { useScopeWords } from '../integration-words.ts';
import { BodyParts, Code, FieldTable, PartTitle } from './body-parts.tsx';
import { type ApiCall, partsOf } from './calls.rules.ts';
import styles from './reference.module.css';

/** One call; its parts are made when it is opened. `isLinked`: the address names it, so it is open and in view. */
export function CallEntry({ call, isLinked }: { call: ApiCall; isLinked: boolean }) {
  const [isOpen, setOpen] = useState(isLinked);
  const entry = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    setOpen(true);
    entry.current?.scrollIntoView({ block: 'start' });
  }, [isLinked]);
  return (
    <details
      ref={entry}
      id={call.id}
      className={styles['call']}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <code>
          <strong data-method={call.method}>{call.method}</strong> {call.path}
        </code>
        <span lang="en">
          {partsOf(call.summary).map(({ text, isCode, at }) => (isCode ? <code key={at}>{text}</code> : text))}
        </span>
      </summary>
      {isOpen && <CallParts call={call} />}
    </details>
  );
}

function CallParts({ call }: { call: ApiCall }) {
  const { t } = useTranslation();
  const { id, parameters, body, answer, refusals, curl } = call;
  const copy = () =>
    navigator.clipboard.writeText(curl).then(
      () => notifySuccess(t('Copied')),
      (error: unknown) => notifyFailure(t('Copying failed'), error),
    );
  return (
    <div className={styles['parts']}>
      <AccessWords call={call} />
      {parameters.length > 0 && <FieldTable title={t('Parameters')} fields={parameters} level="h4" />}
      {body && <BodyParts title={t('What is sent')} body={body} level="h4" />}
      <BodyParts title={`${t('What is answered')} (${answer.status})`} body={answer} level="h4" />
      <PartTitle level="h4" title={t('Refusals')} />
      <ul className={styles['refusals']}>
        {refusals.map(({ status, codes }) => (
          <li key={status}>
            {status} <code>{codes}</code>
          </li>
        ))}
      </ul>
      <Code title={t('Example')} text={curl} level="h4" />
      <div className={styles['actions']}>
        <Button size="small" aria-label={t('Copy {{what}}', { what: id })} onClick={() => void copy()}>
          {t('Copy')}
        </Button>
        <a href={`#${id}`}>{t('Link to this call')}</a>
      </div>
    </div>
  );
}

function AccessWords({ call: { access, scope } }: { call: ApiCall }) {
  const { t } = useTranslation();
  const scopes = new Map<string, string>(useScopeWords().flatMap((group) => group.scopes));
  const people: Record<string, string> = {
    public: t('Anyone'),
    signedIn: t('Everyone who is signed in'),
    hotelMember: t('Staff and admins of the hotel'),
    hotelAdmin: t('Admins of the hotel'),
    groupAdmin: t('Admins of the group'),
    superAdmin: t('Super admins'),
  };
  return (
    <>
      <p>{t('Who may call: {{who}}', { who: people[access] ?? access })}</p>
      {scope ? (
        <p>
          {t('Permission of the key: {{what}}', { what: scopes.get(scope) ?? scope })} <code>{scope}</code>
        </p>
      ) : (
        <p>{t('An API key cannot make this call.')}</p>
      )}
    </>
  );
}
