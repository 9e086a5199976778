import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPart, loadLater } from '#renderer/lib/lazy-part.tsx';

/**
 * A part made of antd inside a page made without: it is loaded, with antd's theme around it, when it is first shown or
 * when the computer is idle. `waiting`: what stands there until then.
 */
export function themedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: (props: Props) => ReactNode = () => null,
): ComponentType<Props> {
  const read = () => Promise.all([import('./component-frame.tsx'), load()]);
  loadLater(read);
  const Part = lazyPart(async () => {
    const [{ ThemedApp }, Loaded] = await read();
    return (props: Props) => (
      <ThemedApp>
        <Loaded {...props} />
      </ThemedApp>
    );
  });
  return (props) => (
    <Suspense fallback={waiting(props)}>
      <Part {...props} />
    </Suspense>
  );
}
