import { ownMember, type Group } from '@seedbed/contract';
import DATA from '../../../data/agree/of-trees.json' with { type: 'json' };
import type { Draft } from '../../edits/draft.ts';
import { singular } from '../../read/names/singular.ts';
import { pieces } from '../../read/names/tokens.ts';
import { literalDefault } from '../../read/column/default-value.ts';
import { wordSet } from '../../read/words.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { TEXT_TYPES, WHOLE_TYPES } from '../../schema/types.ts';
import { compute, isComputed, isFree, namesOf, type DeriveContext } from '../context.ts';
import { dependsOn } from '../depends-on.ts';
import { formOf } from '../forms.ts';
import { isKeptByPeriod } from '../times/periods-of-owner.ts';
import { isKeptByDepth } from './kept-by-depth.ts';

/** `said`: only where a comment shows a way. */
type Line = { readonly column: string; readonly is: string; readonly from?: number; readonly above?: boolean; readonly said?: boolean };
type At = { readonly table: TableView; readonly tree: Link; readonly context: DeriveContext; readonly line: Line };

/** What a row may tell of its place in a tree: how its column is computed; undefined where it does not fit. */
const TOLD: ReadonlyMap<string, (draft: Draft, at: At) => { readonly expression: string; readonly words: string } | undefined> = new Map([
  ['depth', depth],
  ['path', path],
  ['enter', nested],
  ['leave', nested],
  ['tree', treeOf],
]);
/** Ways that keep the keys they are in. */
const KEYED: ReadonlySet<string> = new Set(['enter', 'leave', 'tree', 'path']);

const LINES = (DATA.lines as readonly Line[]).map((line) => {
  const told = TOLD.get(line.is);
  if (!told) throw new Error(`"${line.column}" is "${line.is}" of a tree, which is none of ${[...TOLD.keys()].join(', ')}`);
  return { line, form: formOf(line.column), told };
});

/**
 * The engine of trees, by the lines of `data/agree/of-trees.json`: what a column tells of the rows above it, by the only reference of the table to itself. `above`: only where
 * that reference is called one to the row above, since people have levels of their own beside the person that they report to.
 */
export function tellOfTrees(table: TableView, context: DeriveContext): void {
  const trees = context.relations.of
    .get(table)!
    .filter(({ link, relation }) => link.to === table && link.columns.length === 1 && !relation.root && !relation.mates);
  const [only] = trees;
  if (!only || trees.length > 1 || !isPlainName(only.link.columns[0]!)) return;
  const tree = only.link;
  const isAbove = namesOf(table, context)
    .columns.get(tree.columns[0]!)!
    .words.some((word) => ABOVE.has(word));
  for (const draft of context.drafts.get(table)!) {
    if (isComputed(draft) || draft.column.column.identity || draft.column.column.generated) continue;
    const found = LINES.find(({ line, form }) => (isAbove || line.above !== true) && form(draft.words));
    if (draft.column.inKey && !KEYED.has(found?.line.is ?? '')) continue;
    const told = found?.told(draft, { table, tree, context, line: found.line });
    if (told) compute(draft, 'expression', { expression: told.expression }, told.words, 'relation');
  }
}
const ABOVE = wordSet('references to the row above');

function depth(draft: Draft, { table, tree, context, line }: At): { readonly expression: string; readonly words: string } | undefined {
  if (!WHOLE_TYPES.has(draft.column.type.base) || draft.column.inKey) return undefined;
  const domain = ownMember(context.bounds.tables.get(table.name)!.domains, draft.column.name) ?? {};
  if (!Object.keys(domain).every((member) => ['min', 'max', 'minExclusive', 'maxExclusive'].includes(member))) return undefined;
  const least = domain.min === undefined ? undefined : Number(domain.min) + (domain.minExclusive ? 1 : 0);
  const usual = Number(literalDefault(draft.column.column) ?? Number.NaN);
  const from = Math.max(usual === 0 || usual === 1 ? usual : least === 0 || least === 1 ? least : line.from!, least ?? -Infinity);
  const most = domain.max === undefined ? undefined : Number(domain.max) - (domain.maxExclusive ? 1 : 0);
  if (isBound(draft, from, { table, tree, context })) return undefined;
  const levels = `depth(${tree.columns[0]})${from === 0 ? '' : ` + ${from}`}`;
  if (most !== undefined) widen(tree, most - from, { table, context });
  // With more rows than were expected a tree may be deeper than a CHECK allows.
  return { expression: most === undefined ? levels : `least(${levels}, ${most})`, words: `how many rows of ${table.table.name} are above it` };
}

