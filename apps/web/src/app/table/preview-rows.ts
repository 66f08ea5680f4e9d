import type { Blueprint } from '@seedbed/contract';
import { produce } from 'immer';
import type { Engine } from '../../engine/engine-store.ts';
import { changedText } from '../../features/grid/changed-text.ts';
import type { Preview } from '../../workspace/preview.ts';
import type { Previewing } from './use-preview.ts';

let last = 0;

/** Previews a change: an engine whose rows hold each cell before and after the change in one text. */
export async function previewRows(engine: Engine, blueprint: Blueprint, preview: Preview): Promise<Previewing> {
  const tried = await engine.tryOut!(produce(blueprint, preview.recipe), preview.table);
  const both: Engine = {
    ...engine,
    // Not an edition of the draft, so that cached rows are never confused with it.
    edition: --last,
    async rows(name, first, count, columns) {
      const [now, then] = await Promise.all([engine.rows(name, first, count, columns), tried.texts(first, count, columns)]);
      return now.map((texts, i) => texts?.map((text, row) => changedText(text, then[i]?.[row] ?? null)) ?? null);
    },
  };
  return { preview, engine: both, rows: tried.rows };
}
