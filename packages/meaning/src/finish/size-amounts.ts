import { edit, tune, type Draft } from '../edits/draft.ts';
import { wordSet } from '../read/words.ts';

/** Usual amounts by the digits before the point: room for millions means that some occur. */
const MEDIANS: readonly (readonly [digits: number, median: number])[] = [
  [14, 9_000],
  [12, 2_400],
  [10, 240],
];

/** A type with more digits after the point was not chosen for its digits. */
const MAX_INFORMATIVE_SCALE = 15;

/** Amounts whose size only the type shows; ratios with many decimals are fractions. */
export function sizeAmounts(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { base, precision, scale = 0 } = draft.column.type;
    // `numeric(65,30)` is a tool's type for any decimal, and uninformative.
    if (base !== 'numeric' || precision === undefined || scale > MAX_INFORMATIVE_SCALE) continue;
    // Many decimals leave their room for parts of a cent.
    const exact = scale > 4;
    const plainMoney = (draft.kind === 'number.plain' || (draft.kind === 'number.lognormal' && draft.confidence < 0.5)) && scale === 2;
    const median = MEDIANS.find(([digits]) => precision - scale >= digits)?.[1];
    if ((draft.kind === 'finance.amount' || plainMoney) && draft.parameters.median === undefined && median !== undefined && !exact) {
      edit(draft, { kind: 'finance.amount', parameters: { ...draft.parameters, median } });
    }
    if (exact) makeExact(draft, scale);
    if (draft.kind === 'number.percent' && draft.parameters.max === undefined && scale >= 4) tune(draft, { max: 1 });
    if (precision - scale <= 1 && scale >= 3) makePart(draft);
    else if (draft.kind === 'number.measure') fitMeasure(draft, precision - scale, scale);
  }
}

const SUMS: ReadonlySet<string> = new Set(['finance.amount', 'finance.round', 'finance.tax', 'finance.discount', 'commerce.price', 'commerce.cost']);
/** With more digits a double loses precision next to a sum. */
const MAX_PRECISE_SCALE = 9;

/** Quantities and sums of many decimals: in steps that no rounding shows in (`4611.125000000000000`, never `4611.000000000001000`). */
function makeExact(draft: Draft, scale: number): void {
  if (draft.kind === 'number.quantity') edit(draft, { kind: 'values', parameters: { values: [1, 2, 3, 5, 10, 0.5, 25], weights: [50, 18, 10, 8, 6, 4, 4] } });
  else if (draft.kind === 'finance.balance') {
    const { median = 1450, unit } = draft.parameters as { median?: number; unit?: string };
    const parameters = { distribution: 'lognormal', median, sigma: 1.1, round: unit === 'minor' ? 1 : 0.25, max: 200_000 };
    edit(draft, { kind: 'distribution', parameters });
  } else if (draft.kind === 'number.measure' && scale <= MAX_PRECISE_SCALE) tune(draft, { fractionDigits: draft.parameters.fractionDigits ?? 2 });
  else if (draft.kind === 'number.lognormal') {
    const { median = 50, sigma = 1 } = draft.parameters as { median?: number; sigma?: number };
    edit(draft, { kind: 'distribution', parameters: { distribution: 'lognormal', median, sigma, round: 0.25 } });
  } else if (scale > MAX_PRECISE_SCALE && SUMS.has(draft.kind)) {
    const { median = 49, unit } = draft.parameters as { median?: number; unit?: string };
    edit(draft, {
      kind: 'distribution',
      parameters: { distribution: 'lognormal', median: unit === 'minor' ? median * 100 : median, sigma: 1.1, round: 0.125, max: 200_000 },
    });
  }
}

/** Kinds whose numbers are above one, or of any size. */
const SIZED = /^(?:number\.(?:lognormal|score|config|count|popularity|plain|sensor|factor)|finance\.(?:taxRate|interestRate|discount))$/;
/** Parts of one that are small: a tenth of something is much. */
const SMALL = wordSet('parts of one that are small');

/** `delay_risk numeric(5,4)`, `vat_rate numeric(5,4)`: all decimals are those of a fraction. */
function makePart(draft: Draft): void {
  const small = draft.words.some((word) => SMALL.has(word)) || /^finance\.(?:taxRate|interestRate)$/.test(draft.kind);
  if (!SIZED.test(draft.kind) && !(small && draft.kind === 'number.percent')) return;
  const rates = { values: [0.02, 0.05, 0.1, 0.075, 0.2, 0.015, 0.125, 0.19], weights: [20, 18, 14, 12, 10, 10, 8, 6] };
  edit(draft, small ? { kind: 'values', parameters: rates } : { kind: 'number.percent', parameters: { max: 1 } });
}

/** A height of two digits before the point is one in metres, where the usual unit is centimetres. */
function fitMeasure(draft: Draft, digits: number, scale: number): void {
  const { parameters } = draft;
  const { mean } = parameters;
  if (typeof mean !== 'number' || mean < Number(`1e${digits}`)) return;
  for (const key of ['mean', 'deviation', 'min', 'max']) if (typeof parameters[key] === 'number') tune(draft, { [key]: parameters[key] / 100 });
  tune(draft, { fractionDigits: scale });
}
