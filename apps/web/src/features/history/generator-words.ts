import type { BlueprintColumn, GeneratorDescription } from '@seedbed/contract';
import { formatShare } from '../../lib/format.ts';
import { listed } from '../../lib/listed.ts';
import { readFields, type Field } from '../../workspace/read-fields.ts';
import { plainValue } from '../../workspace/plain-value.ts';
import { sharesWords } from './value-shares.ts';

export type Catalogue = ReadonlyMap<string, Pick<GeneratorDescription, 'title' | 'parameters'>>;
type Column = Pick<BlueprintColumn, 'generator' | 'origin'>;
type Parameters = Readonly<Record<string, unknown>>;

/** The meaning of another generator, or of changed settings, for a column: the part of the sentence after its name. */
export function generatorWords(before: Column, after: Column, catalogue: Catalogue): string {
  const [old, now] = [before.generator, after.generator];
  if (!now) return 'has no generator any more';
  const parameters = now.parameters ?? {};
  if (now.kind === 'values') return sharesWords(now, old, after.origin === 'words');
  if (now.kind === 'constant') return `is ${plainValue(parameters['value'])} in every row`;
  if (now.kind === 'null') return 'is NULL in every row';
  if (now.kind === 'weighted') return choicesWords(parameters, catalogue);
  const isOther = old?.kind !== now.kind;
  const settings = settingsWords(isOther ? {} : (old.parameters ?? {}), parameters, catalogue.get(now.kind)?.parameters, isOther);
  const title = titleOf(now.kind, catalogue);
  if (!isOther) return settings === '' ? `has other settings of “${title}”` : `now has ${settings}`;
  return `is now “${title}”${old ? ` instead of “${titleOf(old.kind, catalogue)}”` : ''}${settings === '' ? '' : `, with ${settings}`}`;
}

/**
 * `median 9,000 (before 40) and spread 0.01`; only those that differ, with the previous value if the generator is the
 * same.
 */
function settingsWords(old: Parameters, now: Parameters, schema: Parameters | undefined, isOther: boolean): string {
  const fields = readFields(schema ?? null, { ...old, ...now });
  const words = fields.flatMap((field): string[] => {
    const [before, after] = [old[field.name], now[field.name]];
    if (JSON.stringify(before) === JSON.stringify(after)) return [];
    const shown = valueOf(field, after);
    const was = isOther ? null : valueOf(field, before);
    if (shown === null && was === null) return [];
    return [`${lower(field.title)} ${shown ?? 'by default'}${was === null ? '' : ` (before ${was})`}`];
  });
  return listed(words);
}

function valueOf(field: Field, value: unknown): string | null {
  const shown = value ?? field.default;
  if (shown === undefined) return null;
  const words = typeof shown === 'number' && field.widget === 'share' ? formatShare(shown) : plainValue(shown);
  return field.unit ? `${words} ${field.unit}` : words;
}

/** `is X in 10 % of the rows, otherwise made by “Price”`: several generators by weight. */
function choicesWords(parameters: Parameters, catalogue: Catalogue): string {
  const choices = (parameters['choices'] ?? []) as readonly { weight: number; value?: unknown; generator?: { kind: string; parameters?: Parameters } }[];
  const sum = choices.reduce((all, { weight }) => all + weight, 0) || 1;
  return listed(
    choices.map((choice) => {
      const { min, max } = choice.generator?.parameters ?? {};
      const what = !choice.generator
        ? `is ${plainValue(choice.value ?? null)}`
        : min !== undefined && max !== undefined
          ? `lies between ${plainValue(min)} and ${plainValue(max)}`
          : `is made by “${titleOf(choice.generator.kind, catalogue)}”`;
      return `${what} in ${formatShare(Number((choice.weight / sum).toFixed(4)))} of the rows`;
    }),
  );
}

function titleOf(kind: string, catalogue: Catalogue): string {
  return catalogue.get(kind)?.title ?? kind;
}

/** Inside a sentence; not of names in capitals. */
function lower(title: string): string {
  return /^[A-Z][a-z]/.test(title) ? `${title[0]!.toLowerCase()}${title.slice(1)}` : title;
}
