import type { Draft } from '../columns/draft.ts';
import type { TableView } from '../schema/schema-view.ts';
import { compute, isComputed, isFree, isPlainName, type DeriveContext } from './context.ts';

/** A number that follows from others of its row, by their names. */
type Formula = {
  readonly target: RegExp;
  readonly parts: readonly RegExp[];
  readonly write: (...parts: readonly string[]) => string;
};

const NET = /^(?:net|net amount|amount net|subtotal|sub total|net total|net price|taxable amount)$/;
const TAX = /^(?:tax|vat|tax amount|vat amount|amount vat|amount tax|sales tax|gst amount)$/;
const RATE = /^(?:tax|vat|gst|sales tax)(?: rate| percent| rate percent)$/;
const BEFORE =
  /^(?:quantity|stock|balance|level|count|points) (?:before|previous|old|prior)$|^(?:previous|old|prior|opening) (?:quantity|stock|balance|level|count|points)$/;
const CHANGE = /^(?:quantity|stock|balance|level|count|points) (?:change|delta|difference)$|^(?:change|delta|difference)$/;

/** The first that fits a column is its own; a formula whose parts are not all there is none. */
const FORMULAS: readonly Formula[] = [
  {
    target: /^(?:current|new|end|closing|present) (?:reading|index|value|meter reading)$/,
    parts: [
      /^(?:previous|prior|last|old|start|opening) (?:reading|index|value|meter reading)$/,
      /^(?:consumption|usage|units? (?:consumed|used)|consumed|water usage|energy usage|kwh used)$/,
    ],
    write: (from, used) => `${from} + ${used}`,
  },
  {
    target: /^(?:consumption|usage|units? (?:consumed|used)|consumed|kwh used)$/,
    parts: [
      /^(?:previous|prior|last|old|start|opening) (?:reading|index|value|meter reading)$/,
      /^(?:current|new|end|closing|present) (?:reading|index|value|meter reading)$/,
    ],
    write: (from, to) => `abs(${to} - ${from})`,
  },
  {
    target: /^(?:odometer|mileage|km|odometer km) end$|^(?:end|final|closing) (?:odometer|mileage|km|odometer km)$/,
    parts: [
      /^(?:odometer|mileage|km|odometer km) start$|^(?:start|initial|opening) (?:odometer|mileage|km|odometer km)$/,
      /^(?:trip )?distance(?: km| driven| traveled)?$/,
    ],
    write: (start, distance) => `${start} + ${distance}`,
  },
  {
    target: /^(?:fuel|refuel|refueling|fill) (?:cost|total|amount|total cost)$/,
    parts: [
      /^(?:fuel |refuel )?(?:liters?|litres?|gallons?|l|quantity|fuel liters?|amount liters?)$/,
      /^(?:fuel )?(?:price|cost) (?:per )?(?:liter|litre|gallon|l|unit)$/,
    ],
    write: (litres, price) => `round(${litres} * ${price}, 2)`,
  },
  {
    target: /^(?:bmi|body mass index)$/,
    parts: [/^(?:body )?weight(?: kg)?$/, /^(?:body )?height cm$/],
    write: (weight, height) => `round(${weight} / (${height} * ${height} / 10000.0), 1)`,
  },
  {
    target: /^(?:quantity|stock|balance|level|count|points) (?:after|new|current)$|^(?:new|closing|resulting) (?:quantity|stock|balance|level|count|points)$/,
    parts: [BEFORE, CHANGE],
    write: (before, change) => `${before} + ${change}`,
  },
  { target: TAX, parts: [NET, RATE], write: (net, rate) => `round(${net} * ${rate} / 100.0, 2)` },
  { target: TAX, parts: [NET, /^(?:gross|gross amount|amount gross|total gross)$/], write: (net) => `round(${net} * 0.2, 2)` },
  { target: /^(?:gross|gross amount|amount gross|total gross|gross total|total with tax)$/, parts: [NET, TAX], write: (net, tax) => `${net} + ${tax}` },
  {
    target: /^(?:deduction|total deduction|deductions|total deductions)$/,
    parts: [/^gross (?:pay|salary|wage|amount)$/, /^net (?:pay|salary|wage|amount)$/],
    write: (gross) => `round(${gross} * 0.22, 2)`,
  },
  {
    target: /^net (?:pay|salary|wage)$/,
    parts: [/^gross (?:pay|salary|wage)$/, /^(?:deduction|total deduction|deductions|total deductions)$/],
    write: (gross, deductions) => `${gross} - ${deductions}`,
  },
  {
    target: /^(?:gross )?profit(?: amount)?$/,
    parts: [/^(?:total )?revenue(?: amount)?$/, /^(?:total )?costs?(?: amount)?$/],
    write: (revenue, cost) => `${revenue} - ${cost}`,
  },
  {
    target: /^(?:gross|total|shift|daily) (?:pay|wage|earnings)$|^(?:pay|earnings|wage)$/,
    parts: [/^(?:hours?(?: worked)?|worked hours?|total hours?)$/, /^(?:hourly|pay|hour) (?:rate|wage)$/],
    write: (hours, rate) => `round(${hours} * ${rate}, 2)`,
  },
  {
    target: /^total (?:cost|value)$/,
    parts: [CHANGE, /^unit (?:cost|price|value)$/],
    write: (change, cost) => `round(abs(${change}) * ${cost}, 2)`,
  },
  {
    target: /^(?:cpc|cost per click)$/,
    parts: [/^(?:spend|spent|cost|amount spent)$/, /^clicks?$/],
    write: (spend, clicks) => `round(${spend} / greatest(${clicks}, 1), 2)`,
  },
];

