import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { NoteMention } from '#shared/features/conversations/notes.contract.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Floating } from '#renderer/components/menus/floating.tsx';
import { Button } from '#renderer/components/plain/button.tsx';
import { inboxPath } from '../inbox-path.ts';
import styles from './notes.module.css';

/** "@ 2": notes that mention the caller; each leads to its conversation. */
export function MentionsButton({ mentions }: { mentions: NoteMention[] }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        type="text"
        aria-label={t('Notes that mention you ({{number}})', { number: mentions.length })}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        @ {mentions.length}
      </Button>
      {open && (
        <Floating
          anchor={button}
          align="end"
          onLeave={() => setOpen(false)}
          role="dialog"
          aria-label={t('Notes that mention you')}
        >
          <ul className={styles['mentions']}>
            {mentions.map(({ id, conversation_id, author_name, guest_name, content }) => (
              <li key={id}>
                <Link to={inboxPath(conversation_id, '')} onClick={() => setOpen(false)}>
                  <strong>
                    <bdi>{author_name}</bdi> · <bdi>{guest_name ?? t('Unknown guest')}</bdi>
                  </strong>
                  <span dir="auto">{content}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Floating>
      )}
    </>
  );
}
