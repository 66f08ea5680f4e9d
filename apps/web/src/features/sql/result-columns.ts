import { huesOf } from '../../workspace/state-hues.ts';
import { resolveType, type Blueprint, type QueryResult } from '@seedbed/contract';
import { cellKind, type GridColumn } from '../../workspace/grid-column.ts';

/** Columns of a result as the grid draws them. Two of one name are distinguished by a number. */
export function resultColumns(columns: QueryResult['columns'], types: Blueprint['types']): GridColumn[] {
  const taken = new Set<string>();
  return columns.map(({ name: given, type: text }) => {
    let name = given;
    for (let n = 2; taken.has(name); n++) name = `${given} (${n})`;
    taken.add(name);
    // Postgres leaves out `public`, which is on its search path.
    const type = resolveType(types?.[`public.${text}`] ? `public.${text}` : text, types ?? {});
    return {
      name,
      type,
      kind: cellKind(type),
      keyed: false,
      relation: null,
      mark: null,
      derived: false,
      nullable: true,
      labels: type.labels ?? [],
      hues: huesOf(type.labels ?? []),
      column: { name, type: text, nullable: true },
    };
  });
}
