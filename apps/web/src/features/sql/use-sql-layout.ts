import { useEffect, useState } from 'react';
import { keep, recall } from '../../lib/local-store.ts';

type Layout = { readonly side: number; readonly editor: number };
const START: Layout = { side: 244, editor: 208 };

/** The width of the tables next to a query and the height of the query, in px; shared by all datasets. */
export function useSqlLayout() {
  const [layout, setLayout] = useState(START);
  useEffect(() => {
    void recall<Layout>('values', 'sql.layout').then((kept) => kept && setLayout(kept));
  }, []);
  const change = (part: Partial<Layout>) =>
    setLayout((before) => {
      const after = { ...before, ...part };
      void keep('values', 'sql.layout', after);
      return after;
    });
  return { ...layout, setSide: (side: number) => change({ side }), setEditor: (editor: number) => change({ editor }) };
}
