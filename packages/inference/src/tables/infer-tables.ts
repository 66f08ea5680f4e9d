import { DEFAULT_REFERENCE_DATE, ownMember, type BlueprintColumn, type BlueprintTable, type Diagnostic, type Domain, type Group } from '@seedbed/contract';
import type { Solution, SolvedTable } from '@seedbed/constraints';
import {
  continueCodes,
  draftTables,
  keepsGroup,
  listEntries,
  listedKeyRows,
  looseReferences,
  withoutChanges,
  withoutDepths,
  withoutPeriods,
  withoutSides,
  numberLast,
  reuseDeleted,
  shownLife,
  subjectOf,
  type ColumnView,
  type DecideContext,
  type Draft,
  type OnTable,
  type TableView,
} from '@seedbed/meaning/decide';
import type { InferOptions } from '../options.ts';
import { markMates } from '../relations/mates.ts';
import { withoutKeptConditions } from '../relations/kept-by-relations.ts';
import { amountsInOrder } from './amounts-in-order.ts';
import { computedFirst } from './computed-first.ts';
import { countRows, type RowCount } from '../sizes/count-rows.ts';
import { isUnbound } from './free-columns.ts';
import { groupEither } from './one-of-two.ts';
import { narrowLists } from './narrow-lists.ts';
import { ledByLife } from './led-by-life.ts';
import { keepOrdersOfGenerators } from './orders-of-generators.ts';
import { referencesOfKind } from './references-of-kind.ts';
import { oneOfReferences, referencesThere } from './references-there.ts';
import { sinceParts } from './since-parts.ts';
import { splitByLabels } from './split-by-labels.ts';
import { spreadTimestamps } from './spread-timestamps.ts';
import { stateWithStamps } from './states-with-stamps.ts';
import { tellOfTrials } from './tell-of-trials.ts';
import { timelineOf } from './timelines.ts';
import { calmFlags, weighVariants } from './weigh-variants.ts';

/** The tables of the blueprint: meaning chooses each column's generator among the values that the constraints allow. */
export function inferTables(
  known: Omit<DecideContext, 'bounds' | 'expectedRows'>,
  solution: Solution,
  options: InferOptions,
  diagnostics: Diagnostic[],
  onTable?: OnTable,
): { readonly tables: BlueprintTable[]; readonly context: DecideContext } {
  const { schema } = known;
  const counts = countRows(known, solution, options, diagnostics);
  const context: DecideContext = { ...known, bounds: solution, expectedRows: (table) => counts.get(table)!.expected };
  const drafts = draftTables(context, onTable);
  const tables = schema.tables.map((view) => writeTable(view, context, drafts, counts.get(view)!, solution, options, diagnostics));
  return { tables, context };
}

function writeTable(
  view: TableView,
  context: DecideContext,
  draftsOf: ReadonlyMap<TableView, readonly Draft[]>,
  count: RowCount,
  solution: Solution,
  options: InferOptions,
  diagnostics: Diagnostic[],
): BlueprintTable {
  const { names, relations } = context;
  const { table } = view;
  const drafts = draftsOf.get(view)!;
  const solved = solution.tables.get(view.name)!;
  const own = names.tables.get(view)!;
  const role = relations.roles.get(view);
  const byName = new Map(drafts.map((draft) => [draft.column.name, draft]));
  const checks = table.checks.filter((check) => !check.partition).map(({ name, expression }) => ({ name, expression }));
  const subject = subjectOf(drafts, own);
  const reference = options.referenceDate ?? DEFAULT_REFERENCE_DATE;
  context.edits.by(LISTS);
  const entries = listEntries(drafts, role, own.noun, count.expected, solved.domains);
  if (options.rows !== undefined && count.rows !== undefined) continueCodes(drafts, count.rows);
  numberLast(drafts);
  context.edits.by(GROUPS);
  // An independent list has one row for each entry, unless the caller asks for another number.
  const listRows = entries !== undefined && count.rows !== undefined ? Math.min(entries, count.rows) : count.rows;
  const listed = listedKeyRows(drafts);
  const rows = options.rows !== undefined ? count.rows : listed !== undefined && listed < (listRows ?? count.expected) ? listed : listRows;
  markMates(solved.groups, relations.of.get(view)!);
  const loose = looseReferences(
    view,
    relations.of.get(view)!.map(({ link }) => link),
  );
  const life = shownLife(drafts, solved.domains, loose);
  const stateLife = drafts.find((draft) => draft.told)?.told;
  const isFree = (name: string): boolean => isUnbound(byName.get(name)!, view, solved) && !ownMember(solved.domains, name);
  const split = (group: Group): Group | null => (stateLife ? splitByLabels(group, stateLife, byName, isFree) : null);
  const weighed = [withoutDepths, withoutPeriods, withoutSides, withoutChanges]
    .reduce((rest, without) => without(rest, drafts), withoutKeptConditions(solved.groups, relations.of.get(view)!))
    .map((group) =>
      life && keepsGroup(life, group)
        ? ledByLife(group, life)
        : spreadTimestamps(narrowLists(split(group) ?? weighVariants(computedFirst(group, byName), byName), byName), byName, reference),
    );
  const groups = [...keepOrdersOfGenerators(weighed, byName)];
  for (const group of groups) calmFlags(group, byName);
  const stamped = stateWithStamps(view, drafts, solved);
  if (stamped) groups.push(stamped);
  const referring = referencesOfKind(view, drafts, solved, context);
  if (referring && !stamped?.columns.includes(referring.columns[0]!)) groups.push(referring);
  const oneOf = oneOfReferences(view, groups, solved, context);
  if (oneOf) groups.push(oneOf);
  groupEither(view, drafts, groups, solved, context);
  referencesThere(view, drafts, groups, solved, { ...context, drafts: draftsOf });
  context.edits.by(TRIALS);
  tellOfTrials(groups, byName, solved.constraints);
  const timeline = timelineOf(own, role, reference, count.expected);
  const amounts = amountsInOrder(groups, byName, solved.domains);
  return {
    schema: table.schema,
    name: table.name,
    ...(rows === undefined ? {} : { rows }),
    ...(drafts.some((draft) => needsTimeline(draft.kind))
      ? { timeline: { ...timeline, from: sinceParts(view, timeline.from, timeline.to, context, draftsOf, solution) } }
      : {}),
    columns: view.columns.map((column) =>
      writeColumn(column, view, byName.get(column.name), solved, amounts.has(column.name) ? NOT_NEGATIVE : ownMember(solved.domains, column.name), diagnostics),
    ),
    ...(view.primaryKey.length > 0 ? { primaryKey: [...view.primaryKey] } : {}),
    ...(solved.keys.length > 0 ? { uniqueKeys: solved.keys.map((key) => reuseDeleted(key, view, solved.keys, byName)) } : {}),
    ...(checks.length > 0 ? { checks } : {}),
    ...(solved.exclusions.length > 0 ? { exclusions: [...solved.exclusions] } : {}),
    ...(groups.length > 0 ? { groups } : {}),
    ...(role ? { role } : {}),
    ...(subject ? { subject } : {}),
    ...(table.comment ? { comment: table.comment } : {}),
  };
}

