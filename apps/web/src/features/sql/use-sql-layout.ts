import { useEffect, useState } from 'react';
import { keep, recall } from '../../lib/local-store.ts';

type Layout = { readonly side: number; readonly editor: number };
const START: Layout = { side: 244, editor: 208 };

/** How wide the tables beside a query are and how high the query, in pixels; remembered for all datasets. */
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
