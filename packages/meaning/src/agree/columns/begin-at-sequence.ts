import type { Catalog } from '@seedbed/contract';
import type { TableView } from '../../schema/schema-view.ts';
import { edit, type Draft } from '../../edits/draft.ts';

type Sequence = Catalog['sequences'][number];

/** `'INV-' || nextval('numbers')`, `'R' || lpad(nextval('numbers')::text, 6, '0')`, as Postgres prints a DEFAULT. */
const WRITTEN =
  /^\(?'(?<prefix>(?:[^']|'')*)'::text \|\| (?:nextval\('[^']+'::regclass\)|lpad\(\(nextval\('[^']+'::regclass\)\)::text, (?<digits>\d+), '0'::text\))\)?$/;

/**
 * Numbers begin where the column's sequence begins and go by its steps: invoices from 20250001, ids that several tables draw from one sequence each by numbers
 * of its own. In a text the number comes after what its DEFAULT writes before it.
 */
export function beginAtSequences(drafts: ReadonlyMap<TableView, readonly Draft[]>, { sequences }: Catalog): void {
  const byName = new Map(sequences.map((sequence) => [sequence.name, sequence]));
  const drawing = [...drafts.values()].flat().filter(({ column, kind, parameters }) => {
    return kind === 'sequence' && column.column.sequence !== undefined && Object.keys(parameters).length === 0;
  });
  for (const [name, sharing] of Map.groupBy(drawing, ({ column }) => column.column.sequence!)) {
    const sequence = byName.get(name);
    if (!sequence) continue;
    for (const [place, draft] of sharing.entries()) beginAt(draft, sequence, place, sharing.length);
  }
}

/** The column takes every n-th number of the sequence, from its own place on. */
function beginAt(draft: Draft, sequence: Sequence, place: number, n: number): void {
  const increment = BigInt(sequence.increment);
  const [start, step] = [BigInt(sequence.start) + BigInt(place) * increment, Number(increment) * n];
  if (/^(?:text|varchar|bpchar)$/.test(draft.column.type.base)) return writeNumber(draft, BigInt(sequence.start), Number(increment));
  if (start === 1n && step === 1) return;
  edit(draft, { parameters: { start: Number.isSafeInteger(Number(start)) ? Number(start) : String(start), ...(step === 1 ? {} : { step }) } });
}

function writeNumber(draft: Draft, start: bigint, step: number): void {
  const groups = WRITTEN.exec(draft.column.column.default ?? '')?.groups;
  if (!groups || step !== 1 || start < 0n || start > 1_000_000_000_000n) return;
  const prefix = { text: groups['prefix']!.replaceAll("''", "'") };
  edit(draft, {
    kind: 'code.numbered',
    parameters: { parts: [...(prefix.text === '' ? [] : [prefix]), { number: Number(groups['digits'] ?? 1), start: Number(start) }] },
  });
}
