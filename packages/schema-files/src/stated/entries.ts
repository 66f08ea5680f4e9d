import { isGroup, isName, isSign, partsOf, type Token } from './tokens.ts';

/** One value of a list in code, with its name there, its label for people, and the word for it if neither tells: the table of a class. */
export type Entry = {
  readonly value: string;
  readonly isNumber: boolean;
  readonly name?: string | undefined;
  readonly label?: string | undefined;
  readonly word?: string | undefined;
};

/** The entries of a list that code names: `Order.STATUSES`, as parts. */
export type Resolve = (path: readonly string[]) => readonly Entry[] | null;

/** In `{ a: b }`, whether the column holds `b` and code calls it `a`, or holds `a` and shows `b`. */
export type Pairs = 'name: value' | 'value: label';

/** Functions whose result has the values of their only list. */
const WRAPPERS = new Set(['list', 'tuple', 'set', 'frozenset', 'sorted', 'enum', 'nativeEnum', 'values', 'enumValues', 'array_column', 'freeze', 'Object']);
const NO_VALUES = new Set(['null', 'undefined', 'None', 'nil', 'const', 'string']);
const LAST = new Set(['choices', 'options', 'freeze', 'values', 'value', 'cases', 'members', 'enumValues', 'keys', 'to_a', 'list', 'enum']);
const OWN = new Set(['self', 'cls', 'this', 'static']);

/** The values of a list in code: literals, lists by name, unions, sums of lists; null for anything that is computed. */
export function entriesOf(given: readonly Token[], resolve: Resolve, pairs: Pairs): readonly Entry[] | null {
  const tokens = withoutEnd(given);
  if (tokens.length === 0) return null;
  for (const sign of ['|', '+']) {
    const parts = partsOf(tokens, sign);
    if (parts.length > 1 || isSign(tokens[0], sign))
      return joined(parts.map((part) => (isNoValue(part) ? [] : (entryOf(part, resolve) ?? entriesOf(part, resolve, pairs)))));
  }
  const [first, second] = tokens;
  if (isGroup(first)) return isEnd(tokens.slice(1)) ? itemsOf(first.items, resolve, pairs) : null;
  if (isGroup(second, '(') && first?.kind === 'name' && WRAPPERS.has(first.text) && isEnd(tokens.slice(2))) {
    const [inner] = partsOf(second.items);
    return inner ? entriesOf(inner, resolve, pairs) : null;
  }
  const path = pathOf(tokens);
  if (path) return known(path, resolve);
  // `z.enum([…])`, `Object.values(X)`, `X::cases()`.
  const call = tokens.findIndex((token) => isGroup(token, '('));
  if (call < 1 || !isEnd(tokens.slice(call + 1))) return null;
  const called = pathOf(tokens.slice(0, call));
  if (!called) return null;
  if (called.at(-1) === 'Choices') return itemsOf(tokens[call]!.items, resolve, pairs);
  if (tokens[call]!.items.length === 0) return LAST.has(called.at(-1)!) ? known(called, resolve) : null;
  return WRAPPERS.has(called.at(-1)!) ? entriesOf(partsOf(tokens[call]!.items)[0]!, resolve, pairs) : null;
}

function known(path: readonly string[], resolve: Resolve): readonly Entry[] | null {
  const own = OWN.has(path[0]!) ? path.slice(1) : path;
  const last = own.findIndex((part) => LAST.has(part));
  // A class of choices that is no enum has them in a list of its own.
  return resolve(own) ?? (last > 0 ? resolve(own.slice(0, last)) : null) ?? resolve([...own, 'CHOICES']);
}

/** `a.b.c`, `A::B`, `@a`; null for anything else. */
export function pathOf(tokens: readonly Token[]): string[] | null {
  const path: string[] = [];
  const named = isSign(tokens[0], '@') ? tokens.slice(1) : tokens;
  for (const [i, token] of named.entries()) {
    if (i % 2 === 0 ? token.kind !== 'name' : !isSign(token, '.', '::')) return null;
    if (i % 2 === 0) path.push(token.text);
  }
  return named.length % 2 === 1 ? path : null;
}

function itemsOf(tokens: readonly Token[], resolve: Resolve, pairs: Pairs): readonly Entry[] | null {
  const loop = tokens.findIndex((token) => isName(token, 'for'));
  if (loop > 0) return comprehension(tokens, loop, resolve);
  const parts = partsOf(tokens);
  // `("a", "b")` and `(("a", "A"), ("b", "B"))`.
  return joined(parts.map((part) => itemOf(part, resolve, pairs)));
}

