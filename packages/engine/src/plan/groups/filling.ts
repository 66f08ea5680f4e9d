import type { Column } from '../../columns/column.ts';
import { borrow, giveBack, scratchColumn } from '../../columns/scratch.ts';
import type { ColumnSource } from '../../columns/source.ts';
import { sourceOf } from '../column-source.ts';
import type { Frame } from '../frame.ts';
import type { RankRule, TableWork, Work } from '../work.ts';
import { madeFrom } from './cycle.ts';
import type { GroupWork } from './group-work.ts';
import type { Member } from './member.ts';

/** One filling of a group: the values of its members' sources for a frame's rows, each computed on first use. */
export type Filling = {
  readonly frame: Frame;
  candidate(member: number, which: number): Column;
  /** The fixed value, or the column's own source. */
  natural(member: number): Column;
};

/**
 * The columns of one frame for a group's sources: by member and source, and by name for columns that depend on the
 * group.
 */
type Room = { readonly own: (Column | undefined)[][]; readonly others: Map<string, Column> };

export function fillings(work: Work, table: TableWork, group: GroupWork, members: readonly Member[]): (frame: Frame, choices: Int32Array) => Filling {
  const key = {};
  const tuples = group.spec.rows !== undefined;
  let cycle: ReadonlySet<string> | null = null;
  /** Columns that depend on the group, by their nodes. */
  let made: ReadonlyMap<number, string> | null = null;
  const nodesMade = (names: ReadonlySet<string>) =>
    new Map([...names].map((name) => [table.columns.get(table.draft.columns.get(name)!)!.final as number, name] as const));
  return (frame, choices) => {
    const { rows } = frame;
    const { capacity } = rows.memory!;
    const room = rows.memory!.room(key, (): Room => ({ own: members.map(() => []), others: new Map() }));
    const filled = members.map((member) => new Uint8Array(member.sources.length));
    const filledOthers = new Set<string>();

    function candidate(m: number, which: number): Column {
      const member = members[m]!;
      const source = member.sources[which]!;
      const column = (room.own[m]![which] ??= scratchColumn(source.shape, source.makesNulls === true, capacity));
      if (filled[m]![which]) return column;
      filled[m]![which] = 1;
      if (tuples && source.at) source.at(Float64Array.from(choices.subarray(0, rows.count)), rows.count, column);
      else fillFrom(source, member.rank, column);
      return column;
    }

    function fillFrom(source: ColumnSource, rank: RankRule | null, column: Column): void {
      if (!rank || !source.at) return source.fill(rows, column, siblings);
      const scratch = borrow(rows.count);
      rank.fill(rows, scratch.x);
      for (let i = 0; i < rows.count; i++) scratch.x[i]! %= Math.max(1, source.cardinality);
      source.at(scratch.x, rows.count, column);
      giveBack(scratch);
    }

    const natural = (m: number): Column => (members[m]!.given === null ? candidate(m, 0) : frame.node(members[m]!.given!));

    /** A column that depends on the group, directly from its generator. */
    function beside(name: string): Column {
      const draft = table.draft.columns.get(name)!;
      const source = sourceOf(work, draft)!;
      let column = room.others.get(name);
      if (!column) room.others.set(name, (column = scratchColumn(source.shape, source.makesNulls === true, capacity)));
      if (filledOthers.has(name)) return column;
      filledOthers.add(name);
      fillFrom(source, table.columns.get(draft)!.rank, column);
      return column;
    }

    // Members see each other's values as their generators make them; everything else is the frame's.
    const siblings: Frame = {
      rows,
      column(name) {
        const m = members.findIndex((member) => member.column.name === name);
        if (m >= 0) return natural(m);
        cycle ??= madeFrom(work, table, group);
        return cycle.has(name) ? beside(name) : frame.column(name);
      },
      node(id) {
        const m = members.findIndex((member) => member.node === id);
        if (m >= 0) return natural(m);
        made ??= nodesMade((cycle ??= madeFrom(work, table, group)));
        const name = made.get(id);
        return name === undefined ? frame.node(id) : beside(name);
      },
      storage: (id) => frame.storage(id),
      parents: (relation) => frame.parents(relation),
      parent: (relation) => frame.parent(relation),
      other: (name, other, most) => frame.other(name, other, most),
    };
    return { frame, candidate, natural };
  };
}
