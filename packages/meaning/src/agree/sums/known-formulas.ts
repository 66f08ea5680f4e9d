import type { Draft } from '../../edits/draft.ts';
import { matcher, type Matcher } from '../../read/words.ts';

/** A number that follows from others of its row, by their names. */
export type Formula = {
  readonly target: Matcher;
  readonly parts: readonly Matcher[];
  readonly write: (...parts: readonly string[]) => string;
  /** A share in percent, or marks: three digits are enough, however many its parts have. */
  readonly percent?: true;
  /** Where the parts are examples of one thing they agree already. */
  readonly unlessExamples?: true;
  /** Whether it applies to columns with these generators. */
  readonly only?: (target: Draft, parts: readonly Draft[], drafts: readonly Draft[]) => boolean;
};

const BEFORE = matcher('balance before');
const CHANGE = matcher('change of a balance');

/** The first formula that fits a column is used; a formula with missing parts does not fit. */
export const FORMULAS: readonly Formula[] = [
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
    // A vehicle enters a workshop before it leaves.
    target: /^(?:odometer|mileage|km) out$|^out (?:odometer|mileage)$/,
    parts: [/^(?:odometer|mileage|km) in$|^in (?:odometer|mileage)$/],
    only: (target, [before], drafts) => drafts.indexOf(target) > drafts.indexOf(before!),
    write: (before) => `${before} + ${before} % 12`,
  },
  {
    target: /^(?:odometer|mileage)(?: km| miles)? (?:end|in|return|final|after)$|^(?:end|final|closing|return(?:ed)?) (?:odometer|mileage)(?: km)?$/,
    parts: [/^(?:odometer|mileage)(?: km| miles)? (?:start|out|pick ?up|initial|before)$|^(?:start|initial|opening|pick ?up) (?:odometer|mileage)(?: km)?$/],
    only: (target, [before], drafts) => drafts.indexOf(target) > drafts.indexOf(before!),
    write: (start) => `${start} + 38 + (${start} * 13) % 870`,
  },
  {
    target:
      /^(?:available|free|unreserved|sellable)(?: (?:quantity|stock|units?|seats?|spots?|places?|beds?|copies))?$|^(?:quantity|stock|seats?|copies|units?) available$/,
    parts: [
      /^(?:quantity |stock |units? )?on hand(?: quantity)?$|^(?:total |in )?(?:quantity|stock|seats?|copies|beds?|units?|capacity|spots?|places?)$/,
      /^(?:reserved|allocated|committed|booked|held|on hold|on loan|occupied|sold|taken|enrolled|borrowed)(?: (?:quantity|stock|units?|seats?|spots?|beds?|copies))?$|^(?:quantity|stock|seats?) (?:reserved|allocated|committed|sold|booked)$/,
    ],
    write: (all, taken) => `greatest(${all} - ${taken}, 0)`,
  },
  {
    target: /^(?:list |unit |retail |sale |selling )?price$|^(?:msrp|rrp)$/,
    parts: [/^(?:unit |purchase |wholesale |buying |buy )(?:cost|price)(?: price)?$|^cost(?: price)?$/],
    write: (cost) => `round(${cost} * (1.25 + int(${cost} * 100) % 8 / 10.0), 2)`,
    unlessExamples: true,
  },
  {
    target: /^(?:gross |profit )?(?:margin|markup) (?:percent|pct|percentage)$/,
    parts: [/^(?:list |unit |retail |sale |selling )?price$/, /^(?:unit |purchase |wholesale |buying )?cost(?: price)?$/],
    write: (price, cost) => `round((${price} - ${cost}) * 100.0 / greatest(${price}, 0.01), 2)`,
    percent: true,
  },
  {
    target: /^(?:(?:gross |unit )?profit|margin)(?: amount)?$/,
    parts: [/^(?:list |unit |retail |sale |selling )?price$/, /^(?:unit |purchase |wholesale |buying )?cost(?: price)?$/],
    write: (price, cost) => `${price} - ${cost}`,
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
    target: /^(?:total|total amount|amount|total price|total cost)$/,
    parts: [/^(?:liters?|litres?|gallons?|kwh|kg|hours?)$/, /^(?:price|cost|rate) per (?:liter|litre|gallon|kwh|kg|hour)$/],
    write: (units, price) => `round(${units} * ${price}, 2)`,
  },
  {
    target: /^(?:bmi|body mass index)$/,
    parts: [/^(?:body )?weight(?: kg)?$/, /^(?:body )?height cm$/],
    write: (weight, height) => `round(${weight} / (${height} * ${height} / 10000.0), 1)`,
  },
  {
    target:
      /^(?:quantity|stock|balance|level|count|points) (?:after|new|current)$|^(?:new|closing|resulting|current|updated) (?:quantity|stock|balance|level|count|points)$/,
    parts: [BEFORE, CHANGE],
    write: (before, change) => `${before} + ${change}`,
  },
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
    target: /^overtime(?: hours?)?$/,
    parts: [/^(?:hours? worked|worked hours?|total hours?)$/],
    write: (hours) => `greatest(${hours} - 8, 0)`,
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
    target: /^(?:insurance|insurer|plan) (?:covered|paid|amount|share|pays|payment|coverage amount)$/,
    parts: [/^(?:total|gross) (?:bill|amount|charge|charges|cost|billed)$|^(?:bill|billed) (?:amount|total)$|^charges$/],
    write: (total) => `round(${total} * 0.8, 2)`,
  },
  {
    target: /^(?:patient|balance|amount|member|copay|remaining) (?:due|owed|payable|responsibility|share|amount)$/,
    parts: [
      /^(?:total|gross) (?:bill|amount|charge|charges|cost|billed)$|^(?:bill|billed) (?:amount|total)$|^charges$/,
      /^(?:insurance|insurer|plan) (?:covered|paid|amount|share|pays|payment|coverage amount)$|^(?:amount|total) paid$|^paid amount$/,
    ],
    write: (total, paid) => `${total} - ${paid}`,
  },
  {
    target: /^(?:amount |balance )(?:remaining|open|outstanding)$|^(?:remaining|open|outstanding) (?:amount|balance)$/,
    parts: [/^(?:amount|total) due$|^due amount$/, /^(?:amount|total) paid$|^paid amount$/],
    write: (due, paid) => `greatest(${due} - ${paid}, 0)`,
  },
  {
    target: /^(?:spent|spend|amount spent|budget (?:spent|used)|actual cost|cost to date)$/,
    parts: [/^(?:total )?budget(?: amount)?$/, /^(?:progress|percent complete|completion|progress percent)$/],
    write: (budget, progress) => `round(${budget} * ${progress} / 100.0, 2)`,
  },
  {
    target: /^(?:compare at|original|list|regular|old|strike|msrp|retail|rrp|before) price$|^(?:msrp|rrp)$/,
    parts: [/^(?:sale |selling |current |special |unit )?price$/],
    write: (price) => `round(${price} * 1.25, 2)`,
  },
  {
    target: /^(?:feels like|apparent|wind chill)(?: (?:c|f|temp|temperature|temp c))?$/,
    parts: [/^(?:air )?(?:temp|temperature)(?: (?:c|f|celsius|fahrenheit))?$/, /^wind(?: speed)?(?: (?:kph|kmh|ms|mph|speed))?$/],
    write: (temperature, wind) => `round(${temperature} - ${wind} / 10.0, 1)`,
  },
  {
    target: /^total(?: cost| amount)?$|^(?:cost|amount) total$/,
    parts: [/^(?:parts?|material|materials) (?:cost|costs|amount)$/, /^(?:labor|labour|work) (?:cost|costs|amount)$/],
    write: (parts, labor) => `${parts} + ${labor}`,
  },
  {
    target: /^(?:lower|min|minimum) (?:limit|bound|spec|tolerance)$|^lsl$/,
    parts: [/^(?:measured|measurement|actual|reading|result)(?: value)?$/],
    write: (measured) => `round(${measured} * 0.94, 3)`,
  },
  {
    target: /^(?:upper|max|maximum) (?:limit|bound|spec|tolerance)$|^usl$/,
    parts: [/^(?:measured|measurement|actual|reading|result)(?: value)?$/],
    write: (measured) => `round(${measured} * 1.05, 3)`,
  },
  {
    target: /^(?:ctr|click through rate)$/,
    parts: [/^clicks?$/, /^impressions?$/],
    write: (clicks, impressions) => `round(${clicks} * 1.0 / greatest(${impressions}, 1), 4)`,
  },
  {
    // An approximate instalment: the mean debt is half of the loan.
    target: /^(?:monthly|installment|instalment) (?:payment|amount|installment|instalment|repayment)$|^emi(?: amount)?$|^(?:installment|instalment)$/,
    parts: [
      /^(?:principal|loan|financed|borrowed|approved|disbursed)(?: amount)?$|^amount (?:financed|borrowed)$/,
      /^(?:annual |nominal )?interest(?: rate)?(?: percent| pct)?$|^apr$|^(?:annual )?rate$/,
      /^(?:term|tenure|duration)(?: month| months)?$|^(?:number of|num) (?:months?|installments?)$|^months?$/,
    ],
    write: (principal, rate, term) => `round(${principal} * (1 + ${rate} * ${term} / 2400.0) / ${term}, 2)`,
  },
  {
    target: /^(?:cpc|cost per click)$/,
    parts: [/^(?:spend|spent|cost|amount spent)$/, /^clicks?$/],
    write: (spend, clicks) => `round(${spend} / greatest(${clicks}, 1), 2)`,
  },
];
