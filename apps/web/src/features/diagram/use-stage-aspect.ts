import { useEffect, useState, type RefObject } from 'react';
import { nearestAspect } from './aspect.ts';

/**
 * The aspect ratio of the diagram's area, once it is visible; it does not follow window changes, because tables would
 * jump.
 */
export function useStageAspect(stage: RefObject<HTMLElement | null>): number | null {
  const [aspect, setAspect] = useState<number | null>(null);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect;
      // A hidden pane has no size yet.
      if (width === 0 || height === 0) return;
      setAspect(nearestAspect(width / height));
      observer.disconnect();
    });
    observer.observe(stage.current!);
    return () => observer.disconnect();
  }, [stage]);
  return aspect;
}
