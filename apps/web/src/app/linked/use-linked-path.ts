import { useEffect, useState } from 'react';
import { keep, recall } from '../../lib/local-store.ts';
import type { LinkedPath } from './linked-path.ts';

/** One level with the first relation that has rows. */
const FIRST: LinkedPath = [''];

/** The relations opened next to a table, stored in this browser by dataset and table. */
export function useLinkedPath(storageKey: string): readonly [path: LinkedPath, set: (path: LinkedPath) => void] {
  const [path, setPath] = useState(FIRST);
  useEffect(() => {
    let left = false;
    void recall<LinkedPath>('values', `linked.${storageKey}`).then((kept) => {
      if (!left && kept) setPath((now) => (now === FIRST ? kept : now));
    });
    return () => {
      left = true;
    };
  }, [storageKey]);
  return [
    path,
    (next) => {
      setPath(next);
      void keep('values', `linked.${storageKey}`, next);
    },
  ];
}
