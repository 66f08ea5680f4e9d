import type { CallExpression } from '@babel/types';
import type { CellValue, NamedGenerator } from '../statement.ts';
import { PLAIN, RENAMED } from './faker-names.ts';
import { literalOf, UNKNOWN } from './literal.ts';
import { choice, isLiteral } from './random.ts';
import { isFunction, resolve, returned, type Scope } from './scope.ts';

type Options = Readonly<Record<string, unknown>>;
type CellOf = (scope: Scope, node: import('@babel/types').Node) => CellValue;

/** Converts a call of faker to a generator; `path` is `module.method` of any version since 5. */
export function fakerCall(scope: Scope, given: string, call: CallExpression, cellOf: CellOf): CellValue {
  const old = given.replace(/^address\./, 'location.').replace(/^name\./, 'name.');
  const path = RENAMED[old] ?? old.replace(/^name\./, 'person.');
  const [first] = call.arguments;
  if (path === 'helpers.maybe') {
    const fn = first && resolve(scope, first);
    const value = fn && isFunction(fn) ? returned(fn) : undefined;
    const options = call.arguments[1] ? literalOf(scope, call.arguments[1]) : {};
    const probability = membersOf(options)['probability'] ?? 0.5;
    const inner = value && cellOf(scope, value);
    if (!inner || typeof probability !== 'number') return unknown(`faker.${given} with computed arguments`);
    return perhaps(inner, 1 - probability);
  }
  const args = call.arguments.map((each) => literalOf(scope, each));
  if (args.includes(UNKNOWN)) {
    // faker.internet.email({ firstName, lastName }): uses the row's own names, which Seedbed's addresses do anyway.
    if (/^internet\.(?:email|username)$/.test(path)) return { kind: 'generator', generator: { kind: path } };
    return path.startsWith('helpers.')
      ? unknown(`faker.${given} with computed arguments`)
      : { kind: 'own', why: `faker.${given} with computed arguments: the column keeps its own generator` };
  }
  return helper(path, args) ?? { kind: 'generator', generator: generatorOf(path, args) };
}

const unknown = (why: string): CellValue => ({ kind: 'unknown', why });

/** With a NULL share. */
function perhaps(cell: CellValue, nullShare: number): CellValue {
  if (cell.kind === 'generator') return { ...cell, nullShare };
  const all = cell.kind === 'literal' ? [{ value: cell.value, weight: 1 }] : cell.kind === 'choice' ? cell.values : undefined;
  if (!all) return cell;
  const sum = all.reduce((total, { weight }) => total + weight, 0);
  return {
    kind: 'choice',
    values: [...all.map(({ value, weight }) => ({ value, weight: (weight / sum) * (1 - nullShare) })), { value: null, weight: nullShare }],
  };
}

function helper(path: string, args: readonly unknown[]): CellValue | undefined {
  if (!path.startsWith('helpers.')) return undefined;
  const [first] = args;
  if (path === 'helpers.arrayElement') return choice(first) ?? unknown('a list of other things than literals');
  if (path === 'helpers.objectValue') return choice(Object.values(membersOf(first))) ?? unknown('an object of other things than literals');
  if (path === 'helpers.objectKey') return choice(Object.keys(membersOf(first))) ?? unknown('an object that is empty');
  if (path === 'helpers.weightedArrayElement' && Array.isArray(first)) {
    const values = first.map(membersOf).map(({ value, weight }) => ({ value, weight }));
    if (values.every(({ value, weight }) => isLiteral(value) && typeof weight === 'number')) return { kind: 'choice', values } as CellValue;
  }
  if (path === 'helpers.fromRegExp' && typeof first === 'string') return { kind: 'generator', generator: { kind: 'pattern', parameters: { regex: first } } };
  if (path === 'helpers.rangeToNumber') return { kind: 'generator', generator: { kind: 'number.int', parameters: boundsOf(membersOf(first)) } };
  return unknown(`faker.${path} has no generator like it`);
}