/** Gives each row so many rows below it that the tree has at most so many levels below its root. */
function widen(tree: Link, levels: number, { table, context }: { readonly table: TableView; readonly context: DeriveContext }): void {
  const rows = context.expectedRows(table);
  const room = (each: number): number => Array.from({ length: levels + 1 }, (_, level) => each ** level).reduce((sum, count) => sum + count, 0);
  if (levels < 1 || room(USUAL) >= rows) return;
  let each = USUAL;
  while (room(each) < rows) each++;
  context.relations.of.get(table)!.find(({ link }) => link === tree)!.relation.fanOut = { kind: 'fixed', count: each };
}
/** Rows below a row, where nothing says otherwise. */
const USUAL = 4;

/** Whether another constraint binds the column than one that a depth satisfies. */
function isBound({ column: { name } }: Draft, from: number, { table, tree, context }: Omit<At, 'line'>): boolean {
  const { groups, unread } = context.bounds.tables.get(table.name)!;
  const isMeant = (group: Group): boolean => group.columns.includes(name) && !isKeptByDepth(group, tree.columns[0]!, name, from);
  return groups.some(isMeant) || unread.some(({ columns }) => columns.includes(name));
}

/** The numbers of a nested set, over all trees, or within each where the row says which it is in. Both must be there. */
function nested(draft: Draft, { table, tree, context, line }: At): { readonly expression: string; readonly words: string } | undefined {
  const above = tree.columns[0]!;
  const drafts = context.drafts.get(table)!;
  const [begins, ends] = ['enter', 'leave'].map((is) => onlyCalled(drafts, is));
  if (!begins || !ends || (draft !== begins && draft !== ends)) return undefined;
  const { domains, groups, unread } = context.bounds.tables.get(table.name)!;
  const isBoundBesides = (name: string): boolean => {
    const { min, minExclusive, ...others } = ownMember(domains, name) ?? {};
    return (
      (min !== undefined && Number(min) + (minExclusive ? 1 : 0) > 1) || Object.keys(others).length > 0 || unread.some(({ columns }) => columns.includes(name))
    );
  };
  const names = [begins.column.name, ends.column.name] as const;
  const isApart = groups.every((group) => !names.some((name) => group.columns.includes(name)) || isKeptByPeriod(group, ...names));
  if (
    names.some((name) => isBoundBesides(name) || table.column.get(name)!.type.base === 'int2' || !WHOLE_TYPES.has(table.column.get(name)!.type.base)) ||
    !isApart
  )
    return undefined;
  const own = onlyCalled(drafts, 'tree');
  const isWithin = own !== undefined && treeOf(own, { table, tree, context, line }) !== undefined;
  const expression = `${line.is}(${above})${isWithin ? ` - root(${above}, enter(${above})) + 1` : ''}`;
  return { expression, words: `where ${line.is === 'enter' ? 'its part of the tree begins' : 'it ends'}, in the order of a walk through it` };
}

/** Which tree a row is in: the key of its first row. */
function treeOf({ column }: Draft, { table, tree, context }: At): { readonly expression: string; readonly words: string } | undefined {
  const [key] = table.primaryKey;
  if (key === undefined || table.primaryKey.length > 1 || !isPlainName(key) || column.references.length > 0) return undefined;
  const isSame = table.column.get(key)!.type.base === column.type.base && table.column.get(key)!.references.length === 0;
  const isLone = isFree({ ...column, inKey: false }, table, context);
  return isSame && isLone ? { expression: `root(${tree.columns[0]!}, ${key})`, words: 'the first row of its tree' } : undefined;
}

