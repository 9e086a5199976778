import { CheckOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/translate.ts';
import type {
  ContradictingText,
  ContradictionRow,
  ValueKind,
} from '#shared/features/knowledge/contradictions.contract.ts';
import { Button } from '#renderer/components/plain/button.tsx';
import { EmptyState } from '#renderer/components/states/empty-state.tsx';
import { ErrorState } from '#renderer/components/states/error-state.tsx';
import { ListSkeleton } from '#renderer/components/states/list-skeleton.tsx';
import { StatusTag } from '#renderer/components/status-tag.tsx';
import { entryPath, paths } from '#renderer/lib/paths.ts';
import { markedPieces } from './marked-pieces.rules.ts';
import { useContradictions } from './contradictions.queries.ts';
import { useDismissContradiction } from './dismiss.queries.ts';
import styles from './contradictions.module.css';

/** Texts whose facts cannot both be true, side by side, with the places that differ. */
export function ContradictionsView({ hotelId }: { hotelId: string }) {
  const { t } = useTranslation();
  const read = useContradictions(hotelId);
  const dismiss = useDismissContradiction(hotelId);
  const [shown, setShown] = useState(atOnce);
  if (read.isPending) return <ListSkeleton />;
  if (!read.data)
    return (
      <ErrorState title={t('Error loading contradictions')} error={read.error} onRetry={() => void read.refetch()} />
    );
  if (read.data.items.length === 0)
    return (
      <EmptyState
        icon={<CheckOutlined aria-hidden />}
        title={t('No contradictions')}
        text={t('Profile, FAQs, knowledge and saved replies are compared after each change.')}
      />
    );
  return (
    <>
      <ul className={styles['list']}>
        {read.data.items.slice(0, shown).map((row) => (
          <Row
            key={row.key}
            row={row}
            busy={dismiss.isPending && dismiss.variables === row.key}
            onDismiss={() => dismiss.mutate(row.key)}
          />
        ))}
      </ul>
      {read.data.items.length > shown && (
        <Button block className={styles['more']} onClick={() => setShown(shown + atOnce)}>
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

const atOnce = 50;

const words: Record<ValueKind, string> = {
  hours: 'Different times',
  price: 'Different prices',
  phone: 'Different phone numbers',
  code: 'Different codes',
  email: 'Different e-mail addresses',
  place: 'Different floors',
  distance: 'Different distances',
  notice: 'Different periods',
  age: 'Different ages',
  yes_no: 'Yes and no',
};

function Row({ row, busy, onDismiss }: { row: ContradictionRow; busy: boolean; onDismiss: () => void }) {
  const { t } = useTranslation();
  return (
    <li className={styles['row']} aria-label={`${row.one.title} / ${row.other.title}`}>
      <p className={styles['tags']}>
        {row.kinds.map((kind) => (
          <StatusTag key={kind} tone="amber">
            {t(words[kind])}
          </StatusTag>
        ))}
      </p>
      <div className={styles['pair']}>
        <Text text={row.one} />
        <Text text={row.other} />
      </div>
      <Button type="text" loading={busy} onClick={onDismiss}>
        {t('Not a contradiction')}
      </Button>
    </li>
  );
}

const places: Record<ContradictingText['kind'], string> = {
  faq: 'FAQ',
  knowledge: 'Knowledge',
  profile: 'Hotel Profile',
  reply: 'Saved replies',
};

function Text({ text }: { text: ContradictingText }) {
  const { t } = useTranslation();
  return (
    <section className={styles['text']}>
      <StatusTag tone="quiet">{t(places[text.kind])}</StatusTag>
      <h2>{text.title}</h2>
      <p>{markedPieces(text).map(({ piece, marked }, index) => (marked ? <mark key={index}>{piece}</mark> : piece))}</p>
      <Link to={pathOf(text)}>{t('Open this')}</Link>
    </section>
  );
}

function pathOf({ kind, title }: ContradictingText): string {
  if (kind === 'profile') return paths.hotelProfile;
  return entryPath(kind, title);
}
