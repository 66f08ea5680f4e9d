import { resolverOf, type CodeFile, type Project } from '../constants.ts';
import { entriesOf, type Entry } from '../entries.ts';
import { limitsOfZod } from '../limits.ts';
import { snake, type Statement as Stated } from '../stated.ts';
import { callsIn, isGroup, isName, isSign, namedPart, partsOf, textOf, type Token } from '../tokens.ts';
import { namedLike } from './python.ts';

type Found = Stated & { readonly path: string };

const scripts = ({ files }: Project): CodeFile[] => files.filter(({ language }) => language === 'script');

/** Columns of Drizzle: `text("status", { enum: […] })`, `text().$type<"a" | "b">()`. */
export function* drizzle(project: Project): Generator<Found> {
  for (const file of scripts(project)) {
    const creators = [...file.constants].flatMap(([name, value]) =>
      value.some((token) => 'text' in token && token.text.endsWith('TableCreator')) ? [name] : [],
    );
    for (const { name, args, around, at } of callsIn(file.tokens)) {
      const isMade = creators.includes(name);
      if (!isMade && !/^(?:pg|sqlite|mysql|singlestore)Table$/.test(name) && !(name === 'table' && isSign(around[at - 1], '.'))) continue;
      const [title, body] = partsOf(args.items);
      const table = textOf(title);
      if (table === undefined || !body) continue;
      for (const part of partsOf(columnsOf(body)?.items ?? [])) {
        const [key, colon, ...made] = part;
        if (!key || !isSign(colon, ':')) continue;
        const [call] = made.filter((token) => isGroup(token, '('));
        const named = call && textOf(partsOf(call.items)[0]);
        const options = call && partsOf(call.items).find(([first]) => isGroup(first, '{'))?.[0];
        const listed = options && namedPart(options, 'enum');
        const entries = (listed && entriesOf(listed, resolverOf(project, file), 'name: value')) ?? typeArgument(made, project, file);
        if (entries) yield { tables: [table], prefixed: isMade, columns: [named ?? key.text], entries, line: key.line, path: file.path };
      }
    }
  }
}

/** `{ … }`, or what `(t) => ({ … })` gives. */
function columnsOf(body: readonly Token[]): Token | undefined {
  const last = body.at(-1);
  return isGroup(last, '{') ? last : isGroup(last, '(') && isGroup(last.items[0], '{') ? last.items[0] : undefined;
}

function typeArgument(made: readonly Token[], project: Project, file: CodeFile): readonly Entry[] | null {
  const at = made.findIndex((token) => isName(token, '$type'));
  const end = made.findIndex((token, i) => i > at && isSign(token, '>'));
  return at < 0 || end < 0 || !isSign(made[at + 1], '<') ? null : entriesOf(made.slice(at + 2, end), resolverOf(project, file), 'name: value');
}

/** Objects of Zod that are named like a table: `z.enum([…])`, `z.literal("a")`. */
export function* zod(project: Project): Generator<Found> {
  for (const file of scripts(project)) {
    const resolve = resolverOf(project, file);
    for (const [name, value] of file.constants) {
      const tokens = value as readonly Token[];
      if (!tokens.some((token) => isName(token, 'object', 'strictObject', 'looseObject'))) continue;
      for (const { args } of callsIn(tokens, 'object', 'strictObject', 'looseObject', 'extend').filter(({ around }) => around === tokens)) {
        const body = args.items[0];
        for (const part of isGroup(body, '{') ? partsOf(body.items) : []) {
          const [key, colon, ...made] = part;
          if (!key || !isSign(colon, ':')) continue;
          const entries = zodEntries(made, resolve);
          const unread: string[] = made.some((token) => isName(token, 'enum', 'nativeEnum')) && !entries ? ['enum'] : [];
          const limits = limitsOfZod(made, unread);
          if ((entries && entries.length > 1) || limits || unread.length > 0)
            yield {
              tables: namedLike(name),
              columns: [key.text],
              entries,
              limits,
              unread,
              line: key.line,
              path: file.path,
            };
        }
      }
    }
  }
}