function onlyCalled(drafts: readonly Draft[], is: string): Draft | undefined {
  const forms = LINES.filter(({ line }) => line.is === is);
  const called = drafts.filter(({ words, column }) => isPlainName(column.name) && forms.some(({ form }) => form(words)));
  return called.length === 1 ? called[0] : undefined;
}

/** Texts that name a row on the way to it, the likeliest first. */
const STEPS = ['slug', 'code', 'key', 'name', 'title', 'label'];

function path(draft: Draft, { table, tree, context, line }: At): { readonly expression: string; readonly words: string } | undefined {
  const { type, inKey, unique } = draft.column;
  const shown = shownIn(draft.column.column.comment ?? '');
  if (!TEXT_TYPES.has(type.base) || (type.length ?? Infinity) < 200 || (line.said === true && !shown)) return undefined;
  if ((inKey && !isKeyAlone(draft.column, table)) || !isFree({ ...draft.column, inKey: false }, table, context)) return undefined;
  const drafts = context.drafts.get(table)!;
  const fits = (each: Draft): boolean =>
    each !== draft &&
    each.nullRate === undefined &&
    each.column.notNull &&
    TEXT_TYPES.has(each.column.type.base) &&
    isPlainName(each.column.name) &&
    // Ways to rows of different names differ.
    (!unique || isKeyAlone(each.column, table)) &&
    !dependsOn({ table, draft: each }, { table, draft }, context);
  const steps = STEPS.toSorted((one, other) => Number(shown?.steps.has(other) ?? false) - Number(shown?.steps.has(one) ?? false));
  const step = steps.flatMap((word) => drafts.find((each) => each.words.join(' ') === word && fits(each)) ?? [])[0];
  const { lead, between, end } = shown ?? { lead: '/', between: '/', end: '' };
  const [before, after] = [lead === '' ? '' : `${JSON.stringify(lead)} + `, end === '' ? '' : ` + ${JSON.stringify(end)}`];
  return (
    step && {
      expression: `${before}path(${tree.columns[0]}, ${step.column.name}, ${JSON.stringify(between)})${after}`,
      words: `the way from the top to it, by ${step.column.name}`,
    }
  );
}

/** Whether a key over this column alone is the only one that has it. */
function isKeyAlone({ name, unique }: Draft['column'], { table, primaryKey }: TableView): boolean {
  return unique && !primaryKey.includes(name) && table.uniqueKeys.every(({ columns }) => !columns.includes(name) || columns.length === 1);
}

type Shown = { readonly lead: string; readonly between: string; readonly end: string; readonly steps: ReadonlySet<string> };

/** How a comment shows a way: by an example (`e.g. Women > Shoes`, `e.g. /sports/football/`), or by what its steps are joined by; and of what they are. */
function shownIn(comment: string): Shown | undefined {
  const steps = new Set(pieces(comment).map(singular));
  const joined = /\b(?:joined|separated|divided) (?:by|with) (?:an? )?['"`]?([^\s'"`,;]{1,2})(?=['"`\s,;.]|$)/i.exec(comment)?.[1];
  if (joined !== undefined) return { lead: '', between: joined, end: '', steps };
  const example = /\b(?:e\.g\.|eg|such as|like|z\. ?b\.|p\. ?ex\.|ej\.|bv\.|np\.)[:,]? ['"`]?(.+?)['"`)]*$/i.exec(comment)?.[1];
  const between = example === undefined ? undefined : BETWEEN.find((each) => /\w/.test(example.split(each).filter(Boolean)[1] ?? ''));
  if (example === undefined || between === undefined) return undefined;
  return { lead: example.startsWith(between) ? between : '', between, end: example.endsWith(between) ? between : '', steps };
}
/** What stands between the steps of a way. */
const BETWEEN = [' > ', ' / ', ' » ', ' | ', ' :: ', '::', '/', '>'];
