import { qualifiedName, resolveType, type Blueprint, type BlueprintTable, type Relation } from '@seedbed/contract';
import { isKind, isStep, labelRole, plainState, tellsOfState, wordsOfReference, type Legend, type TableNames } from '@seedbed/meaning/decide';
import type { Legends } from '../schema/spell-legends.ts';
import { isChosen, isKeyed, labelsMade } from './parents-in-state.ts';

type Case = NonNullable<Relation['cases']>[number];
type Labels = { readonly name: string; readonly labels: readonly string[]; readonly legend?: Legend | undefined };
type Names = (table: string) => TableNames | undefined;

/**
 * A row refers to a row that says the same of it (`cases`): a deal that was won is in a stage of the kind `won`, or with `is_won`, and an open one in none of these; an
 * expense has a category of expenses. The parent is a stage or a status of its rows, or has the row's own kinds. Not where something else chooses the parent, or the
 * parent chooses other references.
 */
export function parentsOfLabel(blueprint: Blueprint, namesOf: Names, legends: Legends = new Map()): void {
  const tables = new Map(blueprint.tables.map((table) => [qualifiedName(table.schema, table.name), table]));
  for (const relation of blueprint.relations) {
    const { from, to, owner } = relation;
    const [own, theirs] = [namesOf(from.table), namesOf(to.table)];
    if (!own || !theirs || from.table === to.table || from.columns.length > 1 || isChosen(relation) || relation.cases || owner) continue;
    const [table, parent] = [tables.get(from.table)!, tables.get(to.table)!];
    if (isKeyed(table, from.columns) || relation.scope === to.table) continue;
    const labelled = (of: BlueprintTable, names: TableNames, isMeant: (words: readonly string[]) => boolean): Labels[] =>
      of.columns.flatMap((column): Labels[] => {
        const legend = legends.get(qualifiedName(of.schema, of.name))?.get(column.name);
        const labels = isMeant(names.columns.get(column.name)?.words ?? []) ? labelsMade(column, of, blueprint, legend) : [];
        return labels.length > 1 ? [{ name: column.name, labels, legend }] : [];
      });
    const [state] = isStep(theirs.noun, wordsOfReference(own.columns.get(from.columns[0]!)?.words ?? [])) ? labelled(table, own, tellsOfState) : [];
    const cases = state
      ? casesOfStep(
          state,
          labelled(parent, theirs, (words) => isKind(words) || tellsOfState(words)),
          flagsOf(parent, theirs, blueprint),
        )
      : casesOfKind(labelled(table, own, isKind), labelled(parent, theirs, isKind));
    if (cases.length > 0) Object.assign(relation, { cases, ...(relation.within !== undefined && { rowwise: true }) });
  }
}

/** The cases of a state among steps: its own label where there is one, and none of what says of a row that it has ended where it has not. */
function casesOfStep(state: Labels, kinds: readonly Labels[], flags: readonly Flag[]): Case[] {
  const kind = kinds.find(({ labels }) => state.labels.some((label) => isSettled(label) && labels.some((other) => isSame(label, other))));
  const told = flags.filter(({ holds }) => state.labels.some((label) => holds(label)) && !state.labels.every((label) => holds(label)));
  return state.labels.flatMap((label): Case[] => {
    const same = kind?.labels.filter((other) => isSame(label, other)) ?? [];
    const rest = kind?.labels.filter((other) => !state.labels.some((each) => isSame(each, other))) ?? [];
    const there = same.length > 0 ? same : rest;
    const where = {
      ...(kind && there.length > 0 && there.length < kind.labels.length && { [kind.name]: { in: written(kind, there) } }),
      ...Object.fromEntries(told.map((flag) => [flag.name, { in: [String(flag.holds(label))] }])),
    };
    return Object.keys(where).length > 0 ? [{ when: { [state.name]: { in: written(state, [label]) } }, where }] : [];
  });
}

/** The cases of a kind whose labels are all kinds of the parent, and the other way round. */
function casesOfKind(own: readonly Labels[], theirs: readonly Labels[]): Case[] {
  for (const kind of own) {
    const same = theirs.find(
      ({ labels }) => labels.length === kind.labels.length && kind.labels.every((label) => labels.some((other) => isSame(label, other))),
    );
    if (!same) continue;
    return kind.labels.map((label) => ({
      when: { [kind.name]: { in: written(kind, [label]) } },
      where: {
        [same.name]: {
          in: written(
            same,
            same.labels.filter((other) => isSame(label, other)),
          ),
        },
      },
    }));
  }
  return [];
}

/** A flag of a step, and which labels of a row's state it says: `is_won`, and `is_closed` of whatever came to an end. */
type Flag = { readonly name: string; readonly holds: (label: string) => boolean };

function flagsOf({ columns }: BlueprintTable, names: TableNames, { types }: Blueprint): Flag[] {
  return columns.flatMap(({ name, type, generator, nullable }): Flag[] => {
    if (resolveType(type, types).base !== 'bool' || !FLAGS_MADE.has(generator?.kind ?? '') || nullable) return [];
    const words = (names.columns.get(name)?.words ?? []).map(plainState);
    return [{ name, holds: (label) => words.includes(plainState(label)) || (words.some((word) => ENDS.has(word)) && isSettled(label)) }];
  });
}
/** Generators of flags by which rows can be chosen. */
const FLAGS_MADE: ReadonlySet<string> = new Set(['datatype.boolean', 'example']);

/** Flags of steps at which a row has come to an end, whatever came of it. */
const ENDS: ReadonlySet<string> = new Set(['closed', 'final', 'terminal', 'ended', 'end', 'done', 'finished', 'resolved']);

function isSettled(label: string): boolean {
  return ['good', 'bad'].includes(labelRole(label) ?? '');
}

function isSame(one: string, other: string): boolean {
  return plainState(one) === plainState(other);
}

function written({ legend }: Labels, labels: readonly string[]): string[] {
  return labels.map((label) => legend?.get(label) ?? label);
}
