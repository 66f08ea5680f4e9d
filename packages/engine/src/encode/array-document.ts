import type { SqlType } from '@seedbed/contract';
import { parseArray, type ArrayElement } from '../literals/array.ts';
import { isTrueText } from '../literals/bool.ts';

/**
 * An array as Postgres prints it, as a document for databases that have no arrays; numbers that a double cannot
 * represent remain texts. Anything that is not an array is returned unchanged.
 */
export function arrayDocument(text: string, element: SqlType): string {
  const parsed = parseArray(text, element);
  return parsed === null ? text : JSON.stringify(parsed.elements.map((each) => valueOf(each, element)));
}

function valueOf(element: ArrayElement, type: SqlType): unknown {
  if (element === null) return null;
  if (typeof element !== 'string') return element.map((each) => valueOf(each, type));
  if (type.base === 'bool') return isTrueText(element);
  return /^(int[24]|float[48])$/.test(type.base) ? Number(element) : element;
}