function zodEntries(made: readonly Token[], resolve: Parameters<typeof entriesOf>[1]): readonly Entry[] | null {
  const call = made.findIndex((token) => isGroup(token, '('));
  const [first] = made;
  if (call < 0) return first?.kind === 'name' && made.length === 1 ? entriesOf(made, resolve, 'name: value') : null;
  const end = made.slice(0, call + 1);
  if (isName(made[call - 1], 'union')) {
    const list = made[call]!.items[0];
    const parts = isGroup(list, '[') ? partsOf(list.items).map((part) => entriesOf([{ ...list, items: part }], resolve, 'name: value')) : [];
    return parts.length > 0 && !parts.includes(null) ? parts.flatMap((part) => part!) : null;
  }
  return isName(made[call - 1], 'enum', 'nativeEnum')
    ? entriesOf(end, resolve, 'name: value')
    : call === 2 || made[call - 1]?.kind === 'name'
      ? named(made, resolve)
      : null;
}

/** `status.optional()`, where `status` is a list of its own. */
function named([first, dot]: readonly Token[], resolve: Parameters<typeof entriesOf>[1]): readonly Entry[] | null {
  return first?.kind === 'name' && first.text !== 'z' && isSign(dot, '.') ? resolve([first.text]) : null;
}

/** Entities of TypeORM and MikroORM: `@Column({ enum: Status })`, `@Column() status: "a" | "b"`. */
export function* typeorm(project: Project): Generator<Found> {
  for (const file of scripts(project)) {
    const resolve = resolverOf(project, file);
    for (const { args, around, at } of callsIn(file.tokens, 'Entity')) {
      if (!isSign(around[at - 1], '@')) continue;
      const start = around.findIndex((token, i) => i > at && isName(token, 'class'));
      const name = around[start + 1]?.text;
      const body = around.slice(start + 1, start + 12).find((token) => isGroup(token, '{'));
      if (start < 0 || name === undefined || !body) continue;
      const [first] = partsOf(args.items);
      const options = first?.[0];
      const table = textOf(first) ?? (isGroup(options, '{') ? textOf(namedPart(options, 'name', 'tableName')) : undefined) ?? snake(name);
      for (const { args: column, at: place } of callsIn(body.items, 'Column', 'Enum', 'Property').filter(({ around: items }) => items === body.items)) {
        const { property, kind, line } = propertyAt(body.items, place + 2);
        const settings = column.items.find((token) => isGroup(token, '{'));
        const listed = settings && namedPart(settings, 'enum', 'items');
        const entries =
          (listed &&
            entriesOf(
              listed.filter((token) => !isGroup(token, '(') && !isSign(token, '=>')),
              resolve,
              'name: value',
            )) ??
          entriesOf(kind, resolve, 'name: value');
        const named = settings && textOf(namedPart(settings, 'name', 'fieldName'));
        if (entries && property !== undefined) yield { tables: [table], columns: named === undefined ? [property] : [named], entries, line, path: file.path };
      }
    }
  }
}

const MODIFIERS = ['public', 'private', 'protected', 'readonly', 'declare', 'override'];

/** The property behind a decorator, with its type. */
function propertyAt(
  tokens: readonly Token[],
  start: number,
): { readonly property: string | undefined; readonly kind: readonly Token[]; readonly line: number } {
  let at = start;
  while (isSign(tokens[at], '@') || isGroup(tokens[at], '(') || isName(tokens[at], ...MODIFIERS)) at += isSign(tokens[at], '@') ? 2 : 1;
  const property = tokens[at];
  const colon = tokens.slice(at + 1, at + 3).findIndex((token) => isSign(token, ':'));
  const from = at + 2 + colon;
  const end = tokens.findIndex((token, i) => i > from && (isSign(token, ';', '=', '@') || (token.indent !== undefined && !isSign(token, '|'))));
  const name = property?.kind === 'name' ? property.text.replace(/[!?]$/, '') : undefined;
  return { property: name, kind: colon < 0 ? [] : tokens.slice(from, end < 0 ? undefined : end), line: property?.line ?? 0 };
}
