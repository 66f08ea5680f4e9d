import type { Column } from '@seedbed/engine';
import { nameJson, rowJson, type Field, type MockColumn, type MockTable, type ResolvedColumn, type ResolvedNode } from '../../../core/index.ts';
import type { Base } from '../base.ts';
import type { View } from '../view.ts';
import { jsonWriter, type JsonWriter } from './json-writer.ts';

/** Writes rows of some columns as JSON objects. */
type RowWriter = {
  readonly columns: readonly MockColumn[];
  readonly fields: readonly Field[];
  readonly members: readonly { /** The text before the value: `,"name":`. */ readonly head: string; readonly place: number; readonly write: JsonWriter }[];
  /** Texts of generated rows by slot: a generated row never changes, and pages are requested again. */
  readonly kept: Map<number, string>;
};

type Known = {
  byNodes: WeakMap<readonly ResolvedNode[], RowWriter>;
  readonly byNames: Map<string, RowWriter>;
  /** Number of cached letters. */
  letters: number;
};

/** Maximum number of cached letters for the rows of one mock. */
const MAX_LETTERS = 4_000_000;
const MAX_WRITERS = 256;
const knownOf = new WeakMap<Base, Known>();

/** Whether rows with these nodes are JSON of generated columns only. */
export function isPlain(base: Base, table: MockTable, nodes: readonly ResolvedNode[]): nodes is readonly ResolvedColumn[] {
  return (
    nodes.length > 0 &&
    nodes.every(
      (node) =>
        node.kind === 'column' &&
        node.column !== null &&
        node.path.length === 0 &&
        node.cast === null &&
        node.aggregate === null &&
        base.isMade(table, node.column),
    )
  );
}

/** JSON objects of visible rows, directly from the columns of generated ones. Nodes must be plain. */
export function rowTexts(view: View, table: MockTable, nodes: readonly ResolvedColumn[], slots: readonly number[]): readonly string[] {
  const known = knownOf.get(view.base) ?? { byNodes: new WeakMap(), byNames: new Map(), letters: 0 };
  knownOf.set(view.base, known);
  const writer = writerOf(known, table, nodes);
  const of = view.table(table);
  const texts: string[] = [];
  const missing: number[] = [];
  const places: number[] = [];
  for (const slot of slots) {
    const written = of.written.length === 0 ? null : of.writtenRow(slot);
    const text =
      written === null
        ? writer.kept.get(slot)
        : rowJson(
            writer.fields,
            nodes.map(({ column }) => written[column!.index] ?? null),
          );
    if (text === undefined) {
      missing.push(slot);
      places.push(texts.length);
    }
    texts.push(text ?? '');
  }
  if (missing.length > 0) {
    view.base.listed(table, missing, writer.columns, (batch, from) => {
      for (let i = 0; i < batch.count; i++) {
        const text = write(writer, batch.columns, i);
        texts[places[from + i]!] = text;
        keep(known, writer, missing[from + i]!, text);
      }
    });
  }
  return texts;
}

function write({ members }: RowWriter, columns: readonly Column[], index: number): string {
  // Joined, so that the cache contains a flat text instead of a tree of parts.
  const parts: string[] = [];
  for (const { head, place, write: value } of members) parts.push(head, value(columns[place]!, index));
  parts.push('}');
  return parts.join('');
}

function keep(known: Known, { kept }: RowWriter, slot: number, text: string): void {
  known.letters += text.length;
  if (known.letters > MAX_LETTERS) {
    for (const writer of known.byNames.values()) writer.kept.clear();
    known.letters = text.length;
  }
  kept.set(slot, text);
}

function writerOf(known: Known, table: MockTable, nodes: readonly ResolvedColumn[]): RowWriter {
  const found = known.byNodes.get(nodes);
  if (found) return found;
  const key = JSON.stringify([table.qualified, ...nodes.flatMap(({ name, column }) => [name, column!.index])]);
  let writer = known.byNames.get(key);
  if (!writer) {
    if (known.byNames.size >= MAX_WRITERS) {
      known.byNames.clear();
      known.byNodes = new WeakMap();
      known.letters = 0;
    }
    known.byNames.set(key, (writer = newWriter(nodes)));
  }
  known.byNodes.set(nodes, writer);
  return writer;
}

function newWriter(nodes: readonly ResolvedColumn[]): RowWriter {
  const columns = [...new Set(nodes.map(({ column }) => column!))];
  const writers = columns.map(jsonWriter);
  return {
    columns,
    fields: nodes.map(({ name, column }) => ({ kind: 'value', name, type: column!.type })),
    members: nodes.map(({ name, column }, i) => {
      const place = columns.indexOf(column!);
      return { head: `${i === 0 ? '{' : ','}${nameJson(name)}:`, place, write: writers[place]! };
    }),
    kept: new Map(),
  };
}
