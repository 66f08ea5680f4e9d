import { useEffect, useRef, useState } from 'react';

const OUTLINE_MS = 2_000;

/**
 * The shape before the current edit, until the edit has paused for a while; null if nothing was edited. `gesture`:
 * edits of one drag share it.
 */
export function useOutline<T>(shape: T, gesture: number): T | null {
  const last = useRef({ gesture, shape });
  const [outline, setOutline] = useState<T | null>(null);
  useEffect(() => {
    const before = last.current;
    if (before.shape === shape) return;
    if (before.gesture !== gesture) setOutline(before.shape);
    last.current = { gesture, shape };
    const timer = setTimeout(() => setOutline(null), OUTLINE_MS);
    return () => clearTimeout(timer);
  }, [shape, gesture]);
  return outline;
}
