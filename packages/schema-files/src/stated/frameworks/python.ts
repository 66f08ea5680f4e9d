import { classesAround, classOf, pairsOf, resolverOf, valueOf, type CodeFile, type Project } from '../constants.ts';
import { entriesOf, type Entry } from '../entries.ts';
import { limitsOfField, limitsOfValidators } from '../limits.ts';
import { snake, type Statement as Stated } from '../stated.ts';
import { everyStatement, type Statement } from '../statements.ts';
import { callsIn, isGroup, isName, isSign, namedPart, partsOf, shortened, textOf, type Token } from '../tokens.ts';

type PythonClass = { readonly name: string; readonly bases: readonly string[]; readonly file: CodeFile; readonly statement: Statement };

const CLASSES = new WeakMap<Project, readonly PythonClass[]>();

function classesIn(project: Project): readonly PythonClass[] {
  const known = CLASSES.get(project);
  if (known) return known;
  const classes = project.files.flatMap((file) =>
    file.language !== 'python'
      ? []
      : [...everyStatement(file.statements)].flatMap((statement): PythonClass[] => {
          const name = classOf(statement);
          const bases = isGroup(statement.tokens[2], '(')
            ? partsOf(statement.tokens[2].items).map((part) => part.findLast(({ kind }) => kind === 'name')?.text ?? '')
            : [];
          return name === undefined ? [] : [{ name, bases, file, statement }];
        }),
  );
  CLASSES.set(project, classes);
  return classes;
}

/** It, and the classes of the project that inherit from it. */
function withHeirs(one: PythonClass, classes: readonly PythonClass[]): PythonClass[] {
  const found = new Set([one]);
  for (const each of found) for (const heir of classes) if (heir.bases.includes(each.name) && each.name !== 'Meta') found.add(heir);
  return [...found];
}

function* fieldsOf({
  statement,
  file,
}: PythonClass): Generator<{ readonly name: string; readonly line: number; readonly kind: readonly Token[]; readonly value: readonly Token[] }> {
  for (const line of statement.body) {
    const [name, sign] = line.tokens;
    if (name?.kind !== 'name') continue;
    const value = valueOf(line, file.language)?.tokens ?? [];
    const kind = isSign(sign, ':') ? line.tokens.slice(2, value.length > 0 ? -value.length - 1 : undefined) : [];
    if (kind.length > 0 || value.length > 0) yield { name: name.text, line: line.line, kind, value };
  }
}

function entriesIn(project: Project, { file, statement, name }: PythonClass, tokens: readonly Token[] | undefined): readonly Entry[] | null {
  return tokens ? entriesOf(tokens, resolverOf(project, file, [...classesAround(statement), name]), pairsOf('python')) : null;
}

/** The value of `name = …` in `class Meta`, or in the class itself. */
function setting(one: PythonClass, name: string, inside = 'Meta'): readonly Token[] | undefined {
  const meta = inside === '' ? one.statement : one.statement.body.find((line) => classOf(line) === inside);
  return meta?.body.map((line) => valueOf(line, 'python')).find((value) => value?.name === name)?.tokens;
}

/** `choices` of models: `status = models.CharField(choices=Status.choices)`. */
export function* djangoModels(project: Project): Generator<Stated & { readonly path: string }> {
  const classes = classesIn(project);
  for (const one of classes) {
    for (const { name, line, value } of fieldsOf(one)) {
      const args = value.at(-1);
      if (!isGroup(args, '(') || !value.some(({ kind, text }) => kind === 'name' && /(?:Field|ForeignKey)$/.test(text))) continue;
      // Fields of forms, serializers and filters choose among what is there.
      if (value.some((token) => token.kind === 'name' && NO_MODEL.test(token.text))) continue;
      const resolve = resolverOf(project, one.file, [...classesAround(one.statement), one.name]);
      const isReference = value.some((token) => isName(token, 'ForeignKey'));
      const models = isReference ? contentTypesOf(namedPart(args, 'limit_choices_to')) : null;
      // The elements of a list have choices of their own.
      const [inner] = value.some((token) => isName(token, 'ArrayField')) ? callsIn([args], 'CharField', 'TextField', 'SlugField') : [];
      const entries = models ?? entriesIn(project, one, namedPart(args, 'choices') ?? (inner && namedPart(inner.args, 'choices')));
      const unread = unreadOf(args, entries, isReference);
      const limits = limitsOfValidators(args, (validator) => one.file.constants.get(validator) as readonly Token[] | undefined, resolve, unread);
      if (!entries && !limits && unread.length === 0) continue;
      const columns = [textOf(namedPart(args, 'db_column')) ?? (isReference ? `${name}_id` : name)];
      const isAbstract = setting(one, 'abstract')?.some((token) => isName(token, 'True')) === true;
      for (const model of isAbstract ? withHeirs(one, classes).slice(1) : [one])
        yield {
          ...djangoTable(model.name, appOf(model), textOf(setting(model, 'db_table'))),
          columns,
          entries,
          limits,
          isOnly: models !== null,
          unread,
          line,
          path: one.file.path,
        };
    }
  }
}

