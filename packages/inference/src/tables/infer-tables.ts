import { withoutKeptConditions } from '../relations/kept-by-relations.ts';
import { ownMember, DEFAULT_REFERENCE_DATE, type BlueprintColumn, type BlueprintTable, type Diagnostic, type Domain } from '@seedbed/contract';
import { addressesOfNouns } from '../columns/address-of-noun.ts';
import { copyInSmallLetters } from '../columns/in-small-letters.ts';
import { adoptFromSiblings } from '../columns/adopt-from-siblings.ts';
import { chooseGenerator } from '../columns/choose-generator.ts';
import { creditedNames } from '../columns/credited-names.ts';
import type { Draft } from '../columns/draft.ts';
import { codesOfNames } from '../columns/code-of-name.ts';
import { nameFilesOfFormat } from '../columns/file-formats.ts';
import { fitLengths } from '../columns/fit-lengths.ts';
import { scaleDegrees } from '../columns/scaled-degrees.ts';
import { tellApart } from '../columns/told-apart.ts';
import { leaveEmpty } from '../columns/leave-empty.ts';
import { listedKeyRows, listEntries } from '../columns/list-entries.ts';
import { numberLast } from '../columns/number-last.ts';
import { modestNumbers } from '../columns/modest-numbers.ts';
import { nameClasses } from '../columns/name-classes.ts';
import { nameExamples } from '../columns/named-examples.ts';
import { nameEvents } from '../columns/name-events.ts';
import { nameTables } from '../columns/name-tables.ts';
import { nameThings } from '../columns/name-things.ts';
import { orderMoments } from '../columns/order-moments.ts';
import { partialDates } from '../columns/partial-dates.ts';
import { setNullRates } from '../columns/null-rates.ts';
import { pickDefaults, placeRows } from '../columns/place-rows.ts';
import { promoteCreated } from '../columns/promote-created.ts';
import { resolveReferences } from '../columns/resolve-references.ts';
import { sizeAmounts } from '../columns/size-amounts.ts';
import { nameFilesOfPurpose } from '../columns/files-of-purpose.ts';
import { shortenStates } from '../columns/short-states.ts';
import { speakOfSchema } from '../columns/speak-of-schema.ts';
import { speakOfSubject } from '../columns/speak-of-subject.ts';
import { takeScales } from '../columns/take-scales.ts';
import { countWholeDays } from '../columns/whole-days.ts';
import { takeUsualCodes } from '../columns/usual-codes.ts';
import { varyUniqueDomains } from '../columns/unique-domains.ts';
import { takeUsualFlags } from '../columns/usual-flags.ts';
import { takeUsualNumbers } from '../columns/usual-numbers.ts';
import { countOutcomes } from '../columns/count-outcomes.ts';
import { leadByLanguage } from '../columns/lead-by-language.ts';
import { takeUsualValues } from '../columns/usual-values.ts';
import { takeUsualZeros, zeroSeldomAmounts } from '../columns/usual-zeros.ts';
import { setUnits } from '../columns/units.ts';
import { deriveColumns } from '../derive/derive-columns.ts';
import { groupEntities } from '../entities/group-entities.ts';
import { orderByConcept, takeConcepts } from '../knowledge/take-concepts.ts';
import type { TableLink } from '@seedbed/realism';
import { chainStamps } from '../life/chain-stamps.ts';
import { endLongLives } from '../life/long-lives.ts';
import { settleLife } from '../life/settle-life.ts';
import type { SchemaNames } from '../names/describe-schema.ts';
import { subjectOfTexts, type Leanings } from '../names/text-subjects.ts';
import type { InferOptions } from '../options.ts';
import type { Relations } from '../relations/infer-relations.ts';
import { settlePolymorphic, type PolymorphicContext } from '../relations/polymorphic.ts';
import type { ColumnView, SchemaView, TableView } from '../schema/schema-view.ts';
import type { Solution, SolvedTable } from '../solve/index.ts';
import { countRows, type RowCount } from './count-rows.ts';
import { narrowLists } from './narrow-lists.ts';
import { spreadMoments } from './spread-moments.ts';
import { subjectOf } from './subject.ts';
import { timelineOf } from './timelines.ts';
import { calmFlags, weighVariants } from './weigh-variants.ts';