/** The generator with the arguments that it knows. An unmapped method becomes `faker:module.method`, with its original arguments. */
function generatorOf(path: string, args: readonly unknown[]): NamedGenerator {
  const [first] = args;
  const options = membersOf(first);
  if (args.length === 0) return { kind: path, ...(PLAIN.test(path) && { plain: true }) };
  const mapped = WITH_ARGUMENTS[path]?.(typeof first === 'number' ? { max: first, length: first } : options, args);
  if (mapped) return mapped;
  if (PLAIN.test(path)) return { kind: path, plain: true };
  return { kind: path, parameters: { arguments: args } };
}

const boundsOf = ({ min, max }: Options): Options => ({ ...(typeof min === 'number' ? { min } : { min: 0 }), ...(typeof max === 'number' && { max }) });

/** Prices and amounts between two bounds. */
const money = (options: Options): NamedGenerator | undefined =>
  options['min'] === undefined && options['max'] === undefined
    ? undefined
    : { kind: 'number.float', parameters: { ...boundsOf(options), fractionDigits: Number(options['dec'] ?? 2) } };

const sized =
  (kind: string) =>
  (options: Options): NamedGenerator | undefined =>
    typeof options['length'] === 'number' ? { kind, parameters: { length: options['length'] } } : undefined;

const WITH_ARGUMENTS: Readonly<Record<string, (options: Options, args: readonly unknown[]) => NamedGenerator | undefined>> = {
  'number.int': (options) => ({ kind: 'number.int', parameters: boundsOf(options) }),
  'number.float': (options) => {
    const step = options['multipleOf'] ?? options['precision'];
    const digits = options['fractionDigits'] ?? (typeof step === 'number' && step < 1 ? Math.round(-Math.log10(step)) : undefined);
    return { kind: 'number.float', parameters: { ...boundsOf(options), ...(typeof digits === 'number' && { fractionDigits: digits }) } };
  },
  'datatype.boolean': (options, [first]) => {
    const probability = typeof first === 'number' ? first : options['probability'];
    return typeof probability === 'number' ? { kind: 'datatype.boolean', parameters: { probability } } : undefined;
  },
  'date.between': (options, args) => {
    const [from, to] = args.length > 1 ? args : [options['from'], options['to']];
    return typeof from === 'string' && typeof to === 'string' ? { kind: 'date.between', parameters: { from: day(from), to: day(to) } } : undefined;
  },
  'date.birthdate': ({ mode, min, max }) =>
    mode !== 'year' && typeof min === 'number' && typeof max === 'number' ? { kind: 'date.birthdate', parameters: { from: min, to: max } } : undefined,
  'commerce.price': (options, args) => money(typeof args[0] === 'object' ? options : { min: args[0], max: args[1], dec: args[2] }),
  'finance.amount': (options, args) => money(typeof args[0] === 'object' ? options : { min: args[0], max: args[1], dec: args[2] }),
  'internet.email': (options, args) => {
    const provider = options['provider'] ?? args[2];
    return { kind: 'internet.email', ...(typeof provider === 'string' && { parameters: { domain: provider } }) };
  },
  'string.alphanumeric': sized('string.alphanumeric'),
  'string.alpha': sized('string.alpha'),
  'string.numeric': sized('string.numeric'),
  'string.nanoid': sized('string.nanoid'),
  'person.firstName': () => ({ kind: 'person.firstName' }),
  'person.fullName': () => ({ kind: 'person.fullName' }),
  'person.lastName': () => ({ kind: 'person.lastName' }),
  'phone.number': () => ({ kind: 'phone.number' }),
  'location.zipCode': () => ({ kind: 'location.zipCode' }),
  'location.streetAddress': () => ({ kind: 'location.streetAddress' }),
};

/** Dates are bounds by the day. */
const day = (moment: string): string => (/^\d{4}-\d{2}-\d{2}/.test(moment) ? moment.slice(0, 10) : moment);

export function membersOf(value: unknown): Options {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Options) : {};
}
