import { ALIASES } from './aliases.ts';
import { catalogue } from './catalogue.ts';
import type { GeneratorDefinition } from './definition.ts';

export { catalogue } from './catalogue.ts';
export type { CompileContext, EntityContext, GeneratorDefinition, OutputKind } from './definition.ts';
export { typeDefault } from './types/type-default.ts';

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