export function inferTables(
  schema: SchemaView,
  names: SchemaNames,
  relations: Relations,
  { solution, concepts }: { readonly solution: Solution; readonly concepts: ReadonlyMap<string, TableLink> },
  options: InferOptions,
  diagnostics: Diagnostic[],
): BlueprintTable[] {
  const counts = countRows(schema, names, relations, solution, options, diagnostics);
  const context: PolymorphicContext = { schema, names, relations, expectedRows: (table) => counts.get(table)!.expected };
  const drafts = new Map(schema.tables.map((view) => [view, draftColumns(view, context, solution.tables.get(view.name)!, concepts.get(view.name))]));
  deriveColumns({ schema, names, relations, solution, drafts, concepts });
  return schema.tables.map((view) => writeTable(view, context, drafts.get(view)!, counts.get(view)!, solution.tables.get(view.name)!, options, diagnostics));
}

function writeTable(
  view: TableView,
  context: PolymorphicContext,
  drafts: readonly Draft[],
  count: RowCount,
  solved: SolvedTable,
  options: InferOptions,
  diagnostics: Diagnostic[],
): BlueprintTable {
  const { names, relations } = context;
  const { table } = view;
  const own = names.tables.get(view)!;
  const role = relations.roles.get(view);
  const byName = new Map(drafts.map((draft) => [draft.column.name, draft]));
  const checks = table.checks.filter((check) => !check.partition).map(({ name, expression }) => ({ name, expression }));
  const subject = subjectOf(drafts, own);
  const reference = options.referenceDate ?? DEFAULT_REFERENCE_DATE;
  const entries = listEntries(drafts, role, own.noun, count.expected);
  numberLast(drafts);
  // A list that stands by itself has as many rows as it has entries, where nobody asks for others.
  const standing = entries !== undefined && count.rows !== undefined ? Math.min(entries, count.rows) : count.rows;
  const listed = listedKeyRows(drafts);
  const rows = options.rows !== undefined ? count.rows : listed !== undefined && listed < (standing ?? count.expected) ? listed : standing;
  const groups = withoutKeptConditions(solved.groups, relations.of.get(view)!).map((group) =>
    spreadMoments(narrowLists(weighVariants(group, byName), byName), byName, reference),
  );
  for (const group of groups) calmFlags(group, byName);
  return {
    schema: table.schema,
    name: table.name,
    ...(rows === undefined ? {} : { rows }),
    ...(drafts.some((draft) => needsTimeline(draft.kind)) ? { timeline: timelineOf(own, role, reference, count.expected) } : {}),
    columns: view.columns.map((column) => writeColumn(column, view, byName.get(column.name), solved, diagnostics)),
    ...(view.primaryKey.length > 0 ? { primaryKey: [...view.primaryKey] } : {}),
    ...(solved.keys.length > 0 ? { uniqueKeys: [...solved.keys] } : {}),
    ...(checks.length > 0 ? { checks } : {}),
    ...(solved.exclusions.length > 0 ? { exclusions: [...solved.exclusions] } : {}),
    ...(groups.length > 0 ? { groups } : {}),
    ...(role ? { role } : {}),
    ...(subject ? { subject } : {}),
    ...(table.comment ? { comment: table.comment } : {}),
  };
}

/** Kinds that lie on the table's timeline, or take their bearings from it. */
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

