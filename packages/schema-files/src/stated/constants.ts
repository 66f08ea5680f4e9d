import { entriesOf, entryOf, type Entry, type Pairs, type Resolve } from './entries.ts';
import { everyStatement, statementsOf, type Statement } from './statements.ts';
import { isGroup, isName, isSign, partsOf, tokensOf, type Language, type Token } from './tokens.ts';

/** A file of code, parsed. */
export type CodeFile = {
  readonly path: string;
  readonly language: Language;
  readonly tokens: readonly Token[];
  /** Of languages with a statement a line. */
  readonly statements: readonly Statement[];
  /** Lists by name, `Order.Status` where they are in a class; the entries of an enum, or the tokens of a value. */
  readonly constants: ReadonlyMap<string, readonly Entry[] | readonly Token[]>;
};

/** In `{ a: b }`, Python's frameworks hold `a`; the others hold `b`. */
export function pairsOf(language: Language): Pairs {
  return language === 'python' ? 'value: label' : 'name: value';
}

/** Parses code; undefined if it nests too deeply. */
export function codeFile(path: string, text: string, language: Language): CodeFile | undefined {
  const tokens = tokensOf(text, language);
  if (!tokens) return undefined;
  const hasLines = language === 'python' || language === 'ruby' || language === 'elixir';
  const statements = hasLines ? statementsOf(tokens) : [];
  return { path, language, tokens, statements, constants: hasLines ? ofStatements(statements, language) : new Map(inBraces(tokens, language)) };
}

/** `Order` for `class Order(…)`, `class Order < …`, `module Order`. */
export function classOf({ tokens: [word, name, sign, second] }: Statement): string | undefined {
  if (!isName(word, 'class', 'module', 'defmodule') || name?.kind !== 'name') return undefined;
  return isSign(sign, '::') && second?.kind === 'name' ? second.text : name.text;
}

/** The names of the classes around a statement, the outermost first. */
export function classesAround({ parent }: Statement): string[] {
  if (!parent) return [];
  const own = classOf(parent);
  return [...classesAround(parent), ...(own === undefined ? [] : [own])];
}

function ofStatements(statements: readonly Statement[], language: Language): Map<string, readonly Entry[] | readonly Token[]> {
  const constants = new Map<string, readonly Entry[] | readonly Token[]>();
  for (const statement of everyStatement(statements)) {
    const around = classesAround(statement);
    const name = language === 'python' ? classOf(statement) : undefined;
    if (name !== undefined && isEnum(statement)) constants.set([...around, name].join('.'), membersOf(statement));
    const value = valueOf(statement, language);
    if (value) constants.set([...around, value.name].join('.'), value.tokens);
  }
  return constants;
}

/** `STATUSES = …`, `STATUSES: list = …`, `@statuses …`. */
export function valueOf({ tokens }: Statement, language: Language): { readonly name: string; readonly tokens: readonly Token[] } | undefined {
  const [first, second] = tokens;
  if (language === 'elixir') return isSign(first, '@') && second?.kind === 'name' ? { name: second.text, tokens: tokens.slice(2) } : undefined;
  const equals = first?.kind !== 'name' ? -1 : isSign(second, '=') ? 1 : isSign(second, ':') ? tokens.findIndex((token) => isSign(token, '=')) : -1;
  return equals < 0 ? undefined : { name: first!.text, tokens: tokens.slice(equals + 1) };
}

function isEnum({ tokens }: Statement): boolean {
  return isGroup(tokens[2], '(') && tokens[2].items.some(({ kind, text }) => kind === 'name' && /(?:Enum|Choices)$/.test(text));
}

/** The members of an enum of Python: `PAID = "paid", "Paid"`, `PAID = auto()`. */
function membersOf(statement: Statement): Entry[] {
  const bases = (statement.tokens[2]?.items ?? []).map(({ text }) => text);
  const isText = bases.some((base) => /^(?:str|TextChoices|StrEnum)$/.test(base));
  return statement.body.flatMap((line, i): Entry[] => {
    const member = valueOf(line, 'python');
    if (!member || member.name.startsWith('_')) return [];
    const [value, label] = partsOf(isGroup(member.tokens[0], '(') && member.tokens.length === 1 ? member.tokens[0].items : member.tokens);
    const isAuto = value?.some((token) => isName(token, 'auto')) === true;
    const auto = { value: !isText ? String(i + 1) : bases.includes('StrEnum') ? member.name.toLowerCase() : member.name, isNumber: !isText };
    const own = isAuto
      ? auto
      : value && entriesOf([{ kind: 'group', text: '[', line: line.line, indent: undefined, items: value }], () => null, 'value: label')?.[0];
    return own ? [{ ...own, name: member.name, label: textIn(label) }] : [];
  });
}

function textIn(tokens: readonly Token[] | undefined): string | undefined {
  const inner = tokens?.length === 2 && isGroup(tokens[1], '(') ? tokens[1].items : tokens;
  return inner?.findLast(({ kind }) => kind === 'text')?.text;
}

/** Lists and enums of languages with braces: `enum X { … }`, `const X = […]`, `type X = "a" | "b"`. */
function* inBraces(tokens: readonly Token[], language: Language): Generator<[string, readonly Entry[] | readonly Token[]]> {
  for (const [at, token] of tokens.entries()) {
    const name = tokens[at + 1];
    if (token.kind === 'group') yield* inBraces(token.items, language);
    if (token.kind !== 'name' || name?.kind !== 'name') continue;
    if (token.text === 'enum') {
      const body = tokens.slice(at + 2, at + 8).find((each) => isGroup(each, '{'));
      if (body) yield [name.text, language === 'php' ? casesOf(body) : enumOf(body)];
    } else if (['const', 'let', 'type', 'var'].includes(token.text)) {
      const equals = tokens.findIndex((each, i) => i > at && (isSign(each, '=', ';') || (each.indent === 0 && i > at + 1)));
      if (isSign(tokens[equals], '=')) yield [name.text, expressionAt(tokens, equals + 1)];
    } else if (token.text === 'class') {
      // Constants of a class have its name too, as in PHP.
      const body = tokens.slice(at + 2, at + 12).find((each) => isGroup(each, '{'));
      if (body && language === 'php') for (const [own, value] of inBraces(body.items, language)) yield [`${name.text}.${own}`, value];
    }
  }
}

