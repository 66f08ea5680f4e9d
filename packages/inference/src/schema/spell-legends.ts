import {
  dictionaryOf,
  ownMember,
  qualifiedName,
  quotedText,
  type Blueprint,
  type BlueprintColumn,
  type BlueprintKey,
  type BlueprintTable,
  type Domain,
  type Generator,
  type Group,
  type Relation,
  type VariantColumn,
} from '@seedbed/contract';
import type { Solution, SolvedTable } from '@seedbed/constraints';
import { legendOf, legendOfCode, literalDefault, type ColumnView, type Legend, type SchemaView, type TableView } from '@seedbed/meaning/decide';

export type Spelled = { readonly schema: SchemaView; readonly solution: Solution };

const WHOLE = /^int[248]$/;
const TEXT = /^(?:text|varchar|bpchar)$/;

/**
 * The schema and its constraints, in which whole numbers with a legend in their comment (`0 planned, 1 active`), and columns whose values the application's code states, are
 * lists of labels as an enum's are: whatever is known of labels is known of them. `writeLegends` puts the values back. A column whose conditions ask for more than some of its numbers stays as it is.
 */
export function spellLegends(schema: SchemaView, solution: Solution): Spelled {
  const solved = new Map(solution.tables);
  const tables = schema.tables.map((table) => {
    const columns = table.columns.map((column) => {
      const own = solved.get(table.name)!;
      const legend = legendIn(column, own);
      const spelled = legend && spellConditions(column.name, legend, own);
      if (!legend || !spelled) return column;
      solved.set(table.name, spelled);
      return asLabels(column, legend);
    });
    return columns.every((column, i) => column === table.columns[i]) ? table : { ...table, columns, column: new Map(columns.map((each) => [each.name, each])) };
  });
  if (tables.every((table, i) => table === schema.tables[i])) return { schema, solution };
  return {
    schema: { ...schema, tables, byName: new Map(tables.map((table): [string, TableView] => [table.name, table])) },
    solution: { ...solution, tables: solved },
  };
}

/** The words for those of its values that the column takes, by code or else by a comment; null if it is no list of them. */
function legendIn(column: ColumnView, { domains, generators, alwaysNull }: SolvedTable): Legend | null {
  const { name, type, unique, references } = column;
  const { comment, stated, generated, identity } = column.column;
  if (type.kind !== 'base' || unique || references.length > 0 || generated || identity) return null;
  if (ownMember(generators, name) || alwaysNull.includes(name)) return null;
  const isWhole = WHOLE.test(type.base);
  const byCode = stated && (stated.numbers ? isWhole : TEXT.test(type.base)) ? legendOfCode(stated) : null;
  const domain = ownMember(domains, name) ?? {};
  return taken(byCode, domain, type.length) ?? (comment && isWhole ? taken(legendOf(comment), domain) : null);
}

/** The part of a legend that a column takes; null if that is no list. */
function taken(legend: Legend | null, domain: Domain, room = Infinity): Legend | null {
  const words = legend && wordsIn(legend, domain)?.filter((word) => [...legend.get(word)!].length <= room || !legend.texts);
  if (!legend || !words || words.length < Math.max(1, Math.min(2, legend.size))) return null;
  return withForm(
    words.map((word) => [word, legend.get(word)!]),
    legend,
  );
}

function withForm(entries: readonly (readonly [string, string])[], { texts }: Legend): Legend {
  return Object.assign(new Map(entries), texts && { texts });
}

function asLabels(column: ColumnView, legend: Legend): ColumnView {
  const { default: usual, ...rest } = column.column;
  const written = legend.texts ? literalDefault(column.column) : /^\(?'?(-?\d+)'?\)?(?:::.+)?$/.exec(usual ?? '')?.[1];
  const word = [...legend].find(([, value]) => value === written)?.[0];
  return {
    ...column,
    column: { ...rest, ...(word === undefined ? {} : { default: quotedText(word) }) },
    type: { name: column.type.name, kind: 'enum', base: 'enum', labels: [...legend.keys()] },
    legend,
  };
}

