import type { Order } from '@seedbed/contract';

/**
 * One column's part in an order: natural units (days, seconds, the number itself), and the smallest difference of two
 * values.
 */
export type Operand = {
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Bounds that come only from the type: values near the other columns' values are tried first. */
  readonly open?: { readonly below: boolean; readonly above: boolean };
  readonly step: number;
  /** Its value is given and may not change. */ readonly fixed: boolean;
  /** How far a moved value lands beyond its bound. */ readonly reach: number;
  /** All allowed values, ascending, if they are few. */ readonly values?: readonly number[];
  /** Values are `from` plus a multiple of `every`; `step` then only distinguishes two values. */
  readonly grid?: { readonly every: number; readonly from: number };
};

type Linear = { readonly terms: readonly { readonly at: number; readonly by: number }[]; readonly operator: Order['operator']; readonly value: number };

/**
 * Changes a row's values so that all orders hold, as little as possible: values that fit are kept. Propagates intervals
 * over all open columns, then fixes one column and narrows the next.
 */
type OrderSolver = {
  /** Whether the values already satisfy all orders. */
  holds(x: Float64Array, missing: Uint8Array): boolean;
  /**
   * `x[i]` is the value of operand i; `missing[i]` is 1 for NULL, which orders ignore. Returns true if all orders hold;
   * otherwise the values are unchanged.
   */
  solve(x: Float64Array, missing: Uint8Array): boolean;
  /** Whether fixed values leave room for the others, as far as bounds show; ignores values that are not fixed. */
  leavesRoom(x: Float64Array, missing: Uint8Array): boolean;
};

const SWEEPS = 8;
/** Columns whose bounds are tried in all combinations. */
const MAX_FREE_COLUMNS = 5;
/** Bounds that nothing sets are assumed at this multiple of the largest required move. */
const AROUND = 10;

