import { Suspense } from 'react';
import { lazyPart } from '#renderer/lib/lazy-part.tsx';
import { usePictureViewer } from './pictures.store.ts';

const PictureViewer = lazyPart(async () => (await import('./picture-viewer.tsx')).PictureViewer);

/** Loaded when a picture is opened for the first time. */
export function LatePictureViewer() {
  const opened = usePictureViewer((state) => state.opened);
  return (
    opened && (
      <Suspense>
        <PictureViewer key={opened.conversationId} opened={opened} />
      </Suspense>
    )
  );
}