/** From there up to a semicolon, or to a line that begins another statement. */
export function expressionAt(tokens: readonly Token[], start: number): Token[] {
  const end = tokens.findIndex((token, i) => i >= start && (isSign(token, ';') || (i > start && token.indent === 0 && !isSign(token, '|', '.', '&'))));
  return tokens.slice(start, end < 0 ? undefined : end);
}

function enumOf(body: Token): Entry[] {
  return partsOf(body.items).flatMap((part, i): Entry[] => {
    const [name, equals, ...value] = part;
    if (!name || (name.kind !== 'name' && name.kind !== 'text')) return [];
    const own = isSign(equals, '=') ? entriesOf([{ ...body, text: '[', items: value }], () => null, 'name: value')?.[0] : { value: String(i), isNumber: true };
    return own ? [{ ...own, name: name.text }] : [];
  });
}

/** `case Paid = 'paid';` */
function casesOf(body: Token): Entry[] {
  return partsOf(body.items, ';').flatMap((part): Entry[] => {
    const at = part.findIndex((token) => isName(token, 'case'));
    const [name, equals, value] = at < 0 ? [] : part.slice(at + 1);
    if (name?.kind !== 'name' || !isSign(equals, '=') || !value || (value.kind !== 'text' && value.kind !== 'number')) return [];
    return [{ value: value.text, isNumber: value.kind === 'number', name: name.text }];
  });
}

/** Code of a project: parsed files, and others that may hold a list named in them. */
export type Project = { readonly files: readonly CodeFile[]; find(name: string, language: Language): readonly CodeFile[] };

/**
 * How the names of a file are resolved: in the classes around, in the file, then in the project, if the file imports the name (or its language needs no
 * imports) and all lists of that name are the same.
 */
export function resolverOf(project: Project, file: CodeFile, around: readonly string[] = []): Resolve {
  return (path) => {
    const [first, last] = [path[0], path.at(-1)];
    if (first === undefined || last === undefined) return null;
    const name = path.join('.');
    for (let outer = around.length; outer >= 0; outer--) {
      const found = valueIn(project, file, [...around.slice(0, outer), name].join('.'));
      if (found) return found;
    }
    const inFile = keysNamed(file, name);
    if (inFile.length === 1) return valueIn(project, file, inFile[0]!);
    if (!isImported(file, first)) return null;
    // A module before a name: `words.TIERS`.
    const wanted = path.length > 1 && /^\p{Ll}/u.test(path.at(-2)!) ? last : path.slice(-2).join('.');
    const [found, ...others] = project
      .find(last, file.language)
      .flatMap((other) => keysNamed(other, wanted).flatMap((key) => [valueIn(project, other, key) ?? []]));
    const texts = (list: readonly Entry[]): string => JSON.stringify(list.map(({ value }) => value));
    return found && found.length > 0 && others.every((other) => texts(other) === texts(found)) ? found : null;
  };
}

function keysNamed({ constants }: CodeFile, name: string): string[] {
  return [...constants.keys()].filter((key) => key === name || key.endsWith(`.${name}`));
}

const IMPORTED = new WeakMap<CodeFile, ReadonlySet<string>>();

/** Whether a file of Python or JavaScript imports a name, or all names of a file. Other languages load by names. */
function isImported(file: CodeFile, name: string): boolean {
  if (file.language !== 'python' && file.language !== 'script') return true;
  let names = IMPORTED.get(file);
  if (!names) IMPORTED.set(file, (names = new Set(importsIn(file.tokens))));
  return names.has(name) || names.has('*');
}

function importsIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token, at) => {
    if (!isName(token, 'import')) return [];
    const end = tokens.findIndex((other, i) => i > at && (other.indent !== undefined || isSign(other, ';')));
    return tokens.slice(at + 1, end < 0 ? undefined : end).flatMap((other) => [other, ...other.items].map(({ text }) => text));
  });
}

/** Lists that were read, null for those that are none or are being read: `A = B` with `B = A` ends there. */
const VALUES = new WeakMap<CodeFile, Map<string, readonly Entry[] | null>>();

function valueIn(project: Project, file: CodeFile, key: string): readonly Entry[] | null {
  const held = file.constants.get(key);
  if (!held || held.length === 0) return null;
  let values = VALUES.get(file);
  if (!values) VALUES.set(file, (values = new Map()));
  if (!values.has(key)) {
    values.set(key, null);
    values.set(key, readValue(project, file, key, held));
  }
  return values.get(key)!;
}

function readValue(project: Project, file: CodeFile, key: string, held: readonly Entry[] | readonly Token[]): readonly Entry[] | null {
  if ('value' in held[0]!) return held as readonly Entry[];
  const tokens = held as readonly Token[];
  const [...around] = key.split('.');
  const name = around.pop();
  const resolve = resolverOf(project, file, around);
  const [only] = tokens.some((token) => isGroup(token, '[') || isGroup(token, '{')) ? [] : (entryOf(tokens, () => null) ?? []);
  return only ? [{ ...only, name }] : entriesOf(tokens, resolve, pairsOf(file.language));
}
