import type { Domain } from '@seedbed/contract';
import type { Attribute } from '../packs/pack.ts';
import { unitOf, unitsOf, type Unit } from '../quantities/units.ts';
import type { AttributeColumn } from './attribute-column.ts';

/** The factor from the attribute's unit to the column's; null for another quantity, or a unit with another zero. */
export function unitTurn(attribute: Attribute, at: Omit<AttributeColumn, 'rows'>): number | null {
  const turn = turner(attribute, at);
  return turn === null || turn(0) !== 0 ? null : Number(turn(1).toPrecision(12));
}

/**
 * From the attribute's unit to the column's: what its name tells, or its CHECK and type; null if the name tells a unit
 * of something else.
 */
export function turner({ unit, max = 0, kind }: Attribute, { words, column, domain }: Omit<AttributeColumn, 'rows'>): ((value: number) => number) | null {
  if (kind === 'money') return words.at(-1) === 'cents' || words.includes('cent') ? (value) => value * 100 : (value) => value;
  if (unit === undefined) return percentOf(max, words, domain) ? (value) => value * 100 : (value) => value;
  if (unit === '%') return isFraction(column.type, domain) ? (value) => value / 100 : (value) => value;
  const own = known(unit);
  const named = namedUnits(words);
  if (!own || named.length === 0) return (value) => value;
  const other = named.find((each) => each.dimension === own.dimension);
  if (!other) return null;
  return (value) => (value * own.factor + own.offset - other.offset) / other.factor;
}

function known(unit: string): Unit | null {
  try {
    return unitOf(unit.toLowerCase());
  } catch {
    return null;
  }
}

/** The possible units in the last words of a name. */
function namedUnits(words: readonly string[]): readonly Unit[] {
  for (const count of [3, 2, 1]) {
    if (words.length <= count) continue;
    const units = unitsOf(words.slice(-count)).filter(({ dimension }) => dimension !== '');
    if (units.length > 0) return units;
  }
  return [];
}

function percentOf(max: number, words: readonly string[], domain: Domain | undefined): boolean {
  return max <= 1 && (words.includes('percent') || words.includes('pct') || words.includes('percentage')) && Number(domain?.max ?? 100) > 1;
}

export function isFraction({ base, precision, scale = 0 }: AttributeColumn['column']['type'], domain: Domain | undefined): boolean {
  return Number(domain?.max ?? Infinity) <= 1 || (base === 'numeric' && precision !== undefined && precision - scale <= 1);
}
