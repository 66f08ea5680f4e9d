import { entriesOf, type Entry, type Pairs, type Resolve } from './entries.ts';
import { everyStatement, statementsOf, type Statement } from './statements.ts';
import { isGroup, isName, isSign, partsOf, textOf, tokensOf, type Language, type Token } from './tokens.ts';

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

/** How the names of a file are resolved: in the classes around, in the file, then in the project if only one list has that name. */
export function resolverOf(project: Project, file: CodeFile, around: readonly string[] = [], depth = 0): Resolve {
  return (path) => {
    if (path.length === 0 || depth > 8) return null;
    const name = path.join('.');
    for (let outer = around.length; outer >= 0; outer--) {
      const own = [...around.slice(0, outer), name].join('.');
      const found = read(project, file, own, depth);
      if (found) return found;
    }
    const last = path.at(-1)!;
    for (const wanted of path.length > 1 ? [name, path.slice(-2).join('.'), last] : [name]) {
      const inFile = [...file.constants.keys()].filter((key) => key === wanted || key.endsWith(`.${wanted}`));
      if (inFile.length === 1) return read(project, file, inFile[0]!, depth);
      const lists = project.find(last, file.language).flatMap((other) => {
        const keys = [...other.constants.keys()].filter((key) => key === wanted || key.endsWith(`.${wanted}`));
        return keys.flatMap((key) => read(project, other, key, depth) ?? []).length > 0 ? [read(project, other, keys[0]!, depth)!] : [];
      });
      if (lists.length > 0 && new Set(lists.map((list) => JSON.stringify(list.map(({ value }) => value)))).size === 1) return lists[0]!;
    }
    return null;
  };
}

function read(project: Project, file: CodeFile, key: string, depth: number): readonly Entry[] | null {
  const held = file.constants.get(key);
  if (!held || held.length === 0) return null;
  const [first] = held;
  if ('value' in first!) return held as readonly Entry[];
  const tokens = held as readonly Token[];
  const around = key.split('.').slice(0, -1);
  const text = textOf(tokens) ?? (tokens.length === 1 && tokens[0]!.kind === 'number' ? tokens[0]!.text : undefined);
  if (text !== undefined) return [{ value: text, isNumber: tokens[0]!.kind === 'number', name: key.split('.').at(-1) }];
  return entriesOf(tokens, resolverOf(project, file, around, depth + 1), pairsOf(file.language));
}
