import { drawsWithKey } from '../../random/draws-of.ts';
import { plainSource } from '../domains/plain-source.ts';
import type { ColumnDraft } from '../draft.ts';
import type { GroupWork } from './group-work.ts';
import type { MemberSources } from './member.ts';

/** Values of proven rows, as tuples: the choice of a row is the number of its tuple. */
export function tupleSources(group: GroupWork, column: ColumnDraft): MemberSources {
  const place = group.spec.columns.indexOf(column.name);
  const values = group.spec.rows!.map((row) => row[place] ?? null);
  const first = values.find((value) => value !== null) ?? '';
  const source = plainSource(column.type, { in: values.map((value) => value ?? first) }, () => drawsWithKey(0, 0));
  return {
    sources: [source],
    ofVariant: Int32Array.from(values, (value) => (value === null && column.nullable ? -1 : 0)),
    present: Uint8Array.from(values, (value) => (value === null ? 0 : 1)),
  };
}

/** Whether a key is within the tuples' columns: then each tuple is used once. */
export function usedOnce(group: { readonly columns: readonly string[] }, keys: readonly (readonly string[])[]): boolean {
  return keys.some((key) => key.every((column) => group.columns.includes(column)));
}
