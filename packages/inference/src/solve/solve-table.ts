import type { Diagnostic, Domain } from '@seedbed/contract';
import type { Arm } from '../checks/index.ts';
import type { TableFacts } from './constraints.ts';
import { solveExclusions } from './exclusions.ts';
import { withGeneratedSources } from './generated-sources.ts';
import { solveKeys } from './keys.ts';
import { mostRows } from './most-rows.ts';
import { solveConditions, type Conditions } from './solve-conditions.ts';
import type { SolvedTable, Unread } from './types.ts';
import { writeGroups } from './write-groups.ts';

/** All that one table's own constraints say. */
export function solveTable(facts: TableFacts, diagnostics: Diagnostic[]): SolvedTable {
  const conditions = withGeneratedSources(facts, solveConditions(facts));
  if (conditions.clash) return unsatisfiable(facts, conditions, diagnostics);
  const keys = solveKeys(facts, conditions);
  const base = keys.base;
  const groups = writeGroups({ ...conditions, base }, facts);
  const domains = domainsOf(base);
  const unread = [...base.unread.map((one): Unread => ({ constraint: nameOf(one.condition, conditions), ...one })), ...groups.unread];
  for (const { name, how } of conditions.tiers.filter((one) => one.tier === 'E')) {
    diagnostics.push({ level: 'info', code: 'check-not-read', table: facts.name, constraint: name, message: `${name} is ${how}.`, mend: 'Nothing to do as long as the proof finds values; else give its columns a generator whose values meet it.' });
  }
  const maxRows = mostRows(facts, domains, base);
  return {
    table: facts.name,
    domains,
    notNull: namesWith(base, 'notNull'),
    alwaysNull: namesWith(base, 'null'),
    foldCase: keys.foldCase,
    groups: groups.groups,
    keys: keys.keys,
    exclusions: solveExclusions(facts),
    generators: {},
    ...(maxRows === undefined ? {} : { maxRows }),
    constraints: [...conditions.tiers, ...keys.tiers],
    unread,
  };
}

function domainsOf(base: Arm): Record<string, Domain> {
  return Object.fromEntries([...base.columns].filter(([, { domain }]) => Object.keys(domain).length > 0).map(([name, { domain }]) => [name, domain]));
}

function namesWith(base: Arm, flag: 'null' | 'notNull'): string[] {
  return [...base.columns].filter(([, entry]) => entry[flag]).map(([name]) => name);
}

function nameOf(condition: string, conditions: Conditions): string {
  return conditions.baseMembers.find(({ arms }) => arms.some((arm) => arm.unread.some((one) => one.condition === condition)))?.constraint.name ?? '';
}

function unsatisfiable(facts: TableFacts, conditions: Conditions, diagnostics: Diagnostic[]): SolvedTable {
  const names = conditions.clash!;
  const shown = names.map((name) => facts.constraints.find((one) => one.name === name)).map((one) => `${one?.name} CHECK (${one?.sql})`);
  diagnostics.push({
    level: 'error',
    code: 'unsatisfiable',
    table: facts.name,
    ...(names.length === 1 ? { constraint: names[0]! } : {}),
    message: names.length === 1 ? `No row can meet ${shown[0]}.` : `No row can meet all of these: ${shown.join('; ')}.`,
    mend: 'The table stays empty, and so do those that must refer to it. Change one of the constraints to fill it.',
    largest: 0,
  });
  return { table: facts.name, domains: {}, notNull: [], alwaysNull: [], foldCase: [], groups: [], keys: [], exclusions: [], generators: {}, maxRows: 0, constraints: conditions.tiers.map((one) => (names.includes(one.name) ? { ...one, tier: 'G', how: 'no row can meet it' } : one)), unread: [] };
}
