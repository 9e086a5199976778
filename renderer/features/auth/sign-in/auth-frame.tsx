import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/translate.ts';
import { Link } from 'react-router-dom';
import { BrandMark } from '#renderer/components/brand-mark.tsx';
import { readPractice } from '../auth.calls.ts';
import styles from './auth.module.css';

/** The quiet room around signing in: a lit door at the left, the form at the right. */
export function AuthFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles['frame']}>
      <aside className={styles['side']}>
        <div className={styles['arcade']} aria-hidden>
          <span />
          <span />
          <span />
        </div>
        <p className={styles['quote']}>{t('Every guest answered. Every night.')}</p>
        <p>{t('Concierge answers on WhatsApp in your hotel’s own words, and calls you when a person is needed.')}</p>
      </aside>
      <main className={styles['main']}>
        <div className={styles['panel']}>
          <Link to="/" className={styles['brand']}>
            <BrandMark />
            Concierge
          </Link>
          <h1 className={styles['title']}>{title}</h1>
          {children}
          <PracticeNote />
        </div>
      </main>
    </div>
  );
}

/** Link to the built-in mailbox, if the server uses it. */
function PracticeNote() {
  const { t } = useTranslation();
  const practice = useQuery({ queryKey: ['practice'], queryFn: readPractice, staleTime: Infinity, retry: false });
  if (!practice.data) return null;
  return (
    <p className={styles['note']}>
      {t('Practice mode: mails are not sent, they wait in the')}{' '}
      <a href="/mailbox" target="_blank" rel="noreferrer">
        {t('built-in mailbox')}
      </a>
      .
    </p>
  );
}
