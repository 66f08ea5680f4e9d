import { isNamedNoun } from '@seedbed/engine';
import { dictionary, type Generator } from '@seedbed/contract';

type Made = { readonly kind: string; readonly parameters: Readonly<Record<string, unknown>> };

const REFERENCE = '@';

/**
 * What a rule would make where it stands alone: `@noun` becomes the noun, other references to columns are left out.
 * Null if it could only make "Express noun 2": no list knows names of such things.
 */
export function writtenAlone({ kind, parameters }: Made, nouns: readonly string[]): Generator | null {
  const written = dictionary<unknown>();
  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value !== 'string' || !value.startsWith(REFERENCE)) written[name] = value;
    else if (value === '@noun') {
      const noun = nouns.find((one) => isNamedNoun(one));
      if (noun === undefined) return null;
      written[name] = noun;
    }
  }
  return { kind, ...(Object.keys(written).length > 0 ? { parameters: { ...written } } : {}) };
}
