import { Fragment, use, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createPart } from '../../lib/part.ts';
import { MissingPart, type PartLook } from './missing-part.tsx';

/** A view with its first use. `preload` fetches it before it is shown; `isMissing`: it could not be fetched, and says so in its place. */
type LazyPart<P> = FunctionComponent<P> & { preload(): Promise<void>; isMissing(): boolean };

/**
 * A view that is fetched with its first use, as `React.lazy`, inside whose `Suspense` it stands. Where it cannot be fetched it says so in its own place, and it is
 * there as soon as the server responds again: nothing is thrown, so that nothing around it goes. `Frame` is what a screen brings by itself (the bar at the top).
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  look: PartLook,
  Frame: ComponentType<{ children: ReactNode }> = Fragment,
): LazyPart<P> {
  const part = createPart(load);
  function Lazy(props: P) {
    const now = useStore(part);
    if (now.state === 'ready') return <now.value {...props} />;
    if (now.state === 'missing') {
      return (
        <Frame>
          <MissingPart why={now.why} look={look} onRetry={() => void part.begin()} />
        </Frame>
      );
    }
    use(part.begin());
    return null;
  }
  return Object.assign(Lazy, { preload: () => part.begin(), isMissing: () => part.getState().state === 'missing' });
}