/** The table's conditions in words; null if one of them asks for more than some of the numbers. */
function spellConditions(name: string, legend: Legend, solved: SolvedTable): SolvedTable | null {
  const names = ({ columns }: { readonly columns: readonly string[] }): boolean => columns.includes(name);
  if (solved.unread.some(names) || solved.equations.some(({ column, sources }) => column === name || sources.includes(name))) return null;
  const groups = solved.groups.map((group) => (names(group) ? spellGroup(name, legend, group) : group));
  if (groups.includes(null)) return null;
  const words = new Map([...legend].map(([word, value]) => [value, word]));
  const { [name]: _, ...domains } = solved.domains;
  return { ...solved, domains, groups: groups as Group[], keys: solved.keys.map((key) => keyIn(words, name, key)) };
}

function spellGroup(name: string, legend: Legend, group: Group): Group | null {
  const { variants = [], order = [], rows } = group;
  const isOrdered = [order, ...variants.map((variant) => variant.order ?? [])].flat().some(({ terms }) => terms.some(({ column }) => column === name));
  if (rows || isOrdered) return null;
  const spelled = variants.map((variant) => {
    const says = ownMember(variant.columns, name);
    if (!says) return variant;
    const words = says.domain && wordsIn(legend, says.domain);
    if (says.generator || words === null || words?.length === 0) return null;
    return { ...variant, columns: { ...variant.columns, [name]: { ...says, ...(words && { domain: { in: words } }) } satisfies VariantColumn } };
  });
  return spelled.includes(null) ? null : { ...group, ...(group.variants && { variants: spelled as NonNullable<Group['variants']> }) };
}

/** A key for some rows, with other texts for the values of a column. */
function keyIn(texts: ReadonlyMap<string, string>, name: string, key: BlueprintKey): BlueprintKey {
  const when = key.when && ownMember(key.when, name);
  if (when === undefined) return key;
  const other = <T extends string | null>(value: T): string | T => (value === null ? value : (texts.get(value) ?? value));
  return { ...key, when: { ...key.when, [name]: Array.isArray(when) ? when.map(other) : other(when) } };
}

/** The words whose values meet the conditions; null for conditions on more than which values. */
function wordsIn(legend: Legend, { in: listed, notIn, min, max, minExclusive, maxExclusive, minLength, maxLength, ...rest }: Domain): string[] | null {
  if (Object.keys(rest).length > 0 || (legend.texts && (min ?? max) !== undefined)) return null;
  const [least, most] = [Number(min ?? -Infinity), Number(max ?? Infinity)];
  const fits = (value: string): boolean => {
    if (listed && !listed.includes(value)) return false;
    if (legend.texts) return !notIn?.includes(value) && [...value].length >= Number(minLength ?? 0) && [...value].length <= Number(maxLength ?? Infinity);
    const number = Number(value);
    return !notIn?.includes(value) && (minExclusive ? number > least : number >= least) && (maxExclusive ? number < most : number <= most);
  };
  return [...legend].filter(([, value]) => fits(value)).map(([word]) => word);
}

/** Legends of the columns that are spelled, by the qualified name of the table. */
export type Legends = ReadonlyMap<string, ReadonlyMap<string, Legend>>;

export function legendsOf({ tables }: SchemaView): Legends {
  return new Map(
    tables
      .map((table) => [table.name, new Map(table.columns.flatMap(({ name, legend }): [string, Legend][] => (legend ? [[name, legend]] : [])))] as const)
      .filter(([, each]) => each.size > 0),
  );
}

