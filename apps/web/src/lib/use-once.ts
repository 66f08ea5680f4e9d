import { useRef } from 'react';

/** Two presses within this time are a double click, and meant as one. */
const DOUBLE_CLICK_MS = 500;

/** The action, done once for a double click: a button is disabled only after its next render, and enabled again by a fast answer. */
export function useOnce(act: () => void): () => void {
  const last = useRef(-Infinity);
  return () => {
    const now = performance.now();
    const isAgain = now - last.current < DOUBLE_CLICK_MS;
    last.current = now;
    if (!isAgain) act();
  };
}
