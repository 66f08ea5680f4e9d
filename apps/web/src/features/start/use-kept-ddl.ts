import { useEffect, useRef, useState } from 'react';
import { forget, keep, recall } from '../../lib/local-store.ts';

export type KeptDdl = { readonly text: string; /** Of the file that it came from. */ readonly name: string | null };

const KEY = 'start.ddl';
const EMPTY: KeptDdl = { text: '', name: null };

/** What was pasted stays here until it has grown, over reloads as well. */
export function useKeptDdl() {
  const [ddl, setState] = useState(EMPTY);
  const touched = useRef(false);
  useEffect(() => {
    void recall<KeptDdl>('values', KEY).then((kept) => {
      if (kept && !touched.current) setState(kept);
    });
  }, []);
  const setDdl = (next: KeptDdl) => {
    touched.current = true;
    setState(next);
    void keep('values', KEY, next);
  };
  const clear = () => {
    touched.current = true;
    setState(EMPTY);
    void forget('values', KEY);
  };
  return { ddl, setDdl, clear };
}
