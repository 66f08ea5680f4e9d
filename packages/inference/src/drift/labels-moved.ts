import { dictionary, qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable, type Relation } from '@seedbed/contract';

/** A label that a type has no longer, and the one that is written in its place. */
export type LabelMove = {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  /** Whether `to` is a new label. */
  readonly isRenamed: boolean;
};

type Types = NonNullable<Blueprint['types']>;

/** Labels that enum types have no longer: a new label in the same place renames one, and so does the only new one; others go to a neighbour. */
export function labelMoves(stored: Blueprint['types'], now: Blueprint['types']): LabelMove[] {
  return Object.entries(stored ?? {}).flatMap(([type, was]) => {
    const [before, labels] = [labelsOf(was), labelsOf(now?.[type])];
    if (!before || !labels || labels.length === 0) return [];
    const gone = before.filter((label) => !labels.includes(label));
    const added = labels.filter((label) => !before.includes(label));
    return gone.map((from) => {
      const at = before.indexOf(from);
      const place = labels[at];
      const name =
        place !== undefined && added.includes(place) && before.length === labels.length ? place : gone.length + added.length === 2 ? added[0] : undefined;
      const neighbour = [...before.slice(0, at).reverse(), ...before.slice(at)].find((label) => labels.includes(label)) ?? labels[0]!;
      return { type, from, to: name ?? neighbour, isRenamed: name !== undefined };
    });
  });
}

/** One move in words. */
export function tellLabelMove({ type, from, to, isRenamed }: LabelMove): string {
  return isRenamed ? `The label ${from} of ${type} is ${to} now.` : `The label ${from} of ${type} is gone; the blueprint writes ${to} in its place.`;
}

/** The labels of an enum. */
export function labelsOf(type: Types[string] | undefined): readonly string[] | undefined {
  return type?.kind === 'enum' ? type.labels : undefined;
}

/**
 * The blueprint in which other labels stand in the places of those that are gone, in columns of the type, and in rules and references that
 * name such a column. Each row keeps its draw, so that only rows with such a label are made otherwise.
 */
export function withLabelsMoved(blueprint: Blueprint, moves: readonly LabelMove[]): Blueprint {
  return moves.reduce(withLabelMoved, blueprint);
}

function withLabelMoved(blueprint: Blueprint, move: LabelMove): Blueprint {
  const { type, from, to } = move;
  const labels = labelsOf(blueprint.types?.[type]);
  if (!labels?.includes(from)) return blueprint;
  const isOf = typesOf(blueprint.types!, type);
  const names = new Map<string, readonly string[]>();
  for (const table of [...blueprint.tables, ...(blueprint.droppedTables ?? [])]) {
    const columns = [...table.columns, ...(table.dropped ?? [])].filter((column) => isOf(column.type)).map(({ name }) => name);
    if (columns.length > 0) names.set(nameOf(table), columns);
  }
  const inTable = (table: BlueprintTable): BlueprintTable => {
    const of = names.get(nameOf(table));
    if (!of) return table;
    const moved = (column: BlueprintColumn): BlueprintColumn => (of.includes(column.name) ? inColumn(column, labels, move) : whereNamed(column, of, move));
    const { columns, dropped, ...rules } = table;
    return { ...(whereNamed(rules, of, move) as typeof rules), columns: columns.map(moved), ...(dropped && { dropped: dropped.map(moved) }) };
  };
  const inRelation = (relation: Relation): Relation =>
    whereNamed(relation, [...(names.get(relation.from.table) ?? []), ...(names.get(relation.to.table) ?? [])], move);
  return {
    ...blueprint,
    types: {
      ...blueprint.types,
      [type]: { ...blueprint.types![type]!, labels: [...new Set(labels.map((label) => (label === from ? to : label)))] } as Types[string],
    },
    tables: blueprint.tables.map(inTable),
    relations: blueprint.relations.map(inRelation),
    ...(blueprint.dropped && { dropped: blueprint.dropped.map(inRelation) }),
    ...(blueprint.droppedTables && { droppedTables: blueprint.droppedTables.map(inTable) }),
  };
}

/** Whether columns of a type hold the labels of the enum: itself, its arrays, and domains over them. */
function typesOf(types: Types, name: string): (type: string) => boolean {
  const bare = (type: string): string => type.replace(/(?:\[\])+$/, '');
  const isOf = (type: string, depth = 0): boolean => {
    if (bare(type) === name) return true;
    const base = (types[bare(type)] as { base?: unknown } | undefined)?.base;
    return typeof base === 'string' && depth < 8 && isOf(base, depth + 1);
  };
  return isOf;
}

/** A life goes on under the names of its states, which other columns read: only what it writes is another. */
function inColumn(column: BlueprintColumn, labels: readonly string[], move: LabelMove): BlueprintColumn {
  const { generator, name: _name, type: _type, because: _because, ...others } = column;
  const facts = { ...column, ...(replaced(others, move) as typeof others) };
  if (!generator) return facts;
  const { kind, parameters } = generator;
  if (kind !== 'life.state') return { ...facts, generator: replaced(generator, move) as typeof generator };
  const written = (parameters?.written ?? {}) as Record<string, string>;
  return {
    ...facts,
    generator: {
      kind,
      parameters: {
        ...parameters,
        ...(parameters?.steps === undefined && parameters?.labels === undefined && { labels: [...labels] }),
        written: { ...(replaced(written, { ...move, keys: false }) as typeof written), ...(written[move.from] === undefined && { [move.from]: move.to }) },
      },
    },
  };
}

/** The same where it names one of the columns. */
function whereNamed<Of>(value: Of, columns: readonly string[], move: LabelMove): Of {
  const text = JSON.stringify(value);
  if (!text.includes(move.from) || !columns.some((name) => text.includes(name))) return value;
  return replaced(value, move) as Of;
}

/** The label as a text, as a member, and as a literal of an expression. Shares of labels that become one add up. */
function replaced(value: unknown, move: Pick<LabelMove, 'from' | 'to'> & { readonly keys?: boolean }): unknown {
  const { from, to, keys = true } = move;
  if (typeof value === 'string') {
    if (value === from) return to;
    return ["'", '"'].reduce((text, quote) => text.replaceAll(`${quote}${from}${quote}`, `${quote}${to}${quote}`), value);
  }
  if (Array.isArray(value)) return value.map((each) => replaced(each, move));
  if (value === null || typeof value !== 'object') return value;
  const members = dictionary<unknown>();
  for (const [key, each] of Object.entries(value)) {
    const name = keys && key === from ? to : key;
    const [now, other] = [replaced(each, move), Object.hasOwn(members, name) ? members[name] : undefined];
    members[name] = typeof now === 'number' && typeof other === 'number' ? now + other : (other ?? now);
  }
  return members;
}

const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);
