import { expressionAt, resolverOf, type CodeFile, type Project } from '../constants.ts';
import type { Entry } from '../entries.ts';
import { limitsOfRules } from '../limits.ts';
import { snake, type Statement as Stated } from '../stated.ts';
import { callsIn, isGroup, isName, isSign, partsOf, textOf, type Token } from '../tokens.ts';

type Found = Stated & { readonly path: string };

/** A class of PHP. `full` is its name with its namespace. */
type PhpClass = {
  readonly file: CodeFile;
  readonly name: string;
  readonly full: string;
  readonly base: string | undefined;
  readonly isAbstract: boolean;
  readonly line: number;
  readonly body: Token;
};

/** Casts of Laravel's models to enums (`'status' => OrderStatus::class`), and the classes that `{x}_type` may name. */
export function* laravel(project: Project): Generator<Found> {
  const classes = project.files.flatMap((file) => (file.language === 'php' ? [...classesIn(file)] : []));
  for (const model of classes) {
    const { file, body } = model;
    const resolve = resolverOf(project, file);
    const method = body.items.findIndex((each) => isName(each, 'casts'));
    const returned = method < 0 ? undefined : body.items.slice(method).find((each) => isGroup(each, '{'));
    const lists = [assigned(body, '$casts')?.[0], returned?.items.find((each) => isGroup(each, '['))];
    for (const part of lists.flatMap((list) => (isGroup(list) ? partsOf(list.items) : []))) {
      const [column, arrow, ...cast] = part;
      const name = column?.kind === 'text' && isSign(arrow, '=>') ? classNamed(cast) : undefined;
      const entries = name === undefined ? null : resolve([name]);
      // Casts of the framework say how a value is held, and not which there are.
      const unread = entries || name === undefined || /^As[A-Z]/.test(name) ? [] : [`cast (${name})`];
      if (name !== undefined) yield { tables: [tableOf(model)], columns: [column!.text], entries, unread, line: column!.line, path: file.path };
    }
  }
  for (const holder of classes) yield* rulesOf(holder, classes, project);
  yield* morphsOf(classes);
}

/** `StoreRepairRequest` is about repairs, as is `RepairRequest`. */
const REQUEST = /^(?:Store|Create|Add|Save|Update|Edit)?(\w+?)(?:Store|Create|Update)?(?:Form)?Request$/;

/** The rules that `rules()` or `$rules` of a model or of a request returns: `'title' => 'required|max:80'`, `'state' => ['required', Rule::in([…])]`. */
function* rulesOf(holder: PhpClass, classes: readonly PhpClass[], project: Project): Generator<Found> {
  const { file, body, name, base } = holder;
  const request = base === 'FormRequest' ? REQUEST.exec(name)?.[1] : undefined;
  if (request === undefined && !isModel(holder, classes)) return;
  const about = request === undefined ? holder : (classes.find((each) => each.name === request && isModel(each, classes)) ?? { ...holder, name: request });
  const at = body.items.findIndex((token, i) => isName(token, 'function') && isName(body.items[i + 1], 'rules'));
  const method = at < 0 ? undefined : body.items.slice(at).find((each) => isGroup(each, '{'));
  const lists = [assigned(body, '$rules')?.[0], isName(method?.items[0], 'return') ? method!.items[1] : undefined];
  for (const [column, arrow, ...rules] of lists.flatMap((list) => (isGroup(list, '[') ? partsOf(list.items) : []))) {
    // `items.*.name` is of a document.
    if (column?.kind !== 'text' || !isSign(arrow, '=>') || column.text.includes('.')) continue;
    const unread: string[] = [];
    const { limits, entries } = limitsOfRules(rules, resolverOf(project, file), unread);
    const own = { tables: [tableOf(about)], columns: [column.text], line: column.line, path: file.path };
    if (limits || unread.length > 0) yield { ...own, limits, unread };
    if (entries) yield { ...own, entries };
  }
}

