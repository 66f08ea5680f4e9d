import { dictionaryOf, type Catalog, type Diagnostic, type Domain } from '@seedbed/contract';
import type { Clause } from '../checks/index.ts';
import { withArithmeticRoom } from './arithmetic-room.ts';
import { basedSpans, withBasedSpans } from './based-spans.ts';
import { withCarriedKeys } from './carried-keys.ts';
import { checkEquations } from './check-equations.ts';
import { codesBehind } from './codes-behind.ts';
import type { TableFacts } from './constraints.ts';
import { endlessDescent } from './endless-descent.ts';
import { isKey, solveExclusions, withoutEndless } from './exclusions.ts';
import { fixedReferences, generatedNumbers, referredFormulas, withGeneratedSources } from './generated-sources.ts';
import { keyRepresentatives } from './key-representatives.ts';
import { solveKeys, unreadKeyExpressions } from './keys.ts';
import { withNestedRanges } from './nested-ranges.ts';
import { listedReferences } from './listed-references.ts';
import { mostRows } from './most-rows.ts';
import { rangesBehind } from './ranges-behind.ts';
import { movedSequences, startingBehind } from './rare-keys.ts';
import { referredWithin } from './referred-within.ts';
import { withSharedValues } from './shared-values.ts';
import { poolUnread } from './pools/pool-unread.ts';
import { normalForms, solveConditions, tierOf, type Conditions } from './solve-conditions.ts';
import type { SolveTools, SolvedConstraint, SolvedTable, Unread } from './types.ts';
import { writeGroups } from './write-groups.ts';

/** Conditions that code has, and the database itself does not. */
function isSecond({ kind }: Pick<SolvedConstraint, 'kind'>): boolean {
  return kind === 'trigger' || kind === 'code';
}

/** Solves all constraints of one table. Unreadable conditions get values that Postgres accepts. */
export async function solveTable(given: TableFacts, catalog: Catalog, tools: SolveTools, diagnostics: Diagnostic[]): Promise<SolvedTable> {
  const based = basedSpans(given);
  const facts = await withSharedValues(withBasedSpans(given, based), catalog, tools);
  const { read: unranged, equations } = checkEquations(normalForms(facts), facts);
  const ranged = rangesBehind(unranged, facts);
  const { read, generators: codes, how: codesHow } = codesBehind(ranged.read, facts);
  const behind = new Map([...ranged.how, ...codesHow]);
  const readConditions = read.filter(({ constraint }) => constraint.kind !== 'exclusion');
  const computedBy = (name: string): { tier: 'D'; how: string } | undefined => {
    const equation = equations.find(({ constraint }) => constraint === name);
    if (behind.has(name)) return { tier: 'D', how: behind.get(name)! };
    return equation && { tier: 'D', how: `${equation.column} is computed from ${equation.sources.join(', ')}` };
  };
  const tiers = readConditions.map(({ constraint, clauses }): SolvedConstraint => ({
    name: constraint.name,
    kind: constraint.kind,
    ...(computedBy(constraint.name) ?? tierOf(clauses, constraint)),
  }));
  const solved = await poolUnread(read, facts, catalog, tools);
  const pooled = solveConditions(solved, tiers, facts);
  // Values found for one condition may contradict another: then it remains unread, for the trials, instead of
  // impossible.
  const { conditions, generators } = withNestedRanges(
    withCarriedKeys(withGeneratedSources(facts, pooled.clash ? solveConditions(read, tiers, facts) : pooled), facts),
    facts,
  );
  // Conditions of triggers and of applications may contradict the rest, because code is only partly read: the trials decide.
  if (conditions.clash && given.constraints.some(isSecond)) {
    const last = given.constraints.findLast((one) => isSecond(one) && conditions.clash!.includes(one.name));
    const left = given.constraints.filter((one) => (last ? one !== last : !isSecond(one)));
    return solveTable({ ...given, constraints: left }, catalog, tools, diagnostics);
  }
  if (conditions.clash) return unsatisfiable(facts, conditions, conditions.clash, diagnostics);
  const endless = endlessDescent(facts, conditions.base);
  if (endless) {
    const [column, referenced] = endless.columns;
    const why = `By ${endless.reference} every row refers to another of its table, whose ${referenced} is on one side of it by a CHECK on (${column}, ${referenced}): there can be no first row.`;
    return unsatisfiable(facts, conditions, [endless.reference], diagnostics, why);
  }
  const keys = solveKeys(facts, conditions, await keyRepresentatives(unreadKeyExpressions(facts), facts, conditions.base, tools));
  const base = withArithmeticRoom(keys.base, facts, keys.keys);
  const groups = writeGroups({ ...conditions, base }, facts);
  const exclusions = withoutEndless(solveExclusions(facts, based), domainsOf(base));
  const fixed = fixedReferences(facts);
  const domains = referredWithin(facts, groups.groups, { ...startingBehind(domainsOf(base), facts), ...fixed });
  const unread = [...base.unread.map((one): Unread => ({ constraint: nameOf(one.condition, conditions), ...one })), ...groups.unread];
  for (const one of unread) diagnostics.push(notMet(facts, one));
  const searched = new Map(
    read.flatMap(({ constraint, clauses }) =>
      clauses.flatMap(({ unread }) => unread.flatMap(({ columns }) => columns.map((name) => [name, constraint.name] as const))),
    ),
  );
  const limit = mostRows(facts, domains, base, searched);
  return {
    table: facts.name,
    domains,
    notNull: [...new Set([...namesWith(base, 'notNull'), ...Object.keys(fixed)])],
    alwaysNull: namesWith(base, 'null'),
    foldCase: keys.foldCase,
    groups: [...groups.groups, ...listedReferences(facts, groups.groups, domains)],
    keys: [...keys.keys, ...exclusions.filter(isKey).map(({ name, equal }) => ({ ...(name !== undefined && { name }), columns: equal }))],
    exclusions: exclusions.filter((one) => !isKey(one)),
    generators: { ...movedSequences(domains, facts), ...ranged.generators, ...codes, ...generators, ...referredFormulas(facts, catalog) },
    equations,
    generatedNumbers: generatedNumbers(facts),
    ...(limit ? { maxRows: limit.rows, limit } : {}),
    constraints: [...conditions.tiers, ...keys.tiers],
    unread,
  };
}

