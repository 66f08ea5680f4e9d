import { LIMITS } from '@seedbed/contract';
import type { ColumnSource } from '../columns/source.ts';
import { generatorByKind, typeDefault } from '../generators/index.ts';
import { withDefaults } from '../generators/with-defaults.ts';
import { shapeCheck } from './check-shape.ts';
import { compileContext, type Nest } from './compile-context.ts';
import { ParameterFault } from './parameter-fault.ts';
import { checkBounds } from './check-bounds.ts';
import { checkSize, checkZeroBytes } from './check-parameters.ts';
import { fixedLength } from './fixed-length.ts';
import { distinctTimestamps } from './distinct-timestamps.ts';
import { TIME_TYPES } from './own-timeline.ts';
import { DERIVED, derivedSource } from './derived/derived-source.ts';
import { cycleFault } from './cycle-fault.ts';
import { plainSource } from './domains/plain-source.ts';
import { fitSource } from './fit/fit-source.ts';
import { presentSource } from './present-source.ts';
import type { ColumnDraft } from './draft.ts';
import { isWritten } from './given-values/written-kinds.ts';
import { listedSource } from './existing/listed-source.ts';
import { isKept } from './existing/existing-rows.ts';
import { withSetCells } from './set-cells.ts';
import { columnDraws, type TableWork, type Work } from './work.ts';

/** The source of a value column, compiled on first use. Null (with a fault) if the column depends on itself. */
export function sourceOf(work: Work, column: ColumnDraft): ColumnSource | null {
  const table = work.tables.get(column.table)!;
  const state = table.columns.get(column)!;
  if (state.source === 'busy') {
    cycleFault(work, column);
    return null;
  }
  if (state.source) return state.source;
  const listed = isKept(work, column.table) ? listedSource(work, column) : null;
  if (listed) return (state.source = listed);
  state.source = 'busy';
  work.path.push(column);
  const relation = table.governing.get(column);
  const source = relation ? sourceOf(work, relation.parentColumns[relation.columns.indexOf(column)]!) : ownSource(work, table, column);
  work.path.pop();
  state.source = !source ? plain(work, column) : relation ? source : present(work, column, fitSource(work, column, withoutRanks(column, source)));
  if (column.spec.distinct && !relation) state.source = distinctTimestamps(state.source, column);
  if (source && state.source !== source && !relation && isWritten(column)) state.written = { raw: source, isStrict: false };
  // Members of a group see set cells, so that the other members follow them.
  if (table.groups.has(column) && !state.rank) state.source = withSetCells(column, state.source);
  return state.source;
}

/** In blueprints without `asStated`, a source that is NULL by a condition has no ranks. */
function withoutRanks({ spec }: ColumnDraft, source: ColumnSource): ColumnSource {
  if (!source.absent || spec.asStated) return source;
  const { at: _at, absent: _absent, ...rest } = source;
  return rest;
}

/**
 * The source of a NOT NULL column produces no NULLs itself; an all-NULL column is left to triggers. Derived columns
 * always write a value: a time that is computed from NULL is that of the row.
 */
export function present(work: Work, column: ColumnDraft, source: ColumnSource): ColumnSource {
  if (!source.makesNulls || column.nullable || sendsNull(column) || (isDerived(column) && !TIME_TYPES.has(column.type.base))) return source;
  const table = work.tables.get(column.table)!;
  const faults = work.faults.places.length;
  const instead = isDerived(column) ? ROW_TIME : typeDefault(column.type);
  const other = fitSource(work, column, generatorSource(work, table, column, instead, `${column.pointer}/generator`));
  // The blueprint did not choose the default generator, so its faults are dropped: the plain source replaces it.
  work.faults.places.length = faults;
  return presentSource(source, other);
}

const ROW_TIME = { kind: 'date.created' } as const;

/** Whether the plan computes the whole column, not only parts that read other columns. */
function isDerived({ spec }: ColumnDraft): boolean {
  return spec.generator !== undefined && DERIVED.has(spec.generator.kind);
}

/** A deliberate NULL in a NOT NULL column: a trigger of the table fills it. */
export function sendsNull(column: ColumnDraft): boolean {
  return column.spec.generator?.kind === 'null';
}

function ownSource(work: Work, table: TableWork, column: ColumnDraft): ColumnSource | null {
  const generator = column.spec.generator ?? typeDefault(column.type);
  const pointer = `${column.pointer}/generator`;
  const length = generator.kind === 'null' ? 0 : fixedLength(column.type);
  if (length > LIMITS.cellBytes) {
    const name = `${column.table.name}.${column.name}`;
    work.faults.add(
      `${column.pointer}/type`,
      `Every value of ${name}, ${column.type.name}, has ${length} characters; a cell has at most ${LIMITS.cellBytes}. Make the type shorter, or the column NULL by the generator null.`,
    );
    return null;
  }
  if (!DERIVED.has(generator.kind)) {
    const faults = work.faults.places.length;
    const source = generatorSource(work, table, column, generator, pointer);
    // A default generator that does not support the type is not the blueprint's fault: the plain source replaces it.
    if (!column.spec.generator) work.faults.places.length = faults;
    return source;
  }
  const needs = new Set<ColumnDraft>();
  work.derivedNeeds.set(column, needs);
  return derivedSource(work, column, needs);
}

/**
 * The generator's source for a column. Collects its faults and returns a plain source instead, so that compiling
 * continues.
 */
export function generatorSource(
  work: Work,
  table: TableWork,
  column: ColumnDraft,
  generator: { kind: string; parameters?: Record<string, unknown> },
  pointer: string,
  nest: Nest = { depth: 0, parts: { left: LIMITS.generator.parts } },
): ColumnSource {
  const definition = generatorByKind(generator.kind);
  if (!definition) {
    work.faults.add(`${pointer}/kind`, `There is no generator ${generator.kind}.`);
    return plain(work, column);
  }
  const before = work.faults.places.length;
  const parameters = generator.parameters ?? {};
  if (nest.depth === 0) checkSize(parameters, `${pointer}/parameters`, work.faults.add);
  if (work.faults.places.length > before) return plain(work, column);
  if (nest.depth === 0 && column.type.base !== 'bytea') checkZeroBytes(parameters, `${pointer}/parameters`, work.faults.add);
  if (work.faults.places.length > before) return plain(work, column);
  shapeCheck(definition.parameters)(parameters, `${pointer}/parameters`, work.faults.add);
  if (work.faults.places.length > before) return plain(work, column);
  const filled = withDefaults(definition.parameters, parameters);
  checkBounds(definition.parameters, parameters, filled, column.type, `${pointer}/parameters`, work.faults.add);
  if (work.faults.places.length > before) return plain(work, column);
  try {
    return definition.compile(filled, compileContext(work, table, column, { generator, pointer }, nest, { sourceOf, generatorSource }));
  } catch (error) {
    const place = error instanceof ParameterFault ? `${pointer}/parameters${error.pointer}` : pointer;
    work.faults.add(place, error instanceof Error ? error.message : String(error));
    return plain(work, column);
  }
}

function plain(work: Work, column: ColumnDraft): ColumnSource {
  return plainSource(column.type, column.domain, () => columnDraws(work, column.table, column.name, 'value'));
}