/** Choices that are given, and not understood. */
function unreadOf(args: Token, entries: readonly Entry[] | null, isReference: boolean): string[] {
  const name = isReference ? 'limit_choices_to' : 'choices';
  const given = entries ? undefined : namedPart(args, name);
  return given && !isName(given[0], 'None') ? [`${name} (${shortened(given)})`] : [];
}

/** The models that `limit_choices_to` leaves of the content types: `{"app_label": "vet", "model__in": ("pet", "owner")}`, `Q(model="pet")`. Null for other conditions. */
function contentTypesOf(limit: readonly Token[] | undefined): readonly Entry[] | null {
  const made = limit && callsIn([{ ...COMMA, kind: 'group', items: limit }], 'Q').map(({ args }) => args);
  const all = (made?.length ? made : (limit ?? []).filter((token) => isGroup(token, '{'))).map((one) => {
    const [app] = partsOf(namedPart(one, 'app_label') ?? []);
    const list = namedPart(one, 'model', 'model__in');
    const names = list && (isGroup(list[0]) ? partsOf(list[0].items) : [list]).map(textOf);
    return names?.map((name) => name && { value: [textOf(app), name.toLowerCase()].filter((part) => part !== undefined).join('.'), isNumber: false });
  });
  const entries = all.flat();
  return entries.length > 0 && entries.every((entry) => typeof entry === 'object') ? entries : null;
}

const NO_MODEL = /^(?:forms|serializers|filters|django_filters|\w*ChoiceField)$/;

function appOf(model: PythonClass): string {
  const folders = model.file.path.split('/').slice(0, -1);
  return textOf(setting(model, 'app_label')) ?? (folders.at(-1) === 'models' ? folders.at(-2) : folders.at(-1)) ?? '';
}

function djangoTable(model: string, app: string, table?: string): Pick<Stated, 'tables' | 'prefixed'> {
  const own = model.toLowerCase();
  return { tables: table === undefined ? [`${app}_${own}`, own] : [table.replaceAll('"', '').split('.').at(-1)!], prefixed: table === undefined };
}

/** `choices` of migrations, as they are after the last one: CreateModel, AddField, AlterField and what renames them. */
export function* djangoMigrations(project: Project): Generator<Stated & { readonly path: string }> {
  const fields = new Map<string, Stated & { readonly path: string }>();
  const tables = new Map<string, string>();
  const files = project.files.filter(({ path, language }) => language === 'python' && /(?:^|\/)migrations\/\d{4}_\w+\.py$/.test(path));
  for (const file of files.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const app = file.path.split('/').at(-3) ?? '';
    const resolve = resolverOf(project, file);
    const set = (model: string, field: string, made: Token | undefined, line: number): void => {
      const key = `${app}.${model.toLowerCase()}.${field}`;
      const choices = isGroup(made, '(') ? namedPart(made, 'choices') : undefined;
      const entries = choices ? entriesOf(choices, resolve, pairsOf('python')) : null;
      const named = isGroup(made, '(') ? textOf(namedPart(made, 'db_column')) : undefined;
      fields.delete(key);
      if (entries) fields.set(key, { ...djangoTable(model, app), columns: [named ?? field], entries, line, path: file.path });
    };
    const move = (from: string, to: string): void => {
      const held = fields.get(from);
      fields.delete(from);
      const [, model, column] = to.split('.') as [string, string, string];
      if (held) fields.set(to, { ...held, ...djangoTable(model, app), columns: held.columns[0] === from.split('.')[2] ? [column] : held.columns });
    };
    for (const { args, name: call } of callsIn(
      file.tokens,
      'CreateModel',
      'AddField',
      'AlterField',
      'RenameField',
      'RemoveField',
      'RenameModel',
      'AlterModelTable',
    )) {
      const say = (...names: string[]): string => textOf(namedPart(args, ...names)) ?? '';
      const model = say('model_name').toLowerCase();
      const field = `${app}.${model}.${say('name')}`;
      switch (call) {
        case 'CreateModel': {
          const options = namedPart(args, 'options')?.[0];
          const table = isGroup(options, '{') ? textOf(namedPart(options, 'db_table')) : undefined;
          if (table !== undefined) tables.set(`${app}.${say('name').toLowerCase()}`, table);
          for (const each of partsOf(namedPart(args, 'fields')?.[0]?.items ?? [])) {
            const [name, made] = isGroup(each[0]) ? partsOf(each[0].items) : [];
            if (name && made) set(say('name'), textOf(name) ?? '', made.at(-1), made[0]!.line);
          }
          break;
        }
        case 'AddField':
        case 'AlterField':
          set(model, say('name'), namedPart(args, 'field')?.at(-1), args.line);
          break;
        case 'RemoveField':
          fields.delete(field);
          break;
        case 'RenameField':
          move(`${app}.${model}.${say('old_name')}`, `${app}.${model}.${say('new_name')}`);
          break;
        case 'RenameModel': {
          const [from, to] = [`${app}.${say('old_name').toLowerCase()}`, `${app}.${say('new_name').toLowerCase()}`];
          for (const key of [...fields.keys()].filter((each) => each.startsWith(`${from}.`))) move(key, `${to}.${key.split('.')[2]}`);
          break;
        }
        default:
          tables.set(`${app}.${say('name').toLowerCase()}`, say('table'));
      }
    }
  }
  for (const [key, field] of fields) {
    const table = tables.get(key.split('.').slice(0, 2).join('.'));
    yield { ...field, ...(table !== undefined && table !== '' && djangoTable('', '', table)) };
  }
}

