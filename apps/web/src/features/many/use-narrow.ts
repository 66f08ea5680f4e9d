import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is narrower than so many px: a pane can be, on a wide screen as well. */
export function useNarrow(element: RefObject<HTMLElement | null>, px: number): boolean {
  const [narrow, setNarrow] = useState(() => window.innerWidth < px);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // A hidden pane has no width.
      if (entry!.contentRect.width > 0) setNarrow(entry!.contentRect.width < px);
    });
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element, px]);
  return narrow;
}
