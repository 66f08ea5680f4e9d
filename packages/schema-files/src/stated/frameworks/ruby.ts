import { classesAround, classOf, resolverOf, type CodeFile, type Project } from '../constants.ts';
import { entriesOf, type Entry, type Resolve } from '../entries.ts';
import { limitsOfValidates } from '../limits.ts';
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
    const rows = rowsOf(model, root, models);
    for (const line of statement.body) {
      const stated = isName(line.tokens[0], 'enum')
        ? enumsOf(argumentsOf(line), resolve)
        : isName(line.tokens[0], 'validates')
          ? inclusionOf(argumentsOf(line), resolve)
          : [];
      const unread: string[] = [];
      const limits = isName(line.tokens[0], 'validates') ? limitsOfValidates(argumentsOf(line), unread) : undefined;
      for (const [, entries] of stated) if (!entries && limits?.min === undefined) unread.push(isName(line.tokens[0], 'enum') ? 'enum' : 'inclusion');
      if (limits || unread.length > 0) {
        const named = partsOf(argumentsOf(line).items).flatMap((part) => textOf(part) ?? []);
        const columns = named.length > 0 ? named : stated.map(([column]) => column);
        for (const column of columns) yield { tables, columns: [column], limits, unread: [...new Set(unread)], ...rows, line: line.line, path: file.path };
      }
      // An enum says how its column is written, in rows of other classes too.
      const own = isName(line.tokens[0], 'enum') ? {} : rows;
      for (const [column, entries] of stated) yield { tables, columns: [column], entries, ...own, line: line.line, path: file.path };
    }
    const heirs = models.filter((each) => each !== model && rootOf(each, models) === model);
    const kind = inheritanceOf(root);
    // With one class below, rows of the class itself are as usual.
    const classes = heirs.length === 1 ? [...heirs, model] : heirs;
    if (heirs.length > 0 && kind !== undefined)
      yield {
        tables,
        columns: [kind],
        entries: classes.map((each) => ({ value: fullName(each), isNumber: false })),
        line: statement.line,
        path: file.path,
      };
  }
  yield* ownersOf(models);
}

/** What a model calls to own rows of a table of Rails itself. */
const OWNED: ReadonlyMap<string, string> = new Map([
  ['has_one_attached', 'active_storage_attachments'],
  ['has_many_attached', 'active_storage_attachments'],
  ['has_rich_text', 'action_text_rich_texts'],
]);

/** The models that `{x}_type` may name: those with `as: :x`, and those that own files or texts, with what they call these. */
function* ownersOf(models: readonly Model[]): Generator<Found> {
  const lines = models.flatMap((model) => model.statement.body.map((line) => ({ model, line, call: line.tokens[0]?.text ?? '', args: argumentsOf(line) })));
  const owners = new Map<string, Map<string, Found>>();
  const own = (key: string, tables: readonly string[], column: string, { model, line }: (typeof lines)[number]): void => {
    const value = fullName(rootOf(model, models));
    const found: Found = { tables, columns: [column], entries: [{ value, isNumber: false }], line: line.line, path: model.file.path };
    owners.set(key, new Map([...(owners.get(key) ?? []), [value, found]]));
  };
  const names: { readonly table: string; readonly called: string; readonly owner: string; readonly each: (typeof lines)[number] }[] = [];
  for (const each of lines) {
    const table = OWNED.get(each.call);
    const called = textOf(partsOf(each.args.items)[0]);
    if (table !== undefined) own(table, [table], 'record_type', each);
    if (table !== undefined && called !== undefined) names.push({ table, called, owner: fullName(rootOf(each.model, models)), each });
    const name = each.call === 'belongs_to' && isName(namedPart(each.args, 'polymorphic')?.[0], 'true') ? textOf(partsOf(each.args.items)[0]) : undefined;
    if (name === undefined) continue;
    const tables = tablesOf(rootOf(each.model, models));
    for (const other of lines)
      if (/^has_(?:many|one)$/.test(other.call) && textOf(namedPart(other.args, 'as')) === name) own(`${tables[0]} ${name}`, tables, `${name}_type`, other);
  }
  for (const each of owners.values()) {
    const [first] = each.values();
    yield { ...first!, isOnly: true, entries: [...each.values()].flatMap(({ entries }) => entries ?? []) };
  }
  for (const [table, own] of Map.groupBy(names, (name) => name.table))
    yield {
      tables: [table],
      columns: ['name'],
      entries: own.map(({ called }) => ({ value: called, isNumber: false })),
      isOnly: true,
      by: {
        column: 'record_type',
        values: Object.fromEntries([...Map.groupBy(own, ({ owner }) => owner)].map(([owner, all]) => [owner, [...new Set(all.map(({ called }) => called))]])),
      },
      line: own[0]!.each.line.line,
      path: own[0]!.each.model.file.path,
    };
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

/** The column that names the class of a row; undefined where a model has none. */
function inheritanceOf({ statement }: Model): string | undefined {
  const set = statement.body.find(({ tokens }) => isName(tokens[0], 'self') && isName(tokens[2], 'inheritance_column'));
  return set ? textOf(set.tokens.slice(4)) : 'type';
}

/** The rows of a class that shares the table of another: those of its own, and of classes below it. */
function rowsOf(model: Model, root: Model, models: readonly Model[]): Pick<Stated, 'for'> {
  const column = inheritanceOf(root);
  if (model === root || column === undefined) return {};
  const isBelow = (each: Model | undefined, depth = 0): boolean =>
    each === model ||
    (each !== undefined &&
      depth < 8 &&
      isBelow(
        models.find(({ name }) => name === each.base),
        depth + 1,
      ));
  return { for: { column, values: models.filter((each) => isBelow(each)).map(fullName) } };
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
  // `%w[draft sent].index_with(&:itself)`: each is its own value.
  const own = list.findIndex((token, i) => isSign(token, '.') && isName(list[i + 1], 'index_with', 'index_by') && list[i + 2]?.items.at(-1)?.text === 'itself');
  if (own > 0) return entriesOf(list.slice(0, own), resolve, 'name: value');
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
  const entries = isZones(values) ? ZONES : entriesOf(values, resolve, 'name: value');
  return partsOf(args.items).flatMap((part): [string, readonly Entry[] | null][] => (textOf(part) === undefined ? [] : [[textOf(part)!, entries]]));
}

/** `ActiveSupport::TimeZone.all.map(&:name)`: the names that Rails gives to time zones. */
function isZones(values: readonly Token[]): boolean {
  return isName(values[0], 'ActiveSupport') && isName(values[2], 'TimeZone') && !values.some((token) => isName(token, 'tzinfo', 'utc_offset'));
}

const ZONES: readonly Entry[] = (
  'UTC|London|Dublin|Lisbon|Paris|Berlin|Madrid|Rome|Amsterdam|Vienna|Bern|Stockholm|Warsaw|Athens|Helsinki|Istanbul|Eastern Time (US & Canada)|' +
  'Central Time (US & Canada)|Mountain Time (US & Canada)|Pacific Time (US & Canada)|Arizona|Brasilia|Buenos Aires|Mexico City|Nairobi|Abu Dhabi|' +
  'New Delhi|Singapore|Tokyo|Seoul|Sydney|Melbourne|Auckland'
)
  .split('|')
  .map((value) => ({ value, isNumber: false }));

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
