import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { SavedView } from '#shared/features/conversations/saved-views.contract.ts';
import { viewCountedTo } from '#shared/features/conversations/saved-views.values.ts';
import { useTranslation } from '#renderer/lib/translate.ts';
import { inboxPath, listAddress, listPath, useListAddress } from '../inbox-path.ts';

type Props = { view: SavedView; className: string; onClick?: (() => void) | undefined; children?: ReactNode };

/** Shows the list as the view keeps it; the open conversation stays open. */
export function ViewLink({ view, className, onClick, children }: Props) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const shown = useListAddress();
  const selected = params.get('conversation');
  const address = listAddress({ q: view.search, filter: view.filter === 'active' ? '' : view.filter });
  return (
    <Link
      to={selected === null ? listPath(address) : inboxPath(selected, address)}
      className={className}
      data-view={view.id}
      data-gone={view.is_gone}
      aria-current={shown === address ? 'true' : undefined}
      title={view.is_gone ? t('Its tag or department was deleted.') : view.name}
      onClick={onClick}
    >
      <bdi>{view.name}</bdi>
      <Count view={view} />
      {children}
    </Link>
  );
}

function Count({ view: { count, is_gone } }: { view: SavedView }) {
  const { t } = useTranslation();
  if (count === null || is_gone) return null;
  const words = count >= viewCountedTo ? `${viewCountedTo - 1}+` : String(count);
  return (
    <small>
      <span aria-hidden>{words}</span>
      <span className="visually-hidden">
        {count === 1 ? t('1 conversation') : t('{{number}} conversations', { number: words })}
      </span>
    </small>
  );
}
