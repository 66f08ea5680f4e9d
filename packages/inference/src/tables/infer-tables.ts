import type { BlueprintColumn, BlueprintTable, Diagnostic } from '@seedbed/contract';
import { chooseGenerator } from '../columns/choose-generator.ts';
import type { Draft } from '../columns/draft.ts';
import { setNullRates } from '../columns/null-rates.ts';
import { resolveReferences } from '../columns/resolve-references.ts';
import { setUnits } from '../columns/units.ts';
import { groupEntities } from '../entities/group-entities.ts';
import { describeSchema, type SchemaNames } from '../names/describe-schema.ts';
import type { InferOptions } from '../options.ts';
import type { LinkedRelation } from '../relations/infer-relations.ts';
import type { ColumnView, SchemaView, TableView } from '../schema/schema-view.ts';
import type { Solution, SolvedTable } from '../solve/index.ts';

export function inferTables(schema: SchemaView, relations: readonly LinkedRelation[], solution: Solution, options: InferOptions, diagnostics: Diagnostic[]): BlueprintTable[] {
  const names = describeSchema(schema);
  return schema.tables.map((view) => inferTable(view, relations.filter((each) => each.link.from === view), names, solution.tables.get(view.name)!, options, diagnostics));
}

function inferTable(view: TableView, relations: readonly LinkedRelation[], names: SchemaNames, solved: SolvedTable, options: InferOptions, diagnostics: Diagnostic[]): BlueprintTable {
  const { table } = view;
  const rows = chooseRows(view, relations, solved, options);
  const linked = new Set(relations.flatMap((each) => each.link.columns));
  const drafts = new Map(draftColumns(view, linked, names, solved).map((draft) => [draft.column.name, draft]));
  const checks = table.checks.filter((check) => !check.partition).map(({ name, expression }) => ({ name, expression }));
  return {
    schema: table.schema,
    name: table.name,
    ...(rows === undefined ? {} : { rows }),
    columns: view.columns.map((column) => writeColumn(column, view, drafts.get(column.name), solved, diagnostics)),
    ...(view.primaryKey.length > 0 ? { primaryKey: [...view.primaryKey] } : {}),
    ...(solved.keys.length > 0 ? { uniqueKeys: [...solved.keys] } : {}),
    ...(checks.length > 0 ? { checks } : {}),
    ...(solved.exclusions.length > 0 ? { exclusions: [...solved.exclusions] } : {}),
    ...(solved.groups.length > 0 ? { groups: [...solved.groups] } : {}),
    ...(table.comment ? { comment: table.comment } : {}),
  };
}

/** Drafts of the columns that need a generator, worked out together. */
function draftColumns(view: TableView, linked: ReadonlySet<string>, names: SchemaNames, solved: SolvedTable): Draft[] {
  const own = names.tables.get(view)!;
  const drafts = view.columns
    .filter((column) => !column.column.generated && !linked.has(column.name) && !solved.generators[column.name] && !solved.alwaysNull.includes(column.name))
    .map((column) => chooseGenerator(column, view, own, names, solved.domains[column.name]));
  resolveReferences(drafts, own);
  setUnits(drafts);
  groupEntities(drafts);
  setNullRates(drafts, ({ column }) => !column.notNull && !solved.notNull.includes(column.name));
  return drafts;
}

function chooseRows(view: TableView, relations: readonly LinkedRelation[], solved: SolvedTable, options: InferOptions): number | undefined {
  const asked = typeof options.rows === 'number' ? options.rows : (options.rows?.[view.name] ?? options.rows?.[view.table.name]);
  const wanted = asked ?? (relations.some((each) => each.relation.owner) ? undefined : 1000);
  if (solved.maxRows === undefined) return wanted;
  return Math.min(wanted ?? solved.maxRows, solved.maxRows);
}

function writeColumn(view: ColumnView, table: TableView, draft: Draft | undefined, solved: SolvedTable, diagnostics: Diagnostic[]): BlueprintColumn {
  const { column, name } = view;
  const domain = solved.domains[name];
  const base: BlueprintColumn = {
    name,
    type: column.type,
    ...(view.notNull || solved.notNull.includes(name) ? {} : { nullable: true }),
    ...(column.default !== undefined ? { default: column.default } : {}),
    ...(column.identity ? { identity: column.identity } : {}),
    ...(column.generated ? { generated: column.generationExpression ?? '' } : {}),
    ...(column.sequence ? { sequence: column.sequence } : {}),
    ...(domain ? { domain } : {}),
    ...(solved.foldCase.includes(name) ? { foldCase: true } : {}),
  };
  if (solved.generators[name]) return { ...base, generator: solved.generators[name], confidence: 1, because: 'the constraints ask for it' };
  if (solved.alwaysNull.includes(name)) return { ...base, generator: { kind: 'null' }, confidence: 1, because: 'the constraints leave only NULL' };
  if (!draft) return base;
  if (draft.confidence < 0.5) {
    diagnostics.push({ level: 'info', code: 'plain-value', table: table.name, column: name, message: `What ${name} means is a guess: ${draft.because}.`, mend: 'Choose its generator, if another fits better.' });
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