/** Drafts of the columns that need a generator, worked out together. */
function draftColumns(view: TableView, context: PolymorphicContext, solved: SolvedTable, concept: TableLink | undefined): Draft[] {
  const { names, relations } = context;
  const own = names.tables.get(view)!;
  const linked = new Set(relations.of.get(view)!.flatMap((each) => each.link.columns));
  const drafts = view.columns
    .filter(
      (column) =>
        !column.column.generated && !linked.has(column.name) && !ownMember(solved.generators, column.name) && !solved.alwaysNull.includes(column.name),
    )
    .map((column) => chooseGenerator(column, view, own, names, ownMember(solved.domains, column.name)));
  countOutcomes(drafts);
  takeUsualValues(drafts);
  takeUsualCodes(drafts, solved.domains, own.noun);
  takeUsualNumbers(drafts, solved.domains);
  takeUsualZeros(drafts, own.words, solved.domains);
  takeScales(drafts, solved.domains);
  scaleDegrees(drafts, solved.domains);
  takeUsualFlags(drafts);
  promoteCreated(drafts);
  orderMoments(drafts);
  adoptFromSiblings(drafts);
  copyInSmallLetters(drafts);
  addressesOfNouns(drafts);
  resolveReferences(drafts, own);
  nameThings(drafts, names.domains.has('systems'));
  nameTables(drafts, view, names);
  nameClasses(drafts, own, names);
  nameEvents(drafts, names);
  settleLife(drafts, own, (column) => solved.groups.some((group) => group.columns.includes(column)));
  endLongLives(drafts, own);
  chainStamps(drafts, own);
  countWholeDays(drafts, own);
  setUnits(drafts);
  shortenStates(drafts);
  tellApart(drafts);
  nameFilesOfFormat(drafts, own);
  nameFilesOfPurpose(drafts);
  fitLengths(drafts);
  sizeAmounts(drafts);
  modestNumbers(drafts);
  const owner = relations.of.get(view)!.find(({ relation }) => relation.owner)?.relation;
  placeRows(drafts, solved.domains, owner, context.expectedRows(view));
  pickDefaults(drafts, (draft) => isFree(draft, solved), owner, context.expectedRows(view));
  const textSubject = subjectOfTexts(own.leanings, leaningsOfOwner(view, context), names.textSubject);
  speakOfSubject(drafts, own, textSubject);
  speakOfSchema(drafts, own, names, textSubject);
  leadByLanguage(drafts, names.language);
  groupEntities(drafts);
  partialDates(drafts);
  varyUniqueDomains(drafts);
  codesOfNames(drafts);
  const links = relations.of.get(view)!.map((each) => each.link);
  creditedNames(drafts, links, own, names);
  nameExamples(drafts, links, own, names, (table) => relations.of.get(table)?.map((each) => each.link) ?? []);
  const isGrouped = ({ column }: Draft): boolean => solved.groups.some((group) => group.columns.includes(column.name));
  takeConcepts(drafts, concept, solved.domains, isGrouped);
  orderByConcept(drafts, concept, isGrouped);
  zeroSeldomAmounts(drafts, own.words, solved.domains, isGrouped);
  leaveEmpty(drafts, solved.domains, isGrouped);
  setNullRates(drafts, ({ column }) => !column.notNull && !solved.notNull.includes(column.name), own.words);
  settlePolymorphic(drafts, view, context);
  return drafts;
}

/** No group of constraints and no partial key rests on the column. */
function isFree({ column }: Draft, solved: SolvedTable): boolean {
  return !solved.groups.some((group) => group.columns.includes(column.name)) && !solved.keys.some(({ when }) => when && column.name in when);
}

/** Of what the texts of the table speak that this one belongs to. */
function leaningsOfOwner(view: TableView, { names, relations }: PolymorphicContext): Leanings | undefined {
  const owner = relations.owners.get(view) ?? relations.of.get(view)![0]?.link;
  return owner && owner.to !== view ? names.tables.get(owner.to)!.leanings : undefined;
}

/** A list of 0 and 1 is the span of both, in which shares hold; from a list of numbers the engine draws each alike. */
function asSpan(domain: Domain, { type }: ColumnView, { kind, parameters }: Draft): Domain {
  const { in: listed, ...rest } = domain;
  const isFlag = /^int[248]$/.test(type.base) && listed?.length === 2 && listed.includes('0') && listed.includes('1');
  return isFlag && kind === 'values' && parameters.weights !== undefined && Object.keys(rest).length === 0 ? { min: 0, max: 1 } : domain;
}

function writeColumn(view: ColumnView, table: TableView, draft: Draft | undefined, solved: SolvedTable, diagnostics: Diagnostic[]): BlueprintColumn {
  const { column, name } = view;
  const domain = ownMember(solved.domains, name);
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
      message: `What ${name} means is a guess: ${draft.because}.`,
      mend: 'Choose its generator, if another fits better.',
    });
  }
  return {
    ...base,
    generator: { kind: draft.kind, ...(Object.keys(draft.parameters).length > 0 ? { parameters: draft.parameters } : {}) },
    ...(draft.entity ? { entity: draft.entity } : {}),
    ...(draft.nullRate !== undefined ? { nullRate: draft.nullRate } : {}),
    confidence: draft.confidence,
    because: draft.because,
  };
}
