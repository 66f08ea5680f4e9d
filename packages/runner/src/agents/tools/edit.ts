import { qualifiedName, type Blueprint, type BlueprintColumn, withoutReason } from '@seedbed/contract';
import { withoutNamed } from '../../documents/agreements/change-agreements.ts';
import { withRows } from '../../documents/blueprint/blueprint-document.ts';
import type { Plan } from '@seedbed/engine';
import { z } from 'zod';
import { withBlueprint } from '../held.ts';
import { shortForm } from '../short-form.ts';
import { ARGUMENTS, tool } from '../tool.ts';
import { takeChanges } from './edit-batch.ts';
import { columnOf, tableOf } from './explain.ts';

const SAMPLES = 5;

const Change = z.strictObject({
  table: ARGUMENTS.table,
  column: z.string(),
  kind: z.string().optional().describe('Another generator, such as person.firstName; its parameters are then those given here'),
  parameters: z.record(z.string(), z.unknown()).optional().describe('Set individually; null removes one. `explain` lists them'),
  nullRate: z.number().min(0).max(1).optional().describe('Share of NULLs, where the column allows them'),
});
type Change = z.infer<typeof Change>;

const { blueprint, rows, seed, locale, referenceDate } = ARGUMENTS;

/** Changes a blueprint of the session; of several changes it keeps those that are consistent. */
export const edit = tool({
  name: 'edit',
  title: 'Change a blueprint',
  description:
    'Changes generators, their parameters, rows, seed, locale or reference date of a blueprint, and keeps it under its name. Of several columns it takes what holds, and lists the others as refused. Answers with samples of the changed columns; ' +
    'with document: true also with the whole blueprint, to be stored as a file.',
  input: {
    blueprint,
    columns: z.array(Change).optional(),
    without: z.array(z.string()).optional().describe('Agreements to switch off, as `explain` lists them, behind their table: orders.total.sum'),
    rows,
    seed,
    locale,
    referenceDate,
    document: z.boolean().optional().describe('true: gives the blueprint back as JSON'),
  },
  readOnly: true,
  async run(session, { blueprint: requested, columns = [], without = [], document, ...given }) {
    const { name, held } = session.find(requested);
    const before = await session.runner.compile(held.blueprint);
    const choices = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const taken = await takeChanges(
      withRows(without.reduce(withoutNamed, held.blueprint), choices),
      columns,
      (next, change) => withChange(next, before, change),
      (next) => session.runner.compile(next),
    );
    const { blueprint: changed, plan, made, refused } = taken;
    const now = withBlueprint(held, changed);
    session.replace(name, now);
    const samples = made.map(({ table, column }) => {
      const { schema, name: bare } = tableOf(changed, plan, table);
      const page = session.runner.rows(plan, qualifiedName(schema, bare), 0, SAMPLES);
      const at = page.columns.findIndex((one) => one.name === column);
      return { table: page.table, column, samples: page.rows.map((row) => row[at]) };
    });
    const { tables, ...rest } = shortForm(name, now, plan, given.rows);
    const answer = {
      ...rest,
      tables: tables.map(({ table, rows: count }) => ({ table, rows: count })),
      changed: samples,
      ...(refused.length > 0 && { refused: refused.map(({ change: { table, column }, message }) => `${table}.${column}: ${message}`) }),
    };
    return document ? [answer, changed] : [answer];
  },
});

function withChange(given: Blueprint, plan: Plan, change: Change): Blueprint {
  const table = tableOf(given, plan, change.table);
  const column = columnOf(table, change.column);
  const columns = table.columns.map((one) => (one === column ? changedColumn(one, change) : one));
  return { ...given, tables: given.tables.map((one) => (one === table ? { ...table, columns } : one)) };
}

function changedColumn(column: BlueprintColumn, { kind, parameters, nullRate }: Change): BlueprintColumn {
  // The reason from inference no longer applies to someone else's choice.
  const rest = withoutReason(column);
  const next: BlueprintColumn = { ...(kind === undefined && parameters === undefined ? column : rest), ...(nullRate !== undefined && { nullRate }) };
  const chosenKind = kind ?? column.generator?.kind;
  if (chosenKind === undefined || (kind === undefined && parameters === undefined)) return next;
  const merged = { ...(kind === undefined || kind === column.generator?.kind ? column.generator?.parameters : {}), ...parameters };
  const set = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
  return { ...next, generator: { kind: chosenKind, ...(Object.keys(set).length > 0 && { parameters: set }) } };
}
