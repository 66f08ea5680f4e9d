import { Fragment, use, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createPart } from '../../lib/part.ts';
import { MissingPart, type PartLook } from './missing-part.tsx';

/**
 * A view that is loaded on first use. `preload` fetches it before it is shown; `isMissing`: the download failed, and
 * the view shows that.
 */
type LazyPart<P> = FunctionComponent<P> & { preload(): Promise<void>; isMissing(): boolean };

/**
 * A view that is fetched on first use, like `React.lazy` with its own `Suspense`. If the download fails it shows that
 * in its own place, and appears as soon as the server responds again; nothing is thrown, so the surroundings stay.
 * `Frame` is the surrounding of a screen (the bar at the top).
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