/** Maximum letters of a condition in a message. */
const SHOWN = 500;

function notMet(facts: TableFacts, { constraint, columns, condition }: Unread): Diagnostic {
  return {
    level: 'warning',
    code: 'check-not-read',
    table: facts.name,
    ...(columns.length === 1 ? { column: columns[0]! } : {}),
    constraint,
    message: `${constraint} asks ${condition.length > SHOWN ? `${condition.slice(0, SHOWN)} …` : condition}, which is not understood, and none of the values tried for ${columns.join(', ')} meets it.`,
    mend: `Give ${columns.join(', ')} a generator whose values meet it (a list of values always works).`,
  };
}

function domainsOf(base: Clause): Record<string, Domain> {
  return dictionaryOf([...base.columns].filter(([, { domain }]) => Object.keys(domain).length > 0).map(([name, { domain }]) => [name, domain]));
}

function namesWith(base: Clause, flag: 'null' | 'notNull'): string[] {
  return [...base.columns].filter(([, entry]) => entry[flag]).map(([name]) => name);
}

function nameOf(condition: string, conditions: Conditions): string {
  return (
    conditions.baseMembers.find(({ clauses }) => clauses.some((clause) => clause.unread.some((one) => one.condition === condition)))?.constraint.name ?? ''
  );
}

function unsatisfiable(facts: TableFacts, conditions: Conditions, names: readonly string[], diagnostics: Diagnostic[], why?: string): SolvedTable {
  const placeless = facts.constraints.some((one) => names.includes(one.name) && one.kind === 'partition' && one.sql === 'false');
  const nowhere = `${facts.name} is partitioned and has no partition yet: there is no place for any row.`;
  const shown = names.map((name) => facts.constraints.find((one) => one.name === name)).map((one) => `${one?.name} CHECK (${one?.sql})`);
  diagnostics.push({
    level: 'error',
    code: 'unsatisfiable',
    table: facts.name,
    ...(names.length === 1 ? { constraint: names[0]! } : {}),
    message: placeless ? nowhere : (why ?? (names.length === 1 ? `No row can meet ${shown[0]}.` : `No row can meet all of these: ${shown.join('; ')}.`)),
    mend: placeless
      ? 'The table stays empty, and so do those that must refer to it. Make a partition to fill it.'
      : 'The table stays empty, and so do those that must refer to it. Change one of the constraints to fill it.',
    largest: 0,
  });
  return {
    table: facts.name,
    domains: {},
    notNull: [],
    alwaysNull: [],
    foldCase: [],
    groups: [],
    keys: [],
    exclusions: [],
    generators: {},
    equations: [],
    generatedNumbers: {},
    maxRows: 0,
    ...(placeless && { nowhere }),
    constraints: conditions.tiers.map((one) =>
      names.includes(one.name) ? { ...one, tier: 'G', how: placeless ? 'there is no partition yet' : 'no row can meet it' } : one,
    ),
    unread: [],
  };
}
