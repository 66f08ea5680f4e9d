import type { Unit } from './units.ts';

/** The numbers of a quantity: a range with the usual ones in it, or a few values, the usual ones first. */
export type Shape =
  | {
      readonly min: number;
      readonly max: number;
      readonly usual: number;
      readonly decimals: number;
      /** Many small, few large. */
      readonly wide: boolean;
      readonly step: number | undefined;
      /** Share of rows that are zero. */
      readonly zero: number;
    }
  | { readonly values: readonly number[] };

export type Made = { readonly kind: string; readonly parameters: Readonly<Record<string, unknown>> };

/** Reads `48..110~72`, `1...5000~40` (many small, few large), `0.80..1.50` (two decimals), `20..140 by 2.5`, `0..30 zero 0.6`, `5|10|15`. */
export function readShape(text: string): Shape {
  if (text.includes('|') || !text.includes('..')) return { values: text.split('|').map(Number) };
  const found = /^(-?[\d.e]+?)(\.{2,3})(-?[\d.e]+)(?:~(-?[\d.e]+))?(?: by ([\d.]+))?(?: zero ([\d.]+))?$/.exec(text);
  if (!found) throw new Error(`a quantity's range is not understood: ${text}`);
  const [, low, dots, high, usual, step, zero] = found;
  const [min, max] = [Number(low), Number(high)];
  const wide = dots === '...';
  const middle = wide ? Math.sqrt(Math.max(min, max / 1000) * max) : (min + max) / 2;
  const decimals = Math.max(...[low!, high!, usual ?? ''].map((part) => part.split('.')[1]?.length ?? 0));
  return {
    min,
    max,
    usual: usual === undefined ? middle : Number(usual),
    decimals,
    wide,
    step: step === undefined ? undefined : Number(step),
    zero: Number(zero ?? 0),
  };
}

/** The same in another unit; decimals follow the size, so that distinct values stay distinct. */
export function inUnit(shape: Shape, from: Unit, to: Unit): Shape {
  if (from.factor === to.factor && from.offset === to.offset) return shape;
  const turn = (x: number) => (x * from.factor + from.offset - to.offset) / to.factor;
  if ('values' in shape) return { values: shape.values.map((value) => Number(turn(value).toPrecision(3))) };
  const decimals = Math.min(9, Math.max(0, shape.decimals - Math.round(Math.log10(from.factor / to.factor))));
  const { step } = shape;
  return {
    ...shape,
    min: turn(shape.min),
    max: turn(shape.max),
    usual: turn(shape.usual),
    decimals,
    step: step === undefined ? undefined : Number(((step * from.factor) / to.factor).toPrecision(1)),
  };
}

/** The lower, middle or upper part of it: the minimum is never above the maximum. */
export function partOf(shape: Shape, [from, to]: readonly [number, number]): Shape {
  if ('values' in shape) {
    const sorted = [...shape.values].sort((one, other) => one - other);
    const kept = sorted.slice(Math.floor(from * sorted.length), Math.ceil(to * sorted.length));
    return { values: shape.values.filter((value) => kept.includes(value)) };
  }
  const { min, max, wide } = shape;
  const low = Math.max(min, max / 1000);
  const at = (share: number) => (wide && max > 0 ? low * (max / low) ** share : min + (max - min) * share);
  const usual = wide ? Math.sqrt(at(from) * at(to)) : (at(from) + at(to)) / 2;
  return { ...shape, min: at(from), max: at(to), usual };
}

/** The generator for such numbers. */
export function generatorOf(shape: Shape): Made {
  if ('values' in shape) return { kind: 'number.typical', parameters: { values: [...new Set(shape.values)] } };
  const { wide, step, zero, decimals } = shape;
  const round = step ?? Number(`1e-${decimals}`);
  const exact = (x: number) => Number(x.toPrecision(6));
  const [min, max, usual] = [exact(shape.min), exact(shape.max), exact(shape.usual)];
  const least = wide && min <= 0 ? exact(max / 1000) : min;
  const body = wide
    ? { distribution: 'lognormal', median: usual, sigma: exact(Math.max(0.05, Math.log(max / least) / 5)), min, max }
    : { distribution: 'normal', mean: usual, deviation: exact(Math.max((max - min) / 5, 1e-9)), min, max };
  if (zero > 0) {
    const arms = [
      { weight: zero, distribution: 'uniform', min: 0, max: 0 },
      { weight: 1 - zero, ...body },
    ];
    return { kind: 'distribution', parameters: { distribution: 'mixture', arms, round } };
  }
  if (wide || step !== undefined) return { kind: 'distribution', parameters: { ...body, round } };
  return { kind: 'number.measure', parameters: { mean: usual, deviation: body.deviation, min, max, fractionDigits: decimals } };
}
