import { useEffect, useRef, useState } from 'react';
import { forgetDdl, keepDdl, recallDdl, type KeptDdl } from './kept-ddl.ts';

const EMPTY: KeptDdl = { text: '', name: null };

/** The pasted text is stored until its dataset exists, also across reloads. */
export function useKeptDdl() {
  const [ddl, setState] = useState(EMPTY);
  const touched = useRef(false);
  useEffect(() => {
    void recallDdl().then((kept) => {
      if (kept && !touched.current) setState(kept);
    });
  }, []);
  const setDdl = (next: KeptDdl) => {
    touched.current = true;
    setState(next);
    void keepDdl(next);
  };
  const clear = () => {
    touched.current = true;
    setState(EMPTY);
    void forgetDdl();
  };
  return { ddl, setDdl, clear };
}
