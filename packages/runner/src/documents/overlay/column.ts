import {
  dictionary,
  Problem,
  resolveType,
  suggestNames,
  type Blueprint,
  type BlueprintColumn,
  type BlueprintTable,
  type Generator,
  type OverlayColumn,
} from '@seedbed/contract';
import { shareInCases } from '@seedbed/meaning';

/** The current share of each label, without the overlay; computed only if needed. */
export type SharesNow = (table: BlueprintTable, column: BlueprintColumn) => Promise<ReadonlyMap<string, number>>;

/** The generator for the setting. */
export async function generatorFor(
  blueprint: Blueprint,
  table: BlueprintTable,
  column: BlueprintColumn,
  statement: OverlayColumn,
  place: string,
  sharesNow: SharesNow,
): Promise<Generator> {
  if (statement === null) return nullFor(column, place);
  if (typeof statement === 'string')
    return /\{[^{}]*\}/.test(statement) ? template(table, column, statement, place) : constant(blueprint, column, statement, place);
  if (typeof statement !== 'object') return constant(blueprint, column, String(statement), place);
  if (typeof statement['generator'] === 'string') {
    const { generator: kind, parameters } = statement as { generator: string; parameters?: Record<string, unknown> };
    return { kind, ...(parameters && { parameters }) };
  }
  return labels(blueprint, table, column, statement as Readonly<Record<string, string | number>>, place, sharesNow);
}

function nullFor(column: BlueprintColumn, place: string): Generator {
  if (!column.nullable) throw new Problem('invalid-request', `${place}: the column is NOT NULL.`);
  return { kind: 'null' };
}

function constant(blueprint: Blueprint, column: BlueprintColumn, value: string, place: string): Generator {
  requireLabels(blueprint, column, [value], place);
  return { kind: 'constant', parameters: { value } };
}

/** The labels of a column, if its type or a CHECK lists them. */
export function labelsOf(blueprint: Blueprint, column: BlueprintColumn): readonly string[] | undefined {
  const type = resolveType(column.type, blueprint.types);
  return type.base === 'bool' ? ['true', 'false'] : (column.domain?.in ?? type.labels);
}

function requireLabels(blueprint: Blueprint, column: BlueprintColumn, named: readonly string[], place: string): void {
  const known = labelsOf(blueprint, column);
  const unknown = known && named.find((label) => !known.includes(label));
  if (known && unknown !== undefined)
    throw new Problem('not-found', `${place}: the column takes no ${JSON.stringify(unknown)}. ${suggestNames(known, unknown)}`);
}

async function labels(
  blueprint: Blueprint,
  table: BlueprintTable,
  column: BlueprintColumn,
  wanted: Readonly<Record<string, string | number>>,
  place: string,
  sharesNow: SharesNow,
): Promise<Generator> {
  const named = Object.keys(wanted);
  requireLabels(blueprint, column, named, place);
  const percents = named.filter((label) => typeof wanted[label] === 'string');
  if (percents.length > 0 && percents.length < named.length)
    throw new Problem('invalid-request', `${place}: give all labels percentages, or all of them weights.`);
  const shares = percents.length > 0 ? sharesOf(wanted, place) : weightsOf(wanted, place);
  const { generator } = column;
  if (generator?.kind === 'life.state' && resolveType(column.type, blueprint.types).kind !== 'unknown') {
    // Weights list all states: every other state gets none.
    const none = percents.length > 0 ? [] : (labelsOf(blueprint, column) ?? []).filter((label) => !named.includes(label)).map((label) => [label, 0] as const);
    return { ...generator, parameters: { ...generator.parameters, shares: { ...Object.fromEntries(none), ...shares } } };
  }
  const inEachCase = generator && percents.length > 0 ? shareInCases(generator, shares) : null;
  if (inEachCase) return inEachCase;
  const rest = 1 - Object.values(shares).reduce((sum, share) => sum + share, 0);
  const others = rest > 1e-9 ? [...(await sharesNow(table, column))].filter(([label]) => !named.includes(label)) : [];
  const all = others.reduce((sum, [, share]) => sum + share, 0);
  if (rest > 1e-9 && all === 0)
    throw new Problem(
      'invalid-request',
      `${place}: the column has no other value for the remaining ${Math.round(rest * 1000) / 10} % of rows. Name more labels.`,
    );
  const values = [...named, ...others.map(([label]) => label)];
  const weights = [...named.map((label) => shares[label]!), ...others.map(([, share]) => (rest * share) / all)];
  return { kind: 'values', parameters: { values, weights: weights.map((weight) => Number(weight.toPrecision(9))) } };
}

function sharesOf(wanted: Readonly<Record<string, string | number>>, place: string): Record<string, number> {
  const shares = Object.fromEntries(Object.entries(wanted).map(([label, text]) => [label, shareOf(String(text))]));
  const sum = Object.values(shares).reduce((all, share) => all + share, 0);
  if (sum > 1 + 1e-9) throw new Problem('invalid-request', `${place}: the percentages come to ${Math.round(sum * 1000) / 10} %.`);
  return shares;
}

function weightsOf(wanted: Readonly<Record<string, string | number>>, place: string): Record<string, number> {
  const sum = Object.values(wanted).reduce<number>((all, weight) => all + Number(weight), 0);
  if (sum <= 0) throw new Problem('invalid-request', `${place}: at least one weight must be more than 0.`);
  return Object.fromEntries(Object.entries(wanted).map(([label, weight]) => [label, Number(weight) / sum]));
}

/** `3 %` → 0.03. */
export function shareOf(percent: string): number {
  return Number(percent.replace(/ ?%$/, '')) / 100;
}

const PERSON: Readonly<Record<string, string>> = dictionary({ first: 'person.firstName', last: 'person.lastName' });

/** `{first}.{last}@ourshop.example`: an address from a person's names if it is one, otherwise columns and generators in a text. */
function template(table: BlueprintTable, column: BlueprintColumn, text: string, place: string): Generator {
  const address = /^\{first\}([._]?)\{last\}@([A-Za-z0-9.-]+)$/.exec(text);
  if (address && column.generator?.kind === 'internet.email') return { kind: 'internet.email', parameters: { domain: address[2]!, separator: address[1]! } };
  const written = text.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    const bare = name.trim().replace(/^\w+:/, '');
    if (table.columns.some((one) => one.name === bare && one !== column) || /^\w+\.\w+$/.test(bare)) return `{{${name.trim()}}}`;
    if (Object.hasOwn(PERSON, bare)) return `{{${name.trim().slice(0, -bare.length)}${PERSON[bare]!}}}`;
    const names = [...table.columns.filter((one) => one !== column).map((one) => one.name), ...Object.keys(PERSON)];
    throw new Problem('not-found', `${place}: ${table.name} has no column ${bare}. ${suggestNames(names, bare)}`);
  });
  return { kind: 'template', parameters: { template: written } };
}
