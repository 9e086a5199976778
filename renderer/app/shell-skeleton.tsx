import { PageSkeleton } from '#renderer/components/states/page-skeleton.tsx';
import { routes } from './routes.ts';

/** What stands until the session is known and the frame of a signed-in page has arrived. */
export function ShellSkeleton() {
  const isBare = routes.some(({ frame, path }) => frame === 'bare' && path === window.location.pathname);
  return <PageSkeleton sidebar={!isBare} />;
}
