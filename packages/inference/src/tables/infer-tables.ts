import type { BlueprintColumn, BlueprintTable, Diagnostic } from '@seedbed/contract';
import type { InferOptions } from '../options.ts';
import { chooseGenerator } from '../columns/choose-generator.ts';
import { describeTable, type DescribedTable } from '../names/describe-table.ts';
import type { LinkedRelation } from '../relations/infer-relations.ts';
import type { ColumnView, SchemaView, TableView } from '../schema/schema-view.ts';
import type { Solution, SolvedTable } from '../solve/index.ts';

export function inferTables(schema: SchemaView, relations: readonly LinkedRelation[], solution: Solution, options: InferOptions, diagnostics: Diagnostic[]): BlueprintTable[] {
  return schema.tables.map((view) => inferTable(view, relations.filter((each) => each.link.from === view), solution.tables.get(view.name)!, options, diagnostics));
}

function inferTable(view: TableView, relations: readonly LinkedRelation[], solved: SolvedTable, options: InferOptions, diagnostics: Diagnostic[]): BlueprintTable {
  const { table } = view;
  const rows = chooseRows(view, relations, solved, options);
  const described = describeTable(view);
  const linked = new Set(relations.flatMap((each) => each.link.columns));
  const checks = table.checks.filter((check) => !check.partition).map(({ name, expression }) => ({ name, expression }));
  return {
    schema: table.schema,
    name: table.name,
    ...(rows === undefined ? {} : { rows }),
    columns: view.columns.map((column) => inferColumn(column, view, linked.has(column.name), solved, described, diagnostics)),
    ...(view.primaryKey.length > 0 ? { primaryKey: [...view.primaryKey] } : {}),
    ...(solved.keys.length > 0 ? { uniqueKeys: [...solved.keys] } : {}),
    ...(checks.length > 0 ? { checks } : {}),
    ...(solved.exclusions.length > 0 ? { exclusions: [...solved.exclusions] } : {}),
    ...(solved.groups.length > 0 ? { groups: [...solved.groups] } : {}),
    ...(table.comment ? { comment: table.comment } : {}),
  };
}

function chooseRows(view: TableView, relations: readonly LinkedRelation[], solved: SolvedTable, options: InferOptions): number | undefined {
  const asked = typeof options.rows === 'number' ? options.rows : (options.rows?.[view.name] ?? options.rows?.[view.table.name]);
  const wanted = asked ?? (relations.some((each) => each.relation.owner) ? undefined : 1000);
  if (solved.maxRows === undefined) return wanted;
  return Math.min(wanted ?? solved.maxRows, solved.maxRows);
}

function inferColumn(view: ColumnView, table: TableView, linked: boolean, solved: SolvedTable, described: DescribedTable, diagnostics: Diagnostic[]): BlueprintColumn {
  const { column, name } = view;
  const domain = solved.domains[name];
  const notNull = view.notNull || solved.notNull.includes(name);
  const base: BlueprintColumn = {
    name,
    type: column.type,
    ...(notNull ? {} : { nullable: true }),
    ...(column.default !== undefined ? { default: column.default } : {}),
    ...(column.identity ? { identity: column.identity } : {}),
    ...(column.generated ? { generated: column.generationExpression ?? '' } : {}),
    ...(column.sequence ? { sequence: column.sequence } : {}),
    ...(domain ? { domain } : {}),
    ...(solved.foldCase.includes(name) ? { foldCase: true } : {}),
  };
  if (column.generated || linked) return base;
  const asked = solved.generators[name];
  if (asked) return { ...base, generator: asked, confidence: 1, because: 'the constraints ask for it' };
  if (solved.alwaysNull.includes(name)) return { ...base, generator: { kind: 'null' }, confidence: 1, because: 'the constraints leave only NULL' };
  const choice = chooseGenerator(view, table, described);
  if (choice.confidence < 0.5) diagnostics.push({ level: 'info', code: 'plain-value', table: table.name, column: name, message: `The name ${name} says little: ${choice.because}.`, mend: 'Choose a generator for it.' });
  return { ...base, generator: choice.generator, ...(choice.nullRate !== undefined && !notNull ? { nullRate: choice.nullRate } : {}), confidence: choice.confidence, because: choice.because };
}