/** Uses each entry of a list once, and adds numbers that distinguish equal names. */
const LISTS = { name: 'lists', reads: 'how many rows the table has, and what it lists' };

/** Makes columns fit what constraints over several of them leave. */
const GROUPS = { name: 'constraints', reads: 'columns that constraints decide by themselves' };

const TRIALS = { name: 'trials', reads: 'CHECKs that nobody can read, and what Postgres accepted for them', changesReasons: true } as const;

const NOT_NEGATIVE: Domain = { min: 0 };

/** Generators whose values are on the table's timeline, or depend on it. */
function needsTimeline(kind: string): boolean {
  return (
    /^(?:date|life)\./.test(kind) &&
    ![
      'date.timeOfDay',
      'date.interval',
      'date.weekday',
      'date.hour',
      'date.monthNumber',
      'date.dayOfMonth',
      'date.partial',
      'date.quarter',
      'date.holiday',
    ].includes(kind)
  );
}

/** Turns a list of 0 and 1 into a range, in which shares apply; the engine draws each number of a list equally often. */
function asSpan(domain: Domain, { type }: ColumnView, { kind, parameters }: Draft): Domain {
  const { in: listed, ...rest } = domain;
  const isFlag = /^int[248]$/.test(type.base) && listed?.length === 2 && listed.includes('0') && listed.includes('1');
  return isFlag && kind === 'values' && parameters.weights !== undefined && Object.keys(rest).length === 0 ? { min: 0, max: 1 } : domain;
}

function writeColumn(
  view: ColumnView,
  table: TableView,
  draft: Draft | undefined,
  solved: SolvedTable,
  domain: Domain | undefined,
  diagnostics: Diagnostic[],
): BlueprintColumn {
  const { column, name } = view;
  const base: BlueprintColumn = {
    name,
    type: column.type,
    ...(view.notNull || solved.notNull.includes(name) ? {} : { nullable: true }),
    ...(column.default !== undefined ? { default: column.default } : {}),
    ...(column.identity ? { identity: column.identity } : {}),
    ...(column.generated ? { generated: column.generationExpression ?? '' } : {}),
    ...(column.sequence ? { sequence: column.sequence } : {}),
    ...(domain ? { domain: draft ? asSpan(domain, view, draft) : domain } : {}),
    ...(solved.foldCase.includes(name) ? { foldCase: true } : {}),
  };
  const generator = ownMember(solved.generators, name);
  if (generator) return { ...base, generator, confidence: 1, because: 'the constraints ask for it' };
  if (solved.alwaysNull.includes(name)) return { ...base, generator: { kind: 'null' }, confidence: 1, because: 'the constraints leave only NULL' };
  if (!draft) return base;
  if (draft.confidence < 0.5) {
    diagnostics.push({
      level: 'info',
      code: 'plain-value',
      table: table.name,
      column: name,
      message: `What ${name} means is a guess: ${draft.because.words}.`,
      mend: 'Choose its generator, if another fits better.',
    });
  }
  return {
    ...base,
    generator: { kind: draft.kind, ...(Object.keys(draft.parameters).length > 0 ? { parameters: draft.parameters } : {}) },
    ...(draft.entity ? { entity: draft.entity } : {}),
    ...(draft.nullRate !== undefined ? { nullRate: draft.nullRate } : {}),
    // A column that is unique where it is there keeps its values as they are made.
    ...(draft.kind === 'cases' && view.inKey && !view.notNull ? { asStated: true } : {}),
    confidence: draft.confidence,
    because: draft.because.words,
    ...(draft.because.code === 'concept' ? { origin: 'pack' as const } : {}),
  };
}