/** Tables and relations with the numbers again where words stand for them, and with what `schema` and `solution` say of their columns. */
export function writeLegends(
  { tables, relations }: Pick<Blueprint, 'tables' | 'relations'>,
  legends: Legends,
  schema: SchemaView,
  solution: Solution,
): { readonly tables: BlueprintTable[]; readonly relations: Relation[] } {
  if (legends.size === 0) return { tables, relations };
  return {
    tables: tables.map((table) => {
      const name = qualifiedName(table.schema, table.name);
      const own = legends.get(name);
      if (!own) return table;
      const { domains } = solution.tables.get(name)!;
      const columns = table.columns.map((column): BlueprintColumn => {
        const legend = own.get(column.name);
        if (!legend) return column;
        const { default: _, ...rest } = column;
        const usual = schema.byName.get(name)!.column.get(column.name)!.column.default;
        const domain = ownMember(domains, column.name);
        return {
          ...rest,
          ...(usual === undefined ? {} : { default: usual }),
          ...(domain && { domain }),
          ...(rest.generator && { generator: inValues(rest.generator, legend) }),
        };
      });
      const groups = table.groups?.map((group) => groupInValues(group, own));
      const uniqueKeys = table.uniqueKeys?.map((key) => [...own].reduce((each, [column, legend]) => keyIn(legend, column, each), key));
      return { ...table, columns, ...(groups && { groups }), ...(uniqueKeys && { uniqueKeys }) };
    }),
    relations: relations.map((relation) => {
      const [when, where] = [domainsInValues(relation.when, legends.get(relation.from.table)), domainsInValues(relation.where, legends.get(relation.to.table))];
      return { ...relation, ...(when && { when }), ...(where && { where }) };
    }),
  };
}

function groupInValues(group: Group, legends: ReadonlyMap<string, Legend>): Group {
  if (!group.variants || !group.columns.some((name) => legends.has(name))) return group;
  const variants = group.variants.map((variant) => {
    const columns = Object.entries(variant.columns).map(([name, says]): [string, VariantColumn] => {
      const legend = legends.get(name);
      const { domain, generator } = says;
      return [
        name,
        !legend ? says : { ...says, ...(domain && { domain: domainInValues(domain, legend) }), ...(generator && { generator: inValues(generator, legend) }) },
      ];
    });
    return { ...variant, columns: dictionaryOf(columns) };
  });
  return { ...group, variants };
}

function domainsInValues(domains: Relation['where'], legends: ReadonlyMap<string, Legend> | undefined): Relation['where'] {
  if (!domains || !legends) return domains;
  return dictionaryOf(Object.entries(domains).map(([name, domain]) => [name, legends.has(name) ? domainInValues(domain, legends.get(name)!) : domain]));
}

function domainInValues(domain: Domain, legend: Legend): Domain {
  const values = (words: readonly string[]): string[] => words.map((word) => legend.get(word) ?? word);
  return { ...domain, ...(domain.in && { in: values(domain.in) }), ...(domain.notIn && { notIn: values(domain.notIn) }) };
}

/** A generator of words as one of their numbers; a life keeps its words, and says how each is written. */
function inValues(generator: Generator, legend: Legend): Generator {
  const { kind, parameters = {} } = generator;
  const valueOf = (word: unknown): unknown =>
    typeof word !== 'string' || !legend.has(word) ? word : legend.texts ? legend.get(word) : Number(legend.get(word));
  if (kind === 'values' || kind === 'example')
    return { kind, parameters: { ...parameters, values: (parameters['values'] as readonly unknown[]).map(valueOf) } };
  if (kind === 'constant') return { kind, parameters: { ...parameters, value: valueOf(parameters['value']) } };
  if (kind === 'life.state') {
    const labels = parameters['steps'] === undefined && parameters['labels'] === undefined ? { labels: [...legend.keys()] } : {};
    const isWritten = [...legend].some(([word, value]) => word !== value);
    return { kind, parameters: { ...parameters, ...labels, ...(isWritten && { written: Object.fromEntries(legend) }) } };
  }
  if (kind === 'person.sex' && legend.texts) return { kind, parameters: { ...parameters, labels: [...legend.values()] } };
  if (kind !== 'cases') return generator;
  const { cases, otherwise, ...rest } = parameters as { cases: { generator: Generator }[]; otherwise?: Generator };
  return {
    kind,
    parameters: {
      ...rest,
      cases: cases.map((each) => ({ ...each, generator: inValues(each.generator, legend) })),
      ...(otherwise && { otherwise: inValues(otherwise, legend) }),
    },
  };
}
