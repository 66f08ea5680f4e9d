import { expect, test } from 'vitest';
import { compile } from '../../plan/compile.ts';
import { textRows } from '../../plan/text-rows.ts';
import { blueprintOf } from '../../plan/testing/blueprint-of.ts';
import { loadWords } from '../../words/index.ts';

const words = await loadWords('en-US');
const TIME = 'timestamp with time zone';
const ROWS = 1000;

function rowsOf(kind: string, life: object = {}): string[][] {
  const columns = {
    ...life,
    created_at: { type: TIME, generator: { kind: 'date.created' }, ...(kind.startsWith('life.') ? { entity: 'life' } : {}) },
    seen_at: { type: TIME, nullable: true, nullRate: 0.3, generator: { kind: 'date.event', parameters: { after: 'created_at', gap: 900 } } },
    runs_out_at: { type: TIME, generator: { kind: 'date.expires', parameters: { after: 'created_at', days: 2000 } } },
    updated_at: {
      type: TIME,
      generator: { kind, parameters: { notBefore: ['seen_at', 'runs_out_at'] } },
      ...(kind.startsWith('life.') ? { entity: 'life' } : {}),
    },
  };
  const plan = compile(blueprintOf({ t: { rows: ROWS, columns } }), words);
  return textRows(plan, 't', 0, ROWS, ['created_at', 'seen_at', 'updated_at']) as string[][];
}

test.each(['date.updated', 'life.updatedAt'])('%s is not before times that are set, nor moved by times to come', (kind) => {
  const rows = rowsOf(kind, kind.startsWith('life.') ? { status: { type: 'text', entity: 'life', generator: { kind: 'life.state' } } } : {});
  expect(rows.filter(([, seen, updated]) => seen !== null && updated! < seen!)).toEqual([]);
  expect(rows.filter(([, seen, updated]) => seen !== null && updated! >= seen!).length).toBeGreaterThan(500);
  expect(rows.filter(([, , updated]) => updated! >= '2027')).toEqual([]);
});