function itemOf(tokens: readonly Token[], resolve: Resolve, pairs: Pairs): readonly Entry[] | null {
  const [first, second] = tokens;
  if (isSign(first, '...', '*')) return entriesOf(tokens.slice(1), resolve, pairs);
  if (isSign(second, ':', '=>') && (first!.kind === 'name' || first!.kind === 'text' || first!.kind === 'number')) {
    const rest = tokens.slice(2);
    if (pairs === 'value: label') return [{ value: first!.text, isNumber: first!.kind === 'number', label: labelOf(rest) }];
    const own = entryOf(rest, resolve);
    return own && [{ ...own[0]!, name: first!.text }];
  }
  if (isGroup(first) && tokens.length === 1 && first.text !== '{') {
    const [one, other, third] = partsOf(first.items);
    // A third part, such as a colour, is the project's own.
    if (!one || !other) return null;
    const group = other.length === 1 && isGroup(other[0]) ? itemsOf(other[0].items, resolve, pairs) : null;
    if (group) return group;
    const entry = entryOf(one, resolve);
    return entry && [{ ...entry[0]!, label: labelOf(other) ?? (third && labelOf(third)) ?? entry[0]!.label }];
  }
  return entryOf(tokens, resolve);
}

/** `[(each.value, each.name) for each in Status]`: what the first part takes of each. */
function comprehension(tokens: readonly Token[], loop: number, resolve: Resolve): readonly Entry[] | null {
  const source = tokens.findIndex((token, i) => i > loop && isName(token, 'in'));
  const all = source < 0 ? null : entriesOf(tokens.slice(source + 1), resolve, 'value: label');
  const made = isGroup(tokens[0], '(') ? partsOf(tokens[0].items)[0]! : tokens.slice(0, loop);
  const last = made.at(-1);
  return !all
    ? null
    : isName(last, 'name')
      ? all.map(({ name, ...rest }) => ({ ...rest, value: name ?? rest.value, name, isNumber: name === undefined && rest.isNumber }))
      : all;
}

/** What a literal is put in to be of another type, `Decimal("0.05")`, and whether that is a number. */
const WRITTEN: ReadonlyMap<string, boolean> = new Map([
  ...['Decimal', 'D', 'BigDecimal', 'int', 'float', 'Number', 'BigInt'].map((name) => [name, true] as const),
  ...['str', 'String', '_', 'gettext_lazy'].map((name) => [name, false] as const),
]);

/** A literal, or one member of a list that has a name. */
export function entryOf(given: readonly Token[], resolve: Resolve): readonly Entry[] | null {
  const tokens = withoutEnd(given);
  const [first, second] = tokens;
  if (!first) return null;
  if (tokens.length === 1 && (first.kind === 'text' || first.kind === 'number')) return [{ value: first.text, isNumber: first.kind === 'number' }];
  if (tokens.length === 2 && isSign(first, '-') && second!.kind === 'number') return [{ value: `-${second!.text}`, isNumber: true }];
  const isNumber = first.kind === 'name' && isGroup(second, '(') && tokens.length === 2 ? WRITTEN.get(first.text) : undefined;
  if (isNumber !== undefined) {
    const [inner] = entryOf(second!.items, resolve) ?? [];
    return inner && (!isNumber || /^-?\d[\d_]*(?:\.\d+)?$/.test(inner.value)) ? [{ ...inner, isNumber }] : null;
  }
  // `z.literal("a")`, `Literal["a"]`.
  const group = tokens.at(-1);
  if (isGroup(group) && tokens.length > 1 && isName(tokens.at(-2), 'literal')) return entryOf(group.items, resolve);
  const path = pathOf(tokens);
  if (!path) return null;
  const own = OWN.has(path[0]!) ? path.slice(1) : path;
  const parts = own.at(-1) === 'value' ? own.slice(0, -1) : own;
  const member = parts.length > 1 && resolve(parts.slice(0, -1))?.find(({ name }) => name === parts.at(-1));
  const constant = member ? [member] : resolve(parts);
  return constant?.length === 1 ? constant : null;
}

/** `"Paid"`, `_("Paid")`, `pgettext_lazy("state", "Paid")`: the last text. */
function labelOf(tokens: readonly Token[]): string | undefined {
  const [first, second] = tokens;
  if (tokens.length === 1 && first!.kind === 'text') return first!.text;
  return tokens.length === 2 && first!.kind === 'name' && isGroup(second, '(') ? second.items.findLast(({ kind }) => kind === 'text')?.text : undefined;
}

/** Entries of all parts; null if a part is unknown, or if there are none. */
function joined(parts: readonly (readonly Entry[] | null)[]): readonly Entry[] | null {
  if (parts.includes(null)) return null;
  const all = parts.flatMap((part) => part!);
  return all.length > 0 ? all : null;
}

function isNoValue(tokens: readonly Token[]): boolean {
  return tokens.length === 1 && tokens[0]!.kind === 'name' && NO_VALUES.has(tokens[0]!.text);
}

/** `.freeze`, `as const`, `satisfies …` or nothing. */
function isEnd(tokens: readonly Token[]): boolean {
  const rest = withoutEnd(tokens);
  return rest.length === 0 || (rest.length <= 3 && isSign(rest[0], '.') && LAST.has(rest[1]?.text ?? '') && (rest.length === 2 || isGroup(rest[2], '(')));
}

function withoutEnd(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex((token, i) => isSign(token, ';') || isName(token, 'as', 'satisfies') || (i > 0 && isName(token, 'if', 'unless')));
  return end < 0 ? tokens : tokens.slice(0, end);
}
