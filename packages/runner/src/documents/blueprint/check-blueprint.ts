import { LIMITS, Problem, type Blueprint, type ProblemPlace } from '@seedbed/contract';
import { valueChecker, type Checker } from '../check-value.ts';

const MAX_FAULTS = 100;
let check: Checker | undefined;

/**
 * Checks a patch's result with the schema for bodies. The plan checks whether the parts are consistent, when rows are needed. Throws
 * Problem `invalid-blueprint`, or `too-large`.
 */
export function checkBlueprint(value: unknown): Blueprint {
  check ??= valueChecker({ $ref: 'Blueprint#' });
  const faults = check(value);
  if (faults.length > 0) {
    const errors = faults.map((fault) => ({ pointer: fault.instancePath, message: fault.message }));
    throw new Problem('invalid-blueprint', `The blueprint does not fit its schema: ${errors[0]?.pointer} ${errors[0]?.message}.`, { errors });
  }
  const blueprint = value as Blueprint;
  if (blueprint.tables.length > LIMITS.tables)
    throw new Problem('too-large', `A blueprint has at most ${LIMITS.tables} tables; this one has ${blueprint.tables.length}.`);
  const wide = blueprint.tables.find((table) => table.columns.length > LIMITS.columnsPerTable);
  if (wide) throw new Problem('too-large', `A table has at most ${LIMITS.columnsPerTable} columns; ${wide.name} has ${wide.columns.length}.`);
  const errors = wrongNames(blueprint);
  if (errors.length > 0)
    throw new Problem('invalid-blueprint', `A name in the blueprint is not valid in Postgres: ${errors[0]!.pointer} ${errors[0]!.message}.`, { errors });
  return blueprint;
}

function wrongNames(blueprint: Blueprint): ProblemPlace[] {
  const errors: ProblemPlace[] = [];
  const check = (pointer: string, name: string): void => {
    if (errors.length >= MAX_FAULTS) return;
    if (name.includes('\0')) errors.push({ pointer, message: 'holds U+0000' });
    if (Buffer.byteLength(name) > LIMITS.nameBytes) errors.push({ pointer, message: `has more than ${LIMITS.nameBytes} bytes` });
  };
  blueprint.tables.forEach((table, at) => {
    check(`/tables/${at}/schema`, table.schema);
    check(`/tables/${at}/name`, table.name);
    table.columns.forEach((column, place) => check(`/tables/${at}/columns/${place}/name`, column.name));
  });
  return errors;
}
