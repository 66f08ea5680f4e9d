import { dictionaryOf } from '@seedbed/contract';
import type { RuleIndex } from '../../read/rules/rule-index.ts';
import type { ColumnContext } from '../../read/column-context.ts';
import { composeDocument, type Shape } from './compose-document.ts';

/** More keys make a whole configuration, which a rule may know better. */
const MAX_KEYS = 12;

/**
 * A document as DEFAULT gives the keys: switches mostly stay, quoted numbers are counts, and texts and lists get the values of columns with
 * those names, including the DEFAULT's own. Null for an empty one, or one that is not an object.
 */
export function documentOfDefault(usual: string | null, at: ColumnContext, index: RuleIndex): Shape | null {
  const document = usual === null ? null : parsed(usual);
  if (document === null || typeof document !== 'object' || Array.isArray(document)) return null;
  const entries = Object.entries(document);
  if (entries.length === 0 || entries.length > MAX_KEYS) return null;
  return objectOf(entries, at, index);
}

function objectOf(entries: readonly (readonly [string, unknown])[], at: ColumnContext, index: RuleIndex): Shape {
  return { type: 'object', keys: dictionaryOf(entries.map(([key, value]) => [key, shapeOf(key, value, at, index)])) };
}

function shapeOf(key: string, value: unknown, at: ColumnContext, index: RuleIndex): Shape {
  if (typeof value === 'boolean') return { kind: 'datatype.boolean', parameters: { probability: value ? 0.8 : 0.2 } };
  if (typeof value === 'number') return oneOf([value]);
  if (typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value)) return oneOf([value, ...['1', '2', '5', '12'].filter((each) => each !== value)]);
  if (typeof value === 'string' && value !== '') return oneOf([value]);
  if (value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length > 0) return objectOf(Object.entries(value), at, index);
  if (value === '' && /^\w+$/.test(key)) return keyAsColumn(key, at, index);
  return { kind: 'values', parameters: { values: [JSON.stringify(value)] } };
}

/** Some rows fill keys that the DEFAULT leaves empty. */
function keyAsColumn(key: string, at: ColumnContext, index: RuleIndex): Shape {
  const shape = composeDocument(key, at, index);
  return 'type' in shape && shape.type === 'object' ? shape.keys[key]! : oneOf(['']);
}

/** The first mostly; a text that reads as a number keeps its quotes. */
function oneOf(values: readonly (string | number)[]): Shape {
  const written = values.map((value) => (typeof value === 'string' && Number.isFinite(Number(value)) ? JSON.stringify(value) : value));
  return { kind: 'values', parameters: { values: written, ...(values.length > 1 ? { weights: values.map((_, i) => Math.round(60 / (i + 1))) } : {}) } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
