import { useEffect, useState, type RefObject } from 'react';
import { nearestAspect } from './aspect.ts';

/** The shape of the place that a diagram is shown in, once it has one; it does not follow a window that changes: tables would jump about. */
export function useStageAspect(stage: RefObject<HTMLElement | null>): number | null {
  const [aspect, setAspect] = useState<number | null>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      // In a pane that is not shown it has none yet.
      if (width === 0 || height === 0) return;
      setAspect(nearestAspect(width / height));
      observer.disconnect();
    });
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, [stage]);
  return aspect;
}
