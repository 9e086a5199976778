import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/translate.ts';
import type { OutdatedAnswer, ToldGuest } from '#shared/features/conversations/corrections.contract.ts';
import { LeaveGuard } from '#renderer/components/inputs/leave-guard.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { GrowingField } from '#renderer/components/plain/growing-field.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { TimeAgo } from '#renderer/components/time-ago.tsx';
import { languageWords } from '#renderer/lib/language-words.ts';
import { useNow } from '#renderer/lib/hooks/use-now.ts';
import { conversationPath } from '#renderer/lib/paths.ts';
import { useSettleCorrections } from './corrections.queries.ts';
import styles from './corrections.module.css';

type Props = { hotelId: string; timezone: string };

/** Guests of the last days who were told something that was changed since; a click writes to them. */
export function OutdatedAnswers({ items, hotelId, timezone }: Props & { items: OutdatedAnswer[] }) {
  return items.map((item) => (
    <Outdated key={`${item.entry_id} ${item.now}`} item={item} hotelId={hotelId} timezone={timezone} />
  ));
}

function Outdated({ item, hotelId, timezone }: Props & { item: OutdatedAnswer }) {
  const { t } = useTranslation();
  const settle = useSettleCorrections(hotelId, item);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const now = useNow(60_000);
  const { guests, title } = item;
  const open = guests.filter((guest) => isOpen(guest, now)).length;
  const letters = lettersOf(guests).map((letter) => ({ ...letter, content: typed[letter.text] ?? letter.text }));
  const shownLetters = letters.filter((letter) => letter.guests.some((guest) => isOpen(guest, now)));
  const idsOf = (of: ToldGuest[]) => of.map(({ conversation_id }) => conversation_id);
  const write = () =>
    settle.mutate(
      letters.map((letter) => ({ content: letter.content.trim(), conversation_ids: idsOf(letter.guests) })),
    );
  return (
    <section className={styles['card']} aria-label={t('Guests who were told otherwise')}>
      <LeaveGuard
        when={letters.some(({ text, content }) => content !== text) && !settle.isPending && !settle.isSuccess}
      />
      <h3>
        {t('Guests who were told something else about “{{title}}”: {{number}}', { title, number: guests.length })}
      </h3>
      <ul>
        {guests.slice(0, shown).map((guest) => (
          <Guest key={guest.conversation_id} guest={guest} isOpen={isOpen(guest, now)} timezone={timezone} />
        ))}
      </ul>
      {guests.length > shown && <p>{t('And {{number}} more.', { number: guests.length - shown })}</p>}
      {shownLetters.map(({ text, language, content, guests: to }) => (
        <LetterField
          key={text}
          language={language}
          number={to.filter((guest) => isOpen(guest, now)).length}
          text={content}
          onType={(changed) => setTyped((known) => ({ ...known, [text]: changed }))}
        />
      ))}
      <div className={styles['buttons']}>
        {open > 0 && (
          <Button
            type="primary"
            disabled={letters.some(({ content }) => content.trim() === '') || settle.isPending}
            loading={settle.isPending}
            onClick={write}
          >
            {t('Write to them ({{number}})', { number: open })}
          </Button>
        )}
        <Button
          type="text"
          disabled={settle.isPending}
          onClick={() => settle.mutate([{ content: null, conversation_ids: idsOf(guests) }])}
        >
          {t('Not needed')}
        </Button>
      </div>
    </section>
  );
}

const shown = 8;
const isOpen = ({ window_expires_at }: ToldGuest, now: number): boolean =>
  window_expires_at !== null && Date.parse(window_expires_at) > now;

/** The guests by the text that they get, in the language of their conversation where the fact has a sentence in it. */
function lettersOf(guests: ToldGuest[]) {
  const texts = [...new Set(guests.map(({ now }) => now))];
  return texts.map((text) => {
    const to = guests.filter(({ now }) => now === text);
    return { text, guests: to, language: to[0]?.now_language ?? null };
  });
}

type LetterProps = { language: string | null; number: number; text: string; onType: (text: string) => void };

function LetterField({ language, number, text, onType }: LetterProps) {
  const { t, i18n } = useTranslation();
  const label = language
    ? t('Message in {{language}}, to {{number}}', { language: languageWords(language, i18n.language), number })
    : t('Message to these guests');
  return (
    <label className={styles['letter']}>
      <p>{label}</p>
      <GrowingField
        value={text}
        aria-label={label}
        dir="auto"
        maxRows={6}
        maxLength={4000}
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  );
}

function Guest({ guest, isOpen: open, timezone }: { guest: ToldGuest; isOpen: boolean; timezone: string }) {
  const { t } = useTranslation();
  const { conversation_id, guest_name, told, told_at } = guest;
  return (
    <li>
      <Link to={conversationPath(conversation_id)}>{guest_name ?? t('Unknown guest')}</Link>{' '}
      <TimeAgo at={told_at} timezone={timezone} />
      {!open && <StatusTag tone="quiet">{t('24 hours are over')}</StatusTag>}
      <p dir="auto">{told}</p>
    </li>
  );
}