function* classesIn(file: CodeFile): Generator<PhpClass> {
  const { tokens } = file;
  let space = '';
  for (const [at, token] of tokens.entries()) {
    if (isName(token, 'namespace')) space = namesFrom(tokens, at + 1).join('\\');
    const name = tokens[at + 1];
    const end = isName(token, 'class') && name?.kind === 'name' ? tokens.findIndex((each, i) => i > at && isGroup(each, '{')) : -1;
    if (end < 0) continue;
    const below = tokens.findIndex((each, i) => i > at && i < end && isName(each, 'extends'));
    yield {
      file,
      name: name!.text,
      full: space === '' ? name!.text : `${space}\\${name!.text}`,
      base: below < 0 ? undefined : namesFrom(tokens, below + 1).at(-1),
      isAbstract: isName(tokens[at - 1], 'abstract') || isName(tokens[at - 2], 'abstract'),
      line: token.line,
      body: tokens[end]!,
    };
  }
}

/** `App`, `Models`, `Home` of `App\\Models\\Home`. */
function namesFrom(tokens: readonly Token[], start: number): string[] {
  const names: string[] = [];
  for (let at = start; isSign(tokens[at], '\\') || (tokens[at]?.kind === 'name' && (at === start || isSign(tokens[at - 1], '\\'))); at++)
    if (tokens[at]!.kind === 'name') names.push(tokens[at]!.text);
  return names;
}

/** `Home` of `Home::class` and `\\App\\Models\\Home::class`. */
function classNamed(tokens: readonly Token[] | undefined): string | undefined {
  const end = tokens?.findIndex((token, i) => isSign(token, '::') && isName(tokens[i + 1], 'class')) ?? -1;
  return end < 1 ? undefined : namesFrom(tokens!, 0).at(-1);
}

function tableOf({ body, name }: PhpClass): string {
  return textOf(assigned(body, '$table')) ?? snake(name);
}

function assigned(body: Token, name: string): Token[] | undefined {
  const at = body.items.findIndex((token, i) => isName(token, name) && isSign(body.items[i + 1], '='));
  return at < 0 ? undefined : expressionAt(body.items, at + 2);
}

/** Traits whose models own rows of a package's table, and the name of that reference. */
const OWNED: ReadonlyMap<string, readonly (readonly [table: string, name: string])[]> = new Map([
  ['HasApiTokens', [['personal_access_tokens', 'tokenable']]],
  ['Notifiable', [['notifications', 'notifiable']]],
  ['InteractsWithMedia', [['media', 'model']]],
  ['LogsActivity', [['activity_log', 'subject']]],
  ['Auditable', [['audits', 'auditable']]],
  [
    'HasRoles',
    [
      ['model_has_roles', 'model'],
      ['model_has_permissions', 'model'],
    ],
  ],
]);

/** Names of references to whoever signs in. */
const SIGNED_IN = /^(?:tokenable|notifiable|causer|authenticatable)$/;

/**
 * The classes that `{x}_type` may name: of `morphMany(Comment::class, 'x')` and its like, and of the traits above. Where code names none for a `morphTo()`, those that sign
 * in, or all models. A class is written by its name in `morphMap` or `getMorphClass`, otherwise with its namespace.
 */
