/** Short forms of units as they are at the end of names, and the words for them. */
const UNITS: ReadonlySet<string> = new Set(
  `nm um mm cm dm m km inch in ft foot feet yd mi ha acre sqm sqft m2 km2 l ml cl dl hl cc gal oz lb lbs g mg kg t ton tonne gram kilogram
  ms sec second s min minute h hr hour hz khz mhz ghz rpm bpm kmh kph mph kn knot j kj mj cal kcal wh kwh mwh w kw kwp kva mw hp ps pa hpa kpa mpa bar psi mbar mmhg
  v kv volt mv a ma amp ah mah ohm byte kb mb gb tb kib mib gib bps kbps mbps gbps c f k celsius fahrenheit deg degree percent pct ppm ppb px pixel db dba lux lumen liter litre meter metre
  kilometer kilometre centimeter millimeter mile usd eur gbp chf`.split(/\s+/),
);

/** What costs something: of each unit it is another number than of the whole. */
const SUMS: ReadonlySet<string> = new Set(['price', 'cost', 'rate', 'fee', 'rent', 'salary', 'wage', 'value', 'amount', 'charge', 'tariff']);

/** What a number is of, without the unit that it is in: `weight kg`, `speed km h`, `dose l ha`. At least one word stays. */
export function withoutUnit(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (
    end > 1 &&
    (UNITS.has(words[end - 1]!) || (words[end - 1] === 'per' && end < words.length) || (/^[23]$/.test(words[end - 1]!) && UNITS.has(words[end - 2]!)))
  )
    end--;
  return end === words.length ? words : words.slice(0, end);
}

/** Whether one of the two is a sum for each unit, and the other is not: neither `price` nor `sqft` is `price per sqft`. */
export function isOtherRate(one: readonly string[], other: readonly string[]): boolean {
  return rateOf(one) !== rateOf(other);
}

function rateOf(words: readonly string[]): string | null {
  const at = words.indexOf('per');
  return at > 0 && SUMS.has(words[at - 1]!) ? words.slice(at - 1).join(' ') : null;
}
