/** A float as Postgres prints it: the fewest digits that round-trip, with an exponent above a certain length. */
export function floatText(value: number, base: string): string {
  const kept = base === 'float4' ? Math.fround(value) : value;
  if (Number.isNaN(kept)) return 'NaN';
  if (!Number.isFinite(kept)) return kept < 0 ? '-Infinity' : 'Infinity';
  if (kept === 0) return Object.is(kept, -0) ? '-0' : '0';
  const shortest = base === 'float4' ? shortestSingle(kept) : kept;
  const [mantissa = '', exponent = '0'] = shortest.toExponential().split('e');
  const power = Number(exponent);
  if (power >= -4 && power < (base === 'float4' ? 6 : 15)) return plain(mantissa, power);
  return `${mantissa}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

function shortestSingle(value: number): number {
  for (let digits = 1; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return value;
}

function plain(mantissa: string, power: number): string {
  const sign = mantissa.startsWith('-') ? '-' : '';
  const digits = mantissa.replace(/[-.]/g, '');
  if (power < 0) return `${sign}0.${'0'.repeat(-power - 1)}${digits}`;
  const whole = digits.slice(0, power + 1).padEnd(power + 1, '0');
  const rest = digits.slice(power + 1);
  return `${sign}${whole}${rest === '' ? '' : `.${rest}`}`;
}
