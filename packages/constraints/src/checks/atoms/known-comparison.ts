import { isConstant, type Expression } from '../expression.ts';

/** Types in which different spellings are different values. */
const OF_TEXT: ReadonlySet<string> = new Set(['text', 'varchar', 'name', 'unknown']);
const OF_WHOLES: ReadonlySet<string> = new Set(['int2', 'int4', 'int8', 'numeric']);

/**
 * Whether a comparison without a column holds: what remains of `trim(coalesce(a, '')) <> ''` if `a` is NULL. Null if
 * only Postgres knows.
 */
export function knownComparison(left: Expression, operator: string, right: Expression): boolean | null {
  const [a, b] = [knownText(left), knownText(right)];
  if (a !== null && b !== null) {
    if (operator === '=') return a === b;
    if (operator === '<>') return a !== b;
    // The empty text is first in every collation.
    if (a !== '' && b !== '') return null;
    return compared(Math.min(a.length, 1), operator, Math.min(b.length, 1));
  }
  const [m, n] = [knownNumber(left), knownNumber(right)];
  return m === null || n === null ? null : compared(m, operator, n);
}

function knownText(e: Expression): string | null {
  if (isConstant(e)) return e.text !== null && OF_TEXT.has(e.type) ? e.text : null;
  if (e.kind === 'cast') return OF_TEXT.has(e.type) ? knownText(e.item) : null;
  if (e.kind !== 'call') return null;
  const items = e.items.map(knownText);
  const [only] = items;
  if (e.name === '||' && items.length === 2 && items.every((item) => item !== null)) return items.join('');
  if (items.length !== 1 || only === null || only === undefined || !/^[ -~]*$/.test(only)) return null;
  switch (e.name) {
    case 'btrim':
      return only.replace(/^ +| +$/g, '');
    case 'ltrim':
      return only.replace(/^ +/, '');
    case 'rtrim':
      return only.replace(/ +$/, '');
    case 'lower':
      return only.toLowerCase();
    case 'upper':
      return only.toUpperCase();
    default:
      return null;
  }
}

function knownNumber(e: Expression): number | null {
  if (isConstant(e)) return e.text !== null && OF_WHOLES.has(e.type) && /^-?\d{1,15}$/.test(e.text) ? Number(e.text) : null;
  if (e.kind !== 'call') return null;
  const items = e.items.map(knownText);
  if (items.some((item) => item === null)) return null;
  const [first, second] = items as string[];
  if (/^(length|char_length|character_length)$/.test(e.name) && items.length === 1) return Array.from(first!).length;
  if (/^(strpos|position)$/.test(e.name) && items.length === 2) {
    const at = first!.indexOf(second!);
    return at < 0 ? 0 : Array.from(first!.slice(0, at)).length + 1;
  }
  return null;
}

function compared(a: number, operator: string, b: number): boolean | null {
  switch (operator) {
    case '=':
      return a === b;
    case '<>':
      return a !== b;
    case '<':
      return a < b;
    case '>':
      return a > b;
    case '<=':
      return a <= b;
    case '>=':
      return a >= b;
    default:
      return null;
  }
}
