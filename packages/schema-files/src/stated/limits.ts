import type { StatedLimits } from '@seedbed/contract';
import { entriesOf, entryOf, type Entry, type Resolve } from './entries.ts';
import { callsIn, isGroup, isName, isSign, namedPart, partsOf, shortened, textOf, type Token } from './tokens.ts';

/** Limits of a column's values, before it is known where they are. */
export type Limits = Omit<StatedLimits, 'from'>;

/** A number, also negative, as text or by a name; undefined for anything computed. */
function numberOf(tokens: readonly Token[] | undefined, resolve: Resolve = () => null): number | undefined {
  const [only, ...others] = (tokens && entryOf(tokens, resolve)) ?? [];
  return only?.isNumber && others.length === 0 ? Number(only.value) : undefined;
}

type Read = { [Name in keyof Limits]?: Limits[Name] | undefined };

/** The members that are known; undefined if none is. */
function known(limits: Read): Limits | undefined {
  const members = Object.entries(limits).filter(([, value]) => value !== undefined);
  return members.length === 0 ? undefined : Object.fromEntries(members);
}

/** Forms that mean something else in Postgres: look-arounds, back references, named or lazy parts, and escapes of one language. */
const FOREIGN = /\(\?(?!:)|[*+?}][?+]|\[\[|&&/;
const ESCAPE = /\\(.)/gs;
const PLAIN_ESCAPE = /^[dwsDWSAzZ.\-+*?^$|(){}[\]/\\@&#'":,;!%=~ ]$/;

/** A regular expression as Postgres has it; undefined if it may mean something else there. */
function patternOf(text: string | undefined): string | undefined {
  if (text === undefined || /\p{L}-\p{L}\\/u.test(text)) return undefined;
  if (FOREIGN.test(text.replaceAll(ESCAPE, '.')) || [...text.matchAll(ESCAPE)].some(([, letter]) => !PLAIN_ESCAPE.test(letter!))) return undefined;
  return text.replaceAll(/\\A/g, '^').replaceAll(/\\[zZ]/g, '$');
}

const READY: ReadonlyMap<string, Limits['format']> = new Map([['validate_email', 'email']]);
const VALIDATED: ReadonlyMap<string, Limits['format']> = new Map([
  ['EmailValidator', 'email'],
  ['URLValidator', 'url'],
]);

/** `validators=[MinValueValidator(1), RegexValidator(r"^[A-Z]+$")]` of a field; `valueOf` gives the tokens of a name. */
export function limitsOfValidators(
  field: Token,
  valueOf: (name: string) => readonly Token[] | undefined,
  resolve: Resolve,
  unread: string[],
): Limits | undefined {
  const limits: Read = {};
  const [list] = namedPart(field, 'validators') ?? [];
  const made = (isGroup(list) ? partsOf(list.items) : []).flatMap((part) => {
    const [named] = part.length === 1 && part[0]!.kind === 'name' ? part : [];
    // `validate_email` is a validator that is made already.
    if (named && READY.has(named.text)) limits.format = READY.get(named.text);
    const tokens = named ? valueOf(named.text) : part;
    if (!tokens && !READY.has(named!.text)) unread.push(`validators (${named!.text})`);
    return tokens ?? [];
  });
  for (const { name, args, around } of callsIn([{ kind: 'group', text: '[', line: 0, indent: undefined, items: made }])) {
    const before = Object.values(limits).filter((value) => value !== undefined).length;
    const parts = partsOf(args.items);
    const first = isSign(parts[0]?.[1], '=') ? undefined : parts[0];
    const limit = numberOf(namedPart(args, 'limit_value') ?? first, resolve);
    if (name === 'MinValueValidator') limits.min = limit;
    else if (name === 'MaxValueValidator') limits.max = limit;
    else if (name === 'MinLengthValidator') limits.minLength = limit;
    else if (name === 'MaxLengthValidator') limits.maxLength = limit;
    else if (VALIDATED.has(name)) limits.format = VALIDATED.get(name);
    else if (name === 'RegexValidator' && !namedPart(args, 'flags', 'inverse_match')) limits.pattern = patternOf(textOf(namedPart(args, 'regex') ?? first));
    const isRead = Object.values(limits).filter((value) => value !== undefined).length > before;
    if (!isRead && around === made) unread.push(`validators (${shortened([{ ...args, kind: 'name', text: name }, args])})`);
  }
  return known(limits);
}

/** The options of `validates` of Rails: `inclusion: { in: 1..6 }`, `numericality: { greater_than: 0 }`, `length: { maximum: 120 }`, `format: { with: /…/ }`. */
export function limitsOfValidates(args: Token, unread: string[]): Limits | undefined {
  const checks = ['inclusion', 'numericality', 'length', 'format', 'presence'];
  // What holds under a condition only is no limit of the column.
  if (namedPart(args, 'if', 'unless', 'on')) {
    unread.push(...checks.filter((name) => namedPart(args, name)).map((name) => `${name} (under a condition)`));
    return undefined;
  }
  const option = (name: string): Token | undefined => {
    const [group] = namedPart(args, name) ?? [];
    return isGroup(group, '{') && !namedPart(group, 'if', 'unless', 'on') ? group : undefined;
  };
  const number = (group: Token | undefined, ...names: string[]): number | undefined => group && numberOf(namedPart(group, ...names));
  const [inclusion, numbers, length, format] = checks.map(option);
  const range = inclusion && rangeOf(namedPart(inclusion, 'in', 'within'));
  const between = numbers && rangeOf(namedPart(numbers, 'in'));
  const room = length && rangeOf(namedPart(length, 'in', 'within'));
  const exact = number(length, 'is');
  const [pattern] = (format && namedPart(format, 'with')) ?? [];
  const isEmail = pattern !== undefined && namedPart(format!, 'with')!.some((token) => isName(token, 'EMAIL_REGEXP'));
  const regex = pattern?.kind === 'regexp' ? patternOf(pattern.text) : undefined;
  if (format && !isEmail && regex === undefined) unread.push(`format (${shortened(namedPart(format, 'with', 'without') ?? format.items)})`);
  for (const { items } of numbers ? [numbers] : [])
    for (const [name, , ...limit] of partsOf(items))
      if (/^(?:greater|less)_than|^(?:equal_to|other_than|odd|even)$/.test(name!.text) && (numberOf(limit) === undefined || !/_than/.test(name!.text)))
        unread.push(`numericality (${name!.text})`);
  const minLength = exact ?? room?.from ?? number(length, 'minimum');
  // NULL is in no list and no number, and is read as an empty text.
  const allowsNull = (group: Token): boolean => ['allow_nil', 'allow_blank'].some((name) => isName(namedPart(group, name)?.[0], 'true'));
  const forbidNull = checks.filter((name) => {
    const [given] = namedPart(args, name) ?? [];
    if (!given || isName(given, 'false', 'nil') || (isGroup(given, '{') && (!option(name) || allowsNull(given)))) return false;
    return name === 'format' ? regex !== undefined && !matchesNothing(regex) : name !== 'length' || (minLength ?? 0) > 0;
  });
  return known({
    min: range?.from ?? between?.from ?? number(numbers, 'greater_than_or_equal_to'),
    max: range?.to ?? between?.to ?? number(numbers, 'less_than_or_equal_to'),
    above: number(numbers, 'greater_than'),
    below: number(numbers, 'less_than'),
    minLength,
    maxLength: exact ?? room?.to ?? number(length, 'maximum'),
    pattern: regex,
    format: isEmail ? 'email' : undefined,
    required: (forbidNull.length > 0 && !allowsNull(args)) || undefined,
  });
}

/** Whether an empty text has that form, or may have it. */
function matchesNothing(pattern: string): boolean {
  try {
    return new RegExp(pattern).test('');
  } catch {
    return true;
  }
}

/** `1..6`; undefined for anything else, also where one end is left out. */
function rangeOf(tokens: readonly Token[] | undefined): { readonly from: number; readonly to: number } | undefined {
  const inner = tokens?.length === 1 && isGroup(tokens[0], '(') ? tokens[0].items : tokens;
  const dots = inner?.findIndex((token, i) => isSign(token, '.') && isSign(inner[i + 1], '.')) ?? -1;
  const [from, to] = dots < 0 ? [] : [numberOf(inner!.slice(0, dots)), numberOf(inner!.slice(dots + 2))];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** `z.number().int().min(1).max(6)`, `z.string().min(3).regex(/…/)`. */
export function limitsOfZod(made: readonly Token[], unread: string[]): Limits | undefined {
  const calls = made.flatMap((token, i) =>
    isGroup(token, '(') && made[i - 1]?.kind === 'name' ? [{ name: made[i - 1]!.text, args: partsOf(token.items) }] : [],
  );
  const isText = calls.some(({ name }) => name === 'string');
  if (!isText && !calls.some(({ name }) => name === 'number' || name === 'int')) return undefined;
  const limits: Read = {};
  for (const { name, args } of calls) {
    const [first] = args;
    const limit = numberOf(first);
    if (name === 'min' || name === 'gte') limits[isText ? 'minLength' : 'min'] = limit;
    else if (name === 'max' || name === 'lte') limits[isText ? 'maxLength' : 'max'] = limit;
    else if (name === 'length' && isText) Object.assign(limits, { minLength: limit, maxLength: limit });
    else if (name === 'gt' || name === 'positive') limits.above = name === 'gt' ? limit : 0;
    else if (name === 'lt' || name === 'negative') limits.below = name === 'lt' ? limit : 0;
    else if (name === 'nonnegative') limits.min = 0;
    else if (name === 'email' || name === 'url') limits.format = name;
    else if (name === 'regex' && first?.length === 1 && first[0]!.kind === 'regexp') limits.pattern = patternOf(first[0]!.text);
    if ((name === 'regex' && limits.pattern === undefined) || name === 'refine' || name === 'superRefine') unread.push(name);
  }
  return known(limits);
}

/** `Field(ge=1, le=6)` and `constr`'s options of Pydantic. */
export function limitsOfField(tokens: readonly Token[]): Limits | undefined {
  const [call] = callsIn([{ kind: 'group', text: '[', line: 0, indent: undefined, items: tokens }], 'Field', 'conint', 'confloat', 'condecimal', 'constr');
  if (!call) return undefined;
  const number = (...names: string[]): number | undefined => numberOf(namedPart(call.args, ...names));
  return known({
    min: number('ge'),
    max: number('le'),
    above: number('gt'),
    below: number('lt'),
    minLength: number('min_length'),
    maxLength: number('max_length'),
    pattern: patternOf(textOf(namedPart(call.args, 'pattern', 'regex'))),
  });
}

/** Rules under which others hold only for some requests, or not at all. */
const CONDITIONS = /^(?:nullable|sometimes|exclude|present|required_\w+|when|unless)/;
/** Rules whose numbers are of a value, where it is a number, and otherwise of its length. */
const NUMERIC = /^(?:integer|numeric|decimal|digits|digits_between)$/;
/** Rules of lists and files, whose sizes are no lengths. */
const SIZED = /^(?:array|file|image|mimes|mimetypes|dimensions|date)$/;

/** Rules of Laravel for a field: `'required|string|max:80'`, or a list of such with `Rule::in([…])`, `Rule::enum(X::class)`, `new Enum(X::class)`. */
export function limitsOfRules(
  rules: readonly Token[],
  resolve: Resolve,
  unread: string[],
): { readonly limits: Limits | undefined; readonly entries: readonly Entry[] | null } {
  const [only] = rules;
  const parts = rules.length === 1 && isGroup(only, '[') ? partsOf(only.items) : [rules];
  const texts = parts.flatMap((part) => {
    const text = textOf(part);
    // A pattern may hold the sign between rules, so that it is written alone.
    return text === undefined ? [] : parts.length > 1 || text.startsWith('regex:') ? [text] : text.split('|');
  });
  const named = texts.map((text) => ({ name: text.split(':', 1)[0]!, values: text.includes(':') ? text.slice(text.indexOf(':') + 1).split(',') : [], text }));
  const names = new Set(named.map(({ name }) => name));
  const isNumber = [...names].some((name) => NUMERIC.test(name));
  const isSized = ![...names].some((name) => SIZED.test(name));
  const limits: Read = {};
  let entries: readonly Entry[] | null = null;
  const sized = (least: string | undefined, most: string | undefined): void => {
    const number = (text: string | undefined): number | undefined => (text !== undefined && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : undefined);
    if (isSized) Object.assign(limits, known({ [isNumber ? 'min' : 'minLength']: number(least), [isNumber ? 'max' : 'maxLength']: number(most) }));
  };
  const lengths = (least: string | undefined, most = least): void => {
    if (/^\d+$/.test(least ?? '') && /^\d+$/.test(most ?? '')) limits.pattern ??= `^\\d{${least === most ? least : `${least},${most}`}}$`;
  };
  for (const { name, values, text } of named) {
    if (name === 'min') sized(values[0], undefined);
    else if (name === 'max') sized(undefined, values[0]);
    else if (name === 'between') sized(values[0], values[1]);
    else if (name === 'size') sized(values[0], values[0]);
    else if (name === 'digits' || name === 'digits_between') lengths(values[0], values[1]);
    else if (name === 'email' || name === 'url') limits.format = name;
    else if (name === 'required') limits.required = ![...names].some((each) => CONDITIONS.test(each)) || undefined;
    else if (name === 'in') entries = values.map((value) => ({ value: value.replace(/^"(.*)"$/, '$1'), isNumber }));
    else if (name === 'regex') {
      const [, body] = /^\/(.*)\/$/s.exec(text.slice('regex:'.length)) ?? [];
      const pattern = patternOf(body);
      if (pattern === undefined) unread.push(`regex (${text.slice('regex:'.length)})`);
      else limits.pattern = pattern;
    }
  }
  for (const part of parts) {
    const call = callsIn([{ kind: 'group', text: '[', line: 0, indent: undefined, items: part }], 'in', 'enum', 'Enum')[0];
    if (!call || part.length - 1 > call.at + 1) continue;
    const isEnum = call.name !== 'in';
    const end = isEnum ? call.args.items.findIndex((token) => isSign(token, '::')) : -1;
    const name = end > 0 ? call.args.items[end - 1]?.text : undefined;
    entries = isEnum
      ? name === undefined
        ? null
        : resolve([name])
      : entriesOf(isGroup(call.args.items[0]) ? [call.args.items[0]] : call.args.items, resolve, 'name: value');
    if (!entries) unread.push(isEnum ? 'enum' : 'in');
  }
  return { limits: known(limits), entries };
}
