import { MockFault } from '../../../core/index.ts';
import { floatText } from './float.ts';

const NUMBER = String.raw`\s*[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?\s*`;
const POINT = String.raw`\s*\(${NUMBER},${NUMBER}\)\s*`;
const POINTS = `${POINT}(?:,${POINT})*`;

/** Forms that are read here, with the brackets of what Postgres prints. */
const FORMS: ReadonlyMap<string, readonly (readonly [RegExp, string, string])[]> = new Map([
  ['point', [[new RegExp(`^(?:${POINT}|${NUMBER},${NUMBER})$`, 'i'), '', '']]],
  ['lseg', [[new RegExp(String.raw`^\s*\[${POINT},${POINT}\]\s*$`, 'i'), '[', ']']]],
  ['box', [[new RegExp(String.raw`^(?:${POINT},${POINT}|\s*\(${POINT},${POINT}\)\s*)$`, 'i'), '', '']]],
  [
    'path',
    [
      [new RegExp(String.raw`^\s*\[${POINTS}\]\s*$`, 'i'), '[', ']'],
      [new RegExp(String.raw`^\s*\(${POINTS}\)\s*$`, 'i'), '(', ')'],
    ],
  ],
  ['polygon', [[new RegExp(String.raw`^\s*\(${POINTS}\)\s*$`, 'i'), '(', ')']]],
  ['line', [[new RegExp(String.raw`^\s*\{${NUMBER},${NUMBER},${NUMBER}\}\s*$`, 'i'), '{', '}']]],
  ['circle', [[new RegExp(String.raw`^\s*<${POINT},${NUMBER}>\s*$`, 'i'), '<', '>']]],
]);

export function isGeometry(base: string): boolean {
  return FORMS.has(base);
}

/** A geometric value as Postgres prints it. Throws 22P02 for what is none, and PGRST127 for other forms that Postgres may read. */
export function geometryText(base: string, text: string): string {
  const form = FORMS.get(base)?.find(([pattern]) => pattern.test(text));
  if (!form) {
    if (base !== 'point' && /^[-\s\d.,()[\]<>{}e+]*$/i.test(text)) throw MockFault.unsupported(`A ${base} in another form than Postgres prints it.`);
    if (/nan|inf/i.test(text)) throw MockFault.unsupported(`A ${base} with infinite numbers.`);
    throw new MockFault({ code: '22P02', status: 400, message: `invalid input syntax for type ${base}: "${text}"` });
  }
  const numbers = text.match(new RegExp(NUMBER, 'gi'))!.map((each) => numberOf(each));
  const [, open, close] = form;
  if (base === 'line') {
    if (numbers[0] === 0 && numbers[1] === 0)
      throw new MockFault({ code: '22P02', status: 400, message: 'invalid line specification: A and B cannot both be zero' });
    return `{${numbers.map((number) => floatText(number, 'float8')).join(',')}}`;
  }
  if (base === 'circle') {
    const [x, y, radius] = numbers as [number, number, number];
    if (radius < 0) throw new MockFault({ code: '22P02', status: 400, message: `invalid input syntax for type circle: "${text}"` });
    return `<${pointText(x, y)},${floatText(radius, 'float8')}>`;
  }
  const points = Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[i * 2]!, numbers[i * 2 + 1]!] as const);
  return `${open}${(base === 'box' ? cornersOf(points) : points).map(([x, y]) => pointText(x, y)).join(',')}${close}`;
}

function numberOf(text: string): number {
  const value = Number(text);
  if (!Number.isFinite(value) || (value === 0 && /[1-9]/.test(text.split(/e/i)[0]!)))
    throw new MockFault({ code: '22003', status: 400, message: `"${text.trim()}" is out of range for type double precision` });
  return value;
}

function pointText(x: number, y: number): string {
  return `(${floatText(x, 'float8')},${floatText(y, 'float8')})`;
}

/** The upper right corner first. */
function cornersOf([a, b]: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const pick = (of: (...values: number[]) => number) => [of(a![0], b![0]), of(a![1], b![1])] as const;
  return [pick(Math.max), pick(Math.min)];
}