function* morphsOf(classes: readonly PhpClass[]): Generator<Found> {
  const models = classes.filter((one) => isModel(one, classes));
  const aliases = new Map(classes.flatMap(({ file }) => file).flatMap((file) => mapsIn(file.tokens, models)));
  const entryOf = (model: PhpClass): Entry => {
    const own = returnedBy(model.body, 'getMorphClass');
    const isOwnTable = assigned(model.body, '$table') !== undefined;
    return { value: own ?? aliases.get(model.name) ?? model.full, isNumber: false, word: isOwnTable ? tableOf(model) : model.name };
  };
  type Place = { readonly table: string; readonly column: string; readonly model: PhpClass; readonly line: number; readonly path: string };
  const owners = new Map<string, Place[]>();
  const own = (table: string, column: string, model: PhpClass, line: number, path = model.file.path): void => {
    if (model.isAbstract) return;
    const key = `${snake(table)} ${column}`;
    owners.set(key, [...(owners.get(key) ?? []), { table, column, model, line, path }]);
  };
  const targetOf = (name: string | undefined): string | undefined => {
    const target = classes.find((each) => each.name === name);
    return target ? tableOf(target) : name === undefined ? undefined : snake(name);
  };
  for (const model of models) {
    const calls = model.body.items.filter((token) => isGroup(token, '{')).flatMap(({ items }) => callsIn(items));
    for (const { name: call, args } of calls) {
      const [first, second, third] = partsOf(args.items);
      const name = textOf(second);
      const target = name === undefined ? undefined : classNamed(first);
      if (target === undefined) continue;
      if (call === 'morphMany' || call === 'morphOne') own(targetOf(target)!, textOf(third) ?? `${name}_type`, model, args.line);
      else if (call === 'morphToMany') own(textOf(third) ?? name!, `${name}_type`, model, args.line);
      else if (call === 'morphedByMany')
        for (const each of models.filter((other) => other.name === target)) own(textOf(third) ?? name!, `${name}_type`, each, args.line);
    }
    for (const [at, token] of model.body.items.entries()) {
      if (!isName(token, 'use')) continue;
      for (const trait of partsOf(expressionAt(model.body.items, at + 1)))
        for (const [table, name] of OWNED.get(namesFrom(trait, 0).at(-1) ?? '') ?? []) own(table, `${name}_type`, model, token.line);
    }
  }
  for (const model of models)
    for (const [at, token] of model.body.items.entries()) {
      if (!isName(token, 'function') || model.body.items[at + 1]?.kind !== 'name') continue;
      const body = model.body.items.slice(at).find((each) => isGroup(each, '{'));
      const [call] = body ? callsIn(body.items, 'morphTo') : [];
      if (!call) continue;
      const [name, type] = partsOf(call.args.items);
      const column = textOf(type) ?? `${snake(textOf(name) ?? model.body.items[at + 1]!.text)}_type`;
      const key = `${snake(tableOf(model))} ${column}`;
      if (owners.has(key)) continue;
      const others = models.filter((each) => each !== model && !each.isAbstract);
      const people = SIGNED_IN.test(column.slice(0, -5)) ? others.filter(({ base, name: own }) => base === 'Authenticatable' || own === 'User') : [];
      for (const each of people.length > 0 ? people : others) own(tableOf(model), column, each, token.line, model.file.path);
    }
  for (const places of owners.values()) {
    const [{ table, column, line, path }] = places as [Place];
    const entries = [...new Map(places.map((each) => [each.model, entryOf(each.model)])).values()];
    yield { tables: [table], columns: [column], entries, isOnly: true, line, path };
  }
}

const MODEL_BASES = /^(?:Model|Authenticatable|Pivot|MorphPivot|PersonalAccessToken|Eloquent)$/;

function isModel({ base }: PhpClass, classes: readonly PhpClass[], depth = 0): boolean {
  if (base === undefined || depth > 8) return false;
  if (MODEL_BASES.test(base)) return true;
  const parent = classes.find(({ name }) => name === base);
  return parent !== undefined && isModel(parent, classes, depth + 1);
}

/** The names that `Relation::morphMap([…])` and `enforceMorphMap` give to classes; a list without names takes those of the tables. */
function mapsIn(tokens: readonly Token[], models: readonly PhpClass[]): [string, string][] {
  return callsIn(tokens, 'morphMap', 'enforceMorphMap').flatMap(({ args }) =>
    (isGroup(args.items[0], '[') ? partsOf(args.items[0].items) : []).flatMap((part): [string, string][] => {
      const isNamed = part[0]?.kind === 'text' && isSign(part[1], '=>');
      const name = classNamed(isNamed ? part.slice(2) : part);
      const model = models.find((each) => each.name === name);
      if (name === undefined || (!isNamed && !model)) return [];
      return [[name, isNamed ? part[0]!.text : tableOf(model!)]];
    }),
  );
}

/** The text that a method returns, if that is all it does. */
function returnedBy(body: Token, method: string): string | undefined {
  const at = body.items.findIndex((token, i) => isName(token, 'function') && isName(body.items[i + 1], method));
  const inner = at < 0 ? undefined : body.items.slice(at).find((each) => isGroup(each, '{'));
  return inner && isName(inner.items[0], 'return') ? textOf(inner.items.slice(1).filter((token) => !isSign(token, ';'))) : undefined;
}