/** Columns of dates, and the parts of them that may stand beside. */
const PARTS_OF_DATES: Readonly<Record<string, string>> = { 'date.year': 'year', 'date.monthNumber': 'month' };
const OWN_DATE = /^(?:(?:reading|billing|period|report|reporting|record|snapshot|entry|measurement|log) )?(?:year|month)$/;

/** `bmi` from weight and height, `tax_amount` from net and rate, `reading_month` from the date that was read. */
export function deriveFormulas(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!.filter((draft) => isPlainName(draft.column.name));
  const numbers = drafts.filter((draft) => /^(?:int[248]|numeric|float[48])$/.test(draft.column.type.base));
  for (const target of numbers) {
    if (isComputed(target) || !isFree(target.column, table, context)) continue;
    const expression = formulaOf(target, numbers) ?? partOfDate(target, drafts);
    // What may not be negative is held at nothing: more may go out than was there.
    const held = context.solution.tables.get(table.name)!.domains[target.column.name] ? `greatest(${expression}, 0)` : expression;
    if (expression) compute(target, 'expression', { expression: held }, `by what stands beside it: ${expression}`);
  }
}

function formulaOf(target: Draft, numbers: readonly Draft[]): string | null {
  const name = nameOf(target);
  for (const { target: wanted, parts, write } of FORMULAS) {
    if (!wanted.test(name)) continue;
    const found = parts.map((part) => numbers.find((each) => each !== target && part.test(nameOf(each))));
    if (found.every((each): each is Draft => each !== undefined && isThere(each, target) && hasRoom(target, each) && !readsFrom(each, target)))
      return write(...found.map((each) => each.column.name));
  }
  return null;
}

function partOfDate(target: Draft, drafts: readonly Draft[]): string | null {
  const part = PARTS_OF_DATES[target.kind];
  if (part === undefined || !OWN_DATE.test(nameOf(target))) return null;
  const dates = drafts.filter((each) => /^(?:date|timestamptz?)$/.test(each.column.type.base) && /^date\.(?:created|business|event|recent)$/.test(each.kind));
  const own = dates.find((each) => each.kind !== 'date.event') ?? dates[0];
  return own && isThere(own, target) ? `${part}(${own.column.name})` : null;
}

/** Never NULL where the target may not be. */
function isThere(part: Draft, target: Draft): boolean {
  return !target.column.notNull || part.nullRate === undefined;
}

/** As many digits before the point as the part has, up to what numbers of a row come to; a ratio needs two. */
function hasRoom({ column: { type } }: Draft, part: Draft): boolean {
  if (type.base === 'int2') return false;
  if (type.base !== 'numeric' || type.precision === undefined) return true;
  const digits = type.precision - (type.scale ?? 0);
  const given = part.column.type.base === 'numeric' ? (part.column.type.precision ?? 8) - (part.column.type.scale ?? 0) : 5;
  return digits >= Math.min(8, given) || (type.scale === 1 && digits >= 2);
}

/** Whether a part is made from the target already. */
function readsFrom(part: Draft, target: Draft): boolean {
  const { expression, column } = part.parameters;
  return column === target.column.name || (typeof expression === 'string' && new RegExp(`\\b${target.column.name}\\b`).test(expression));
}

function nameOf(draft: Draft): string {
  return draft.words.join(' ');
}
