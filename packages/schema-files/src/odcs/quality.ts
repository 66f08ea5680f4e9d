import { isObject } from '@seedbed/contract';
import type { TypeOptions } from '../documents/typed-column.ts';

/** A property's quality rules as statements about its values. `note` receives rules that do not concern a single row. */
export function qualityOf(rules: unknown, note: (what: string) => void): Partial<TypeOptions> & { readonly required?: true; readonly unique?: true } {
  let found: Partial<TypeOptions> & { required?: true; unique?: true } = {};
  for (const rule of Array.isArray(rules) ? rules : []) {
    if (!isObject(rule)) continue;
    const metric = String(rule['metric'] ?? rule['rule'] ?? rule['type'] ?? 'a rule');
    const values = isObject(rule['arguments']) ? rule['arguments'] : rule;
    const isNone = rule['mustBe'] === 0 || (rule['mustBe'] === undefined && rule['mustBeLessThan'] === undefined);
    if (/^(?:nullValues|nullCheck|missingValues)$/.test(metric) && isNone) found.required = true;
    else if (/^(?:duplicateValues|duplicateCount|uniqueCheck|unique)$/.test(metric) && isNone) found.unique = true;
    else if (/^(?:invalidValues|validValues)$/.test(metric) && isNone && (Array.isArray(values['validValues']) || typeof values['pattern'] === 'string'))
      found = {
        ...found,
        ...(Array.isArray(values['validValues']) && { listed: values['validValues'] as unknown[] }),
        ...(typeof values['pattern'] === 'string' && { pattern: values['pattern'] }),
      };
    else note(`quality rule ${metric}`);
  }
  return found;
}
