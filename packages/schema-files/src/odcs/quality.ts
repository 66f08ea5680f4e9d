import { isRecord } from '../documents/is-record.ts';
import type { Said } from '../documents/typed-column.ts';

/** A property's quality rules as statements about its values. `note` receives rules that do not concern a single row. */
export function qualityOf(rules: unknown, note: (what: string) => void): Partial<Said> & { readonly required?: true; readonly unique?: true } {
  let said: Partial<Said> & { required?: true; unique?: true } = {};
  for (const rule of Array.isArray(rules) ? rules : []) {
    if (!isRecord(rule)) continue;
    const metric = String(rule['metric'] ?? rule['rule'] ?? rule['type'] ?? 'a rule');
    const values = isRecord(rule['arguments']) ? rule['arguments'] : rule;
    const isNone = rule['mustBe'] === 0 || (rule['mustBe'] === undefined && rule['mustBeLessThan'] === undefined);
    if (/^(?:nullValues|nullCheck|missingValues)$/.test(metric) && isNone) said.required = true;
    else if (/^(?:duplicateValues|duplicateCount|uniqueCheck|unique)$/.test(metric) && isNone) said.unique = true;
    else if (/^(?:invalidValues|validValues)$/.test(metric) && isNone && (Array.isArray(values['validValues']) || typeof values['pattern'] === 'string'))
      said = {
        ...said,
        ...(Array.isArray(values['validValues']) && { listed: values['validValues'] as unknown[] }),
        ...(typeof values['pattern'] === 'string' && { pattern: values['pattern'] }),
      };
    else note(`quality rule ${metric}`);
  }
  return said;
}
