/** Short forms of units as they are at the end of names, and the words for them. */
const UNITS: ReadonlySet<string> = new Set(
  `nm um mm cm dm m km inch in ft foot feet yd mi ha acre sqm sqft m2 km2 l ml cl dl hl cc gal oz lb lbs g mg kg t ton tonne gram kilogram
  ms sec second s min minute h hr hour hz khz mhz ghz rpm bpm kmh kph mph kn knot j kj mj cal kcal wh kwh mwh w kw kwp kva mw hp ps pa hpa kpa mpa bar psi mbar mmhg
  v kv volt mv a ma amp ah mah ohm byte kb mb gb tb kib mib gib bps kbps mbps gbps c f k celsius fahrenheit deg degree percent pct ppm ppb px pixel db dba lux lumen liter litre meter metre
  kilometer kilometre centimeter millimeter mile usd eur gbp chf`.split(/\s+/),
);

/** Prices and costs: a unit price differs from that of the whole. */
const SUMS: ReadonlySet<string> = new Set(['price', 'cost', 'rate', 'fee', 'rent', 'salary', 'wage', 'value', 'amount', 'charge', 'tariff']);

/** The quantity of a number, without its unit: `weight kg`, `speed km h`, `dose l ha`. Keeps at least one word. */
export function withoutUnit(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (
    end > 1 &&
    (UNITS.has(words[end - 1]!) || (words[end - 1] === 'per' && end < words.length) || (/^[23]$/.test(words[end - 1]!) && UNITS.has(words[end - 2]!)))
  )
    end--;
  return end === words.length ? words : words.slice(0, end);
}

/** Whether only one of the two is a unit price: neither `price` nor `sqft` means `price per sqft`. */
export function isOtherRate(one: readonly string[], other: readonly string[]): boolean {
  return rateOf(one) !== rateOf(other);
}

function rateOf(words: readonly string[]): string | null {
  const at = words.indexOf('per');
  return at > 0 && SUMS.has(words[at - 1]!) ? words.slice(at - 1).join(' ') : null;
}