/** `Enum` of SQLAlchemy and SQLModel, which store the names of an enum's members, and `Literal`. */
export function* sqlalchemy(project: Project): Generator<Stated & { readonly path: string }> {
  const classes = classesIn(project);
  for (const one of classes) {
    const isTable = one.statement.tokens[2]?.items.some((token) => isName(token, 'table'));
    const tableOf = (each: PythonClass): string | undefined => textOf(setting(each, '__tablename__', '')) ?? (isTable ? each.name.toLowerCase() : undefined);
    const owners = withHeirs(one, classes).flatMap((each) => tableOf(each) ?? []);
    if (owners.length === 0) continue;
    for (const { name, line, kind, value } of fieldsOf(one)) {
      const [column] = callsIn(value, 'Column', 'mapped_column');
      const named = column && textOf(partsOf(column.args.items)[0]);
      const [made] = callsIn(value, 'Enum');
      const entries = made ? enumEntries(project, one, made.args) : byAnnotation(project, one, kind, true);
      if (entries) for (const table of new Set(owners)) yield { tables: [table], columns: [named ?? name], entries, line, path: one.file.path };
    }
  }
}

function enumEntries(project: Project, one: PythonClass, args: Token): readonly Entry[] | null {
  const parts = partsOf(args.items).filter((part) => !isSign(part[1], '='));
  const hasValues = namedPart(args, 'values_callable') !== undefined;
  if (parts.length === 1 && parts[0]![0]!.kind === 'name') return asNames(entriesIn(project, one, parts[0]), hasValues);
  return entriesIn(project, one, [{ ...args, text: '[', items: parts.flatMap((part, i) => [...(i > 0 ? [COMMA] : []), ...part]) }]);
}

const COMMA: Token = { kind: 'sign', text: ',', line: 0, indent: undefined, items: [] };

function asNames(entries: readonly Entry[] | null, hasValues: boolean): readonly Entry[] | null {
  return hasValues ? entries : (entries?.map((entry) => (entry.name === undefined ? entry : { value: entry.name, isNumber: false, name: entry.name })) ?? null);
}

/** `Literal["a", "b"]`, also in Optional and Mapped, or the name of an enum. */
function byAnnotation(project: Project, one: PythonClass, kind: readonly Token[], holdsNames: boolean): readonly Entry[] | null {
  const tokens = partsOf(kind, '|').find((part) => !isName(part[0], 'None')) ?? [];
  const [first, group] = tokens;
  if (isGroup(group, '[') && tokens.length === 2) {
    if (isName(first, 'Literal')) return entriesIn(project, one, [{ ...group, items: group.items.filter((token) => !isName(token, 'None')) }]);
    return isName(first, 'Mapped', 'Optional', 'Annotated') ? byAnnotation(project, one, partsOf(group.items)[0] ?? [], holdsNames) : null;
  }
  const entries = first?.kind === 'name' && /^\p{Lu}/u.test(first.text) ? entriesIn(project, one, tokens) : null;
  return holdsNames ? asNames(entries, false) : entries;
}

/** Models of Pydantic that are named like a table. */
export function* pydantic(project: Project): Generator<Stated & { readonly path: string }> {
  for (const one of classesIn(project))
    for (const { name, line, kind, value } of fieldsOf(one)) {
      const entries = byAnnotation(project, one, kind, false);
      const limits = limitsOfField([...kind, ...value]);
      if (entries || limits)
        yield {
          tables: namedLike(one.name),
          columns: [name],
          entries,
          limits,
          line,
          path: one.file.path,
        };
    }
}

/** The tables that a schema of a request or a row may be about: `OrderCreate`, `insertOrderSchema` for `order`. */
export function namedLike(name: string): string[] {
  const own = snake(name);
  const bare = own
    .replace(/^(?:insert|create|update|new|base|select|edit|upsert)_/, '')
    .replace(/(?:_(?:schema|base|create|update|read|in|out|insert|select|model|input|output|dto|row|record|type|form|request|response|public|db|in_db))+$/, '');
  return [...new Set([own, bare])];
}
