import { Problem, qualifiedName, resolveType, type Blueprint, type ColumnReview, type Decision, type Generator } from '@seedbed/contract';
import { catalogue, generatorByKind, loadWords, speaksOfSubjects, textRows, type GeneratorDefinition, type Plan } from '@seedbed/engine';
import { samplesOf } from '@seedbed/engine/samples';
import { findAlternatives, type Alternatives, ROWS, SAMPLE_ROWS, TRIED } from './alternatives.ts';
import { neighboursOf } from './neighbours.ts';
import { proposals, type ColumnPlace, type Described } from './proposals.ts';
import { isFew, sharesOf, spreadOf } from './spread.ts';

/**
 * A column of a stored blueprint, to be judged by a person. `planOf`: the plan of the blueprint, for the columns beside
 * it. `asked`: rows, from 1, of which the first is shown, and others close to it. Throws Problem `not-found`.
 */
export async function reviewColumn(
  blueprint: Blueprint,
  name: string,
  decision: Decision | null,
  planOf: () => Plan | Promise<Plan>,
  asked: readonly number[] = [],
): Promise<ColumnReview> {
  const places = placesOf(blueprint);
  const place = placeNamed(places, name);
  const { column } = place;
  const head = { table: place.table, column: column.name, generator: column.generator ?? null, decision };
  const title = titleOf(column.generator?.kind ?? '');
  const words = await loadWords(blueprint, { subjects: speaksOfSubjects(blueprint) });
  const type = resolveType(column.type, blueprint.types ?? {});
  const tried = proposals({ place, type, places, generators: DESCRIBED, decision }).slice(0, TRIED);
  const beside = await rowsBeside(blueprint, place, planOf, asked.length > 0 ? Math.min(...asked) - 1 : 0);
  const sample = (generators: readonly Generator[], rows: number) =>
    samplesOf(
      words,
      blueprint,
      place.table,
      column.name,
      beside.from,
      generators.map((each) => [each]),
      rows,
    );
  const found = column.generator ? findAlternatives(column.generator, tried, sample, type.length) : UNTRIED;
  const own = beside.columns[0]?.values ?? found.now;
  const rows = spreadOf(
    own,
    ROWS,
    asked.map((row) => row - 1 - beside.from).filter((row) => row >= 0 && row < own.length),
  );
  const shown = (values: readonly (string | null)[]) => rows.map((row) => values[row] ?? null);
  const withShares = (values: readonly (string | null)[], many?: readonly (string | null)[]) => {
    const shares = isFew(values) ? sharesOf(many ?? values) : null;
    return { values: shown(values), ...(shares === null ? {} : { shares }) };
  };
  return {
    ...head,
    title,
    rows: rows.map((row) => beside.from + row + 1),
    columns: beside.columns.map((each) => ({ name: each.name, values: shown(each.values) })),
    ...withShares(own, found.nowMany),
    alternatives: found.best.map(({ generator, says, share, values, many }) => ({
      generator,
      title: titleOf(generator.kind),
      says,
      ...(share === undefined ? {} : { share }),
      ...withShares(values, many),
    })),
    why: found.why,
  };
}

const UNTRIED: Alternatives = { now: [], best: [], why: 'untried' };

const DESCRIBED: readonly Described[] = catalogue.map(({ kind, group, title, parameters, outputs }: GeneratorDefinition) => ({
  kind,
  group,
  title,
  parameters: { ...parameters },
  outputs: [...outputs],
}));

function titleOf(kind: string): string {
  return generatorByKind(kind)?.title ?? kind;
}

/** Texts of rows: the column's own first; from row `first` on, or so many at the end. No columns if the rows cannot be made. */
async function rowsBeside(
  { tables }: Blueprint,
  { table: name, column }: ColumnPlace,
  planOf: () => Plan | Promise<Plan>,
  first: number,
): Promise<{ readonly from: number; readonly columns: { readonly name: string; readonly values: readonly (string | null)[] }[] }> {
  const table = tables.find((each) => qualifiedName(each.schema, each.name) === name)!;
  try {
    const plan = await planOf();
    const made = new Set(plan.table(name).columns.map((each) => each.name));
    const names = neighboursOf(table, column.name).filter((each) => made.has(each));
    const { rows } = plan.table(name);
    const from = Math.max(0, Math.min(first, rows - SAMPLE_ROWS));
    const texts = textRows(plan, name, from, Math.min(SAMPLE_ROWS, rows), names);
    return { from, columns: names.map((each, i) => ({ name: each, values: texts.map((row) => row[i] ?? null) })) };
  } catch (error) {
    // A blueprint whose rows cannot be made is still reviewed: Problems says why.
    if (error instanceof Problem) return { from: 0, columns: [] };
    throw error;
  }
}

function placesOf(blueprint: Blueprint): ColumnPlace[] {
  return blueprint.tables.flatMap((table) => {
    const name = qualifiedName(table.schema, table.name);
    return table.columns.map((column) => ({ id: `${name}.${column.name}`, table: name, column }));
  });
}

function placeNamed(places: readonly ColumnPlace[], name: string): ColumnPlace {
  const found = places.find(({ id }) => id === name) ?? only(places.filter(({ id }) => id.endsWith(`.${name}`)));
  if (!found) throw new Problem('not-found', `There is no column ${name}, or there are several: write it as schema.table.column.`);
  return found;
}

function only<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined;
}
