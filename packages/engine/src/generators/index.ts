import { aliasOf } from './aliases.ts';
import { catalogue } from './catalogue.ts';
import type { GeneratorDefinition } from './definition.ts';
import { FALLBACK_PREFIX } from './fallback/fallback.ts';
import { fallbackGenerator } from './fallback/fallback-generator.ts';

export { catalogue } from './catalogue.ts';
export type { CompileContext, EntityContext, GeneratorDefinition, OutputKind } from './definition.ts';
export { spokenDomain } from './text/domains.ts';
export { DESCRIBED_THINGS, hasForm, TEXT_SUBJECTS, type DescribedThing, type TextForm, type TextSubject } from './text/about.ts';
export { isNamedNoun } from './text/noun-name.ts';
export { TYPE_OF_OUTPUT } from './type-of-output.ts';
export { typeDefault } from './types/type-default.ts';

const byKind = new Map(catalogue.map((each) => [each.kind, each]));

/**
 * A generator by its kind, by its name in the inference vocabulary, or by a method of the registered library
 * (`faker:person.zodiacSign`).
 */
export function generatorByKind(kind: string): GeneratorDefinition | undefined {
  return byKind.get(kind) ?? (kind.startsWith(FALLBACK_PREFIX) ? fallbackGenerator(kind) : aliased(kind));
}

function aliased(kind: string): GeneratorDefinition | undefined {
  const alias = aliasOf(kind);
  const target = alias && byKind.get(alias.kind);
  if (!alias || !target || !allowed(target, alias.parameters ?? {})) return undefined;
  return { ...target, kind, compile: (given, context) => target.compile({ ...given, ...alias.parameters }, context) };
}

/** Whether the kind accepts the parameters that an alias sets: `state.health` is not a lifecycle. */
function allowed(target: GeneratorDefinition, parameters: Readonly<Record<string, unknown>>): boolean {
  const properties = target.parameters['properties'] as Readonly<Record<string, { enum?: readonly unknown[] }>>;
  return Object.entries(parameters).every(([name, value]) => properties[name]?.enum?.includes(value) ?? true);
}