export function orderSolver(operands: readonly Operand[], orders: readonly Order[]): OrderSolver {
  const index = new Map(operands.map((operand, i) => [operand.name, i]));
  const lines: Linear[] = orders.map((order) => ({
    terms: order.terms.map((term) => ({ at: index.get(term.column)!, by: term.coefficient })),
    operator: order.operator,
    value: order.value,
  }));
  const ends = operands.map(({ min, max, grid }, i) => ({
    min: grid && Number.isFinite(min) ? above(i, min) : min,
    max: grid && Number.isFinite(max) ? below(i, max) : max,
  }));
  const low = new Float64Array(operands.length);
  const high = new Float64Array(operands.length);
  const sequence = operands.map((_, i) => i).sort((a, b) => Number(operands[b]!.fixed) - Number(operands[a]!.fixed));

  function holds(line: Linear, x: Float64Array, missing: Uint8Array): boolean {
    let sum = 0;
    for (const term of line.terms) {
      if (missing[term.at]) return true;
      sum += term.by * x[term.at]!;
    }
    const slack = tolerance(line);
    if (line.operator === '<=') return sum <= line.value + slack;
    if (line.operator === '<') return sum < line.value - slack;
    if (line.operator === '=') return Math.abs(sum - line.value) <= slack;
    return Math.abs(sum - line.value) > slack;
  }

  /** Half the smallest step, so that sums of decimals compare correctly. */
  function tolerance(line: Linear): number {
    let least = Infinity;
    for (const term of line.terms) least = Math.min(least, operands[term.at]!.step * Math.abs(term.by));
    return least === Infinity ? 0 : least / 2;
  }

  function narrow(missing: Uint8Array): void {
    for (let sweep = 0; sweep < SWEEPS; sweep++) {
      let changed = false;
      for (const line of lines) {
        if (line.operator === '<>' || line.terms.some((term) => missing[term.at])) continue;
        const strict = line.operator === '<' ? 2 * tolerance(line) : 0;
        changed = upper(line.terms, 1, line.value - strict) || changed;
        if (line.operator === '=') changed = upper(line.terms, -1, -line.value) || changed;
      }
      if (!changed) return;
    }
  }

  /** Σ sign · by · x ≤ value bounds each term by the minimum of all others. */
  function upper(terms: Linear['terms'], sign: 1 | -1, value: number): boolean {
    let changed = false;
    for (const term of terms) {
      let rest = value;
      for (const other of terms) {
        if (other === term) continue;
        const by = other.by * sign;
        rest -= by * (by > 0 ? low[other.at]! : high[other.at]!);
      }
      const by = term.by * sign;
      if (!Number.isFinite(rest) || by === 0) continue;
      const { step, values: listed } = operands[term.at]!;
      const bound = rest / by;
      if (by > 0) {
        const down = listed?.findLast((one) => one <= bound + step / 4) ?? below(term.at, bound);
        if (down < high[term.at]! - step / 4) {
          high[term.at] = down;
          changed = true;
        }
      } else {
        const up = listed?.find((one) => one >= bound - step / 4) ?? above(term.at, bound);
        if (up > low[term.at]! + step / 4) {
          low[term.at] = up;
          changed = true;
        }
      }
    }
    return changed;
  }

  /** The last value up to a bound, and the first from it on. */
  function below(i: number, bound: number): number {
    const { step, grid } = operands[i]!;
    return grid ? Math.floor((bound - grid.from) / grid.every + 1e-9) * grid.every + grid.from : Math.floor(bound / step + 1e-6) * step;
  }
  function above(i: number, bound: number): number {
    const { step, grid } = operands[i]!;
    return grid ? Math.ceil((bound - grid.from) / grid.every - 1e-9) * grid.every + grid.from : Math.ceil(bound / step - 1e-6) * step;
  }

  function place(i: number, value: number): number {
    const { step, reach, values } = operands[i]!;
    const least = low[i]!;
    const most = high[i]!;
    if (value >= least - step / 4 && value <= most + step / 4) return value;
    if (most < least) return least;
    if (values) return (value < least ? values.find((one) => one >= least - step / 4) : values.findLast((one) => one <= most + step / 4)) ?? least;
    const near = value < least ? least : most;
    const room = Math.min(most - least, reach);
    const distance = Math.abs(near - value);
    const each = operands[i]!.grid?.every ?? step;
    const moved = Math.floor((distance - Math.floor(distance / (room + each)) * (room + each)) / each + 1e-6) * each;
    return value < least ? Math.min(most, near + moved) : Math.max(least, near - moved);
  }

  return {
    holds: (x, missing) => lines.every((line) => holds(line, x, missing)),
    solve(x, missing) {
      if (lines.every((line) => holds(line, x, missing))) return true;
      const drawn = x.slice();
      if (settle(x, missing, place)) return true;
      // A value within its own bounds may leave no room for another: then tries the bounds, lower ones first.
      const free = sequence.filter((i) => !missing[i] && !operands[i]!.fixed);
      for (const near of operands.some((operand) => operand.open?.below || operand.open?.above) ? [true, false] : [false]) {
        for (let ends = 0; ends < 1 << Math.min(free.length, MAX_FREE_COLUMNS); ends++) {
          x.set(drawn);
          if (settle(x, missing, (i) => endOf(i, ((ends >> free.indexOf(i)) & 1) === 1, drawn[i]!), near ? drawn : undefined)) return true;
        }
      }
      // No solution: the values stay as drawn.
      x.set(drawn);
      return false;
    },
    leavesRoom(x, missing) {
      open(x);
      narrow(missing);
      for (let i = 0; i < operands.length; i++) if (!missing[i] && low[i]! > high[i]! + operands[i]!.step / 4) return false;
      return lines.every((line) => line.terms.some((term) => !operands[term.at]!.fixed) || holds(line, x, missing));
    },
  };

  /**
   * Resets all intervals to the operands' own bounds, or to the value of a fixed one. Open bounds are placed around the
   * values `near`, if given.
   */
  function open(x: Float64Array, near?: Float64Array): void {
    const around = near?.subarray(0, operands.length);
    const [least, most] = around ? [Math.min(...around), Math.max(...around)] : [0, 0];
    operands.forEach((operand, i) => {
      const beyond = AROUND * operand.reach;
      const { min, max } = ends[i]!;
      const [first, last] = [Math.max(min, Math.min(max, least) - beyond), Math.min(max, Math.max(min, most) + beyond)];
      low[i] = operand.fixed ? x[i]! : around && operand.open?.below ? (operand.grid ? above(i, first) : first) : min;
      high[i] = operand.fixed ? x[i]! : around && operand.open?.above ? (operand.grid ? below(i, last) : last) : max;
    });
  }

  /** One end of the remaining range of a column: its own value if that end is open, NaN if nothing remains. */
  function endOf(i: number, upper: boolean, own: number): number {
    if (low[i]! > high[i]! + operands[i]!.step / 4) return NaN;
    const end = upper ? high[i]! : low[i]!;
    return Number.isFinite(end) ? end : own;
  }

  /** Assigns a value to each open column in turn and narrows the bounds of the others. */
  function settle(x: Float64Array, missing: Uint8Array, choose: (i: number, value: number) => number, near?: Float64Array): boolean {
    open(x, near);
    for (const i of sequence) {
      if (missing[i] || operands[i]!.fixed) continue;
      narrow(missing);
      x[i] = choose(i, x[i]!);
      low[i] = x[i]!;
      high[i] = x[i]!;
    }
    return lines.every((line) => holds(line, x, missing) || (line.operator === '<>' && part(line, x, missing)));
  }

  /** Moves one column by a step, or to another of its values, if two must differ. */
  function part(line: Linear, x: Float64Array, missing: Uint8Array): boolean {
    for (const { at } of line.terms) {
      const operand = operands[at]!;
      if (operand.fixed) continue;
      const before = x[at]!;
      const each = operand.grid?.every ?? operand.step;
      for (const moved of operand.values ?? [before + each, before - each]) {
        x[at] = moved;
        if (moved >= operand.min && moved <= operand.max && lines.every((other) => holds(other, x, missing))) return true;
      }
      x[at] = before;
    }
    return false;
  }
}

/** The orders of a variant, and the members that they bind. */
export type Orders = { readonly solver: OrderSolver; readonly members: readonly number[] };
