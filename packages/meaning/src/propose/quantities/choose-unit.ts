import type { Domain, SqlType } from '@seedbed/contract';
import type { Quantity } from './read-quantities.ts';
import { inUnit, type Shape } from './shape.ts';
import type { Unit } from './units.ts';

/** A column's own facts about its numbers: its type, its CHECKs, and its DEFAULT. */
export type ColumnFacts = { readonly type: SqlType; readonly domain: Domain | undefined; readonly usual: number };

/**
 * The quantity's numbers in the unit that the name tells, or else in the first of its units whose numbers the column
 * has room for; null if the name tells a unit of something else.
 */
export function inColumnUnit({ units, shape }: Quantity, named: readonly Unit[] | null, facts: ColumnFacts): Shape | null {
  const [own] = units;
  // Room for a thousand millions is for sums.
  if (own?.dimension === 'T1' && facts.type.base === 'numeric' && (facts.type.precision ?? 0) - (facts.type.scale ?? 0) >= 9) return null;
  if (!own) return isOther(shape, named) || !hasRoom(shape, facts.type) || isFraction(shape, facts.type) ? null : shape;
  const turned = (unit: Unit) => inUnit(shape, own, unit);
  if (named === null)
    return units.map(turned).find((each, i) => fits(each, units[i]!, facts)) ?? (hasRoom(shape, facts.type) && !isFraction(shape, facts.type) ? shape : null);
  const possible = named.filter((unit) => unit.dimension === own.dimension);
  if (possible.length === 0) return null;
  const near = (unit: Unit) => Math.abs(Math.log(unit.factor / own.factor));
  const closest = possible.reduce((best, unit) => (near(unit) < near(best) ? unit : best));
  // A share named a percentage is still a fraction if its CHECK ends at 1.
  const isPart = closest.dimension === '' && Number(facts.domain?.max ?? Infinity) <= 1;
  const inUnitOfName = turned(isPart ? { factor: 1, offset: 0, dimension: '' } : closest);
  const handy = closest.dimension === '' ? inUnitOfName : inHandyNumbers(inUnitOfName, facts.type);
  return fitsType(handy, facts.type) ? handy : null;
}

/** Whether whole numbers cannot distinguish its values: fractions, ratios around one. */
function isFraction(shape: Shape, { base }: SqlType): boolean {
  return base.startsWith('int') && !('values' in shape) && shape.decimals > 0 && shape.max - shape.min < 4;
}

/** Whether the column can distinguish its values: minutes of a meeting are no whole weeks. */
function fitsType(shape: Shape, { base, scale = 0 }: SqlType): boolean {
  const most = 'values' in shape ? Math.max(...shape.values.map(Math.abs)) : Math.max(Math.abs(shape.max), Math.abs(shape.min));
  const step = base.startsWith('int') ? 1 : base === 'numeric' ? Number(`1e-${scale}`) : 0;
  return most >= 2 * step;
}

/** A unitless quantity may have any unit in its name, but not a time span, nor a percentage for hundreds. */
function isOther(shape: Shape, named: readonly Unit[] | null): boolean {
  const most = 'values' in shape ? Math.max(...shape.values) : shape.max;
  return named !== null && named.every((unit) => unit.dimension === 'T1' || (unit.dimension === '' && unit.factor === 0.01 && most > 100));
}

/** A column in megabytes has some: chooses the unit that gives convenient numbers. */
function inHandyNumbers(shape: Shape, { base }: SqlType): Shape {
  // Of whole numbers, ones and twos are no measure.
  const [least, handy] = base.startsWith('int') ? [3, 8] : [0.3, 2];
  if ('values' in shape || !shape.wide || shape.usual >= least || shape.min < 0) return shape;
  const times = handy / shape.usual;
  return { ...shape, min: shape.min * times, max: shape.max * times, usual: handy, decimals: Math.max(1, shape.decimals - Math.round(Math.log10(times))) };
}

/** Whether the usual values fit before the point. */
function hasRoom(shape: Shape, { base, precision, scale = 0 }: SqlType): boolean {
  const usual = 'values' in shape ? shape.values[0]! : shape.usual;
  return base !== 'numeric' || precision === undefined || Math.abs(usual) < Number(`1e${precision - scale}`);
}

function fits(shape: Shape, unit: Unit, facts: ColumnFacts): boolean {
  const [min, max, middle, decimals] =
    'values' in shape ? [Math.min(...shape.values), Math.max(...shape.values), shape.values[0]!, 0] : [shape.min, shape.max, shape.usual, shape.decimals];
  const { base, precision, scale = 0 } = facts.type;
  if (base.startsWith('int') && decimals > 0 && max - min < 6) return false;
  if (base === 'int2' && max > 32_767) return false;
  if (base === 'int4' && max > 2_147_483_647) return false;
  if (base === 'numeric' && precision !== undefined) {
    const digits = precision - scale;
    if (max >= Number(`1e${digits}`)) return false;
    // For shares, two decimals after two or three digits are percentages.
    if (unit.dimension === '' && unit.factor === 1 && max <= 1 && max > 0.02 && digits >= 2 && scale <= 2) return false;
    // Four and more decimals mean fractions.
    if (unit.dimension === '' && unit.factor === 0.01 && scale >= 4) return false;
  }
  const { domain, usual } = facts;
  if (domain?.max !== undefined && middle > Number(domain.max)) return false;
  if (domain?.min !== undefined && middle < Number(domain.min)) return false;
  return !(usual > 0 && usual !== 1 && min >= 0 && (usual > max * 3 || usual < min / 3));
}
