import type { GeneratorDefinition } from './definition.ts';
import { ALIASES } from './aliases.ts';
import { bits } from './types/bits.ts';
import { array } from './types/array.ts';
import { boolean } from './number/boolean.ts';
import { composite } from './types/composite.ts';
import { constant, nothing, values } from './structure/values.ts';
import { distribution } from './distribution/distribution.ts';
import { duration, typical } from './number/duration.ts';
import { float, int, bigInt } from './number/int.ts';
import { geometry } from './types/geometry.ts';
import { hashOf } from './structure/hash-of.ts';
import { json } from './json/json.ts';
import { madeByThePlan } from './structure/made-by-the-plan.ts';
import { moments } from './date/moments.ts';
import { multirange, range } from './types/range.ts';
import { network } from './types/network.ts';
import { numberPresets } from './number/presets.ts';
import { pattern } from './structure/pattern.ts';
import { permutation } from './structure/permutation.ts';
import { plain } from './text/plain.ts';
import { plainLiterals } from './types/plain-literals.ts';
import { pool } from './structure/pool.ts';
import { position, sensor } from './number/position.ts';
import { randomBytes } from './string/bytes.ts';
import { sequence } from './structure/sequence.ts';
import { sibling } from './structure/sibling.ts';
import { template } from './structure/template.ts';
import { timeOfDay } from './types/time-of-day.ts';
import { uuid } from './string/uuid.ts';
import { weighted } from './structure/weighted.ts';
import { wordList } from './structure/word-list.ts';

export type { CompileContext, EntityContext, GeneratorDefinition, OutputKind } from './definition.ts';
export { typeDefault } from './types/type-default.ts';

/** Every native generator, by group. */
export const catalogue: readonly GeneratorDefinition[] = [
  sequence, permutation, constant, nothing, values, weighted, pool, wordList, pattern, template, sibling, hashOf, distribution, json, array, range, multirange, composite,
  ...madeByThePlan,
  int, float, bigInt, boolean, duration, typical, position, sensor, ...numberPresets,
  ...moments, timeOfDay,
  uuid, randomBytes, bits, ...geometry, ...network, ...plainLiterals,
  plain,
];

const byKind = new Map(catalogue.map((each) => [each.kind, each]));

/** A generator by its kind, or by a name that inference's vocabulary has for it. */
export function generatorByKind(kind: string): GeneratorDefinition | undefined {
  return byKind.get(kind) ?? aliased(kind);
}

function aliased(kind: string): GeneratorDefinition | undefined {
  const alias = Object.hasOwn(ALIASES, kind) ? ALIASES[kind]! : undefined;
  const target = alias && byKind.get(alias.kind);
  if (!alias || !target) return undefined;
  return { ...target, kind, compile: (given, context) => target.compile({ ...given, ...alias.parameters }, context) };
}
