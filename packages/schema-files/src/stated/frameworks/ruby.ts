import { classesAround, classOf, resolverOf, type CodeFile, type Project } from '../constants.ts';
import { entriesOf, type Entry, type Resolve } from '../entries.ts';
import { snake, type Statement as Stated } from '../stated.ts';
import { everyStatement, type Statement } from '../statements.ts';
import { isGroup, isName, isSign, namedPart, partsOf, textOf, type Token } from '../tokens.ts';

type Found = Stated & { readonly path: string };
type Model = { readonly file: CodeFile; readonly statement: Statement; readonly name: string; readonly base: string | undefined };

/** Options of `enum`, which are no values. */
const OPTIONS = /^_?(?:prefix|suffix|scopes?|default|validate|instance_methods)$/;

/** `enum` and `validates … inclusion` of Rails' models, and the classes of a table with `type`. */
export function* rails(project: Project): Generator<Found> {
  const models = project.files.flatMap((file) => (file.language === 'ruby' ? modelsIn(file) : []));
  for (const model of models) {
    const { file, statement, name } = model;
    const resolve = resolverOf(project, file, [...classesAround(statement), name]);
    const root = rootOf(model, models);
    const tables = tablesOf(root);
    for (const line of statement.body) {
      const stated = isName(line.tokens[0], 'enum')
        ? enumsOf(argumentsOf(line), resolve)
        : isName(line.tokens[0], 'validates')
          ? inclusionOf(argumentsOf(line), resolve)
          : [];
      for (const [column, entries] of stated) yield { tables, columns: [column], entries, line: line.line, path: file.path };
    }
    const heirs = models.filter((each) => each !== model && rootOf(each, models) === model);
    // With one class below, rows of the class itself are as usual.
    const classes = heirs.length === 1 ? [...heirs, model] : heirs;
    if (heirs.length > 0)
      yield {
        tables,
        columns: ['type'],
        entries: classes.map((each) => ({ value: fullName(each), isNumber: false })),
        line: statement.line,
        path: file.path,
      };
  }
}

function modelsIn(file: CodeFile): Model[] {
  return [...everyStatement(file.statements)].flatMap((statement): Model[] => {
    const name = isName(statement.tokens[0], 'class') ? classOf(statement) : undefined;
    const below = statement.tokens.findIndex((token) => isSign(token, '<'));
    const [bases = []] = below < 0 ? [] : partsOf(statement.tokens.slice(below + 1), ';');
    const base = bases.findLast(({ kind }) => kind === 'name')?.text;
    return name === undefined ? [] : [{ file, statement, name, base }];
  });
}

function fullName({ statement, name }: Model): string {
  const [, first, sign] = statement.tokens;
  return [...classesAround(statement), ...(isSign(sign, '::') ? [first!.text] : []), name].join('::');
}

/** The model whose table it shares: itself, or the first one that it inherits from and that is no abstract class. */
function rootOf(model: Model, models: readonly Model[], depth = 0): Model {
  const parent = depth < 8 ? models.find(({ name }) => name === model.base) : undefined;
  const isAbstract = parent?.statement.body.some(({ tokens }) => tokens.some((token) => isName(token, 'abstract_class', 'primary_abstract_class')));
  return parent === undefined || isAbstract ? model : rootOf(parent, models, depth + 1);
}

/** The names that a model's table may have. */
function tablesOf(model: Model): string[] {
  const set = model.statement.body.find(({ tokens }) => isName(tokens[0], 'self') && isName(tokens[2], 'table_name'));
  const named = set && textOf(set.tokens.slice(4));
  return named === undefined ? [...new Set([snake(fullName(model).replaceAll('::', '_')), snake(model.name)])] : [named.split('.').at(-1)!];
}

/** The arguments of `enum …` or `enum(…)`. */
function argumentsOf({ tokens, body }: Statement): Token {
  const rest = tokens.slice(1);
  if (rest.length === 1 && isGroup(rest[0], '(')) return rest[0];
  return { ...tokens[0]!, kind: 'group', text: '(', items: [...rest, ...body.flatMap((line) => line.tokens)] };
}

/** `status: { … }`, `:status, { … }`, `:status, [ … ]`, `:status, draft: 0, sent: 1`. */
function enumsOf(args: Token, resolve: Resolve): [string, readonly Entry[] | null][] {
  const parts = partsOf(args.items);
  const column = textOf(parts[0]);
  const rest = parts.slice(1).filter(([name, sign]) => !(isSign(sign, ':') && OPTIONS.test(name!.text)));
  if (column !== undefined) {
    const list = rest[0] && isSign(rest[0][1], ':', '=>') ? [{ ...args, text: '{', items: joined(rest) }] : rest[0];
    return [[column, list ? numbered(list, resolve) : null]];
  }
  return parts.flatMap(([name, sign, ...list]): [string, readonly Entry[] | null][] =>
    isSign(sign, ':', '=>') && !OPTIONS.test(name!.text) ? [[name!.text, numbered(list, resolve)]] : [],
  );
}

/** A list without numbers counts from 0. */
function numbered(list: readonly Token[], resolve: Resolve): readonly Entry[] | null {
  const entries = entriesOf(list, resolve, 'name: value');
  return entries?.every(({ name, isNumber }) => name === undefined && !isNumber)
    ? entries.map(({ value }, i) => ({ value: String(i), isNumber: true, name: value }))
    : (entries ?? null);
}

/** `validates :status, inclusion: { in: STATUSES }`. */
function inclusionOf(args: Token, resolve: Resolve): [string, readonly Entry[] | null][] {
  const list = namedPart(args, 'inclusion');
  const [first] = list ?? [];
  const values = isGroup(first, '{') ? namedPart(first, 'in', 'within') : list;
  if (!values) return [];
  return partsOf(args.items).flatMap((part): [string, readonly Entry[] | null][] =>
    textOf(part) === undefined ? [] : [[textOf(part)!, entriesOf(values, resolve, 'name: value')]],
  );
}

function joined(parts: readonly (readonly Token[])[]): Token[] {
  return parts.flatMap((part) => [...part, { kind: 'sign', text: ',', line: 0, indent: undefined, items: [] } as const]);
}

/** `field :status, Ecto.Enum, values: [:draft, :sent]` of Ecto's schemas. */
export function* ecto(project: Project): Generator<Found> {
  for (const file of project.files) {
    if (file.language !== 'elixir') continue;
    for (const schema of everyStatement(file.statements)) {
      const table = isName(schema.tokens[0], 'schema') ? textOf(schema.tokens.slice(1, 2)) : undefined;
      if (table === undefined) continue;
      const around = classesAround(schema);
      for (const line of schema.body) {
        const args = isName(line.tokens[0], 'field') ? argumentsOf(line) : undefined;
        const values = args && namedPart(args, 'values');
        const column = args && textOf(partsOf(args.items)[0]);
        if (column === undefined || !values) continue;
        const source = textOf(namedPart(args!, 'source'));
        yield {
          tables: [table],
          columns: [source ?? column],
          entries: entriesOf(values, resolverOf(project, file, around), 'name: value'),
          line: line.line,
          path: file.path,
        };
      }
    }
  }
}
