import type { Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { pathTo } from '../../schema/parent-path.ts';
import { namesOf, type DeriveContext } from '../context.ts';
import { dependsOn } from '../depends-on.ts';
import { formOf, type Form } from '../forms.ts';
import { callAlong, waysUp, type WayUp } from '../ways-up.ts';
import { FIGURES, type Figure } from './ways.ts';

/** A line of `data/agree/figures.json`: columns of such names follow from others, of their row or of a row that it leads to. */
export type FigureLine = {
  /** A form of names, see `formOf`. */
  readonly column: string;
  /** Nouns of the table, if only some have it. */
  readonly rows?: string;
  /** What it follows from: places (`row`, `parent`, `up` for over several references; `row?` if it may be missing), and a form of names. */
  readonly of: Readonly<Record<string, string>>;
  /** Nouns of tables whose columns `of` names, if only some have them. */
  readonly whose?: string;
  /** How: a name of `FIGURES`. */
  readonly is: string;
  /** Whether an example that knows the column and what it follows from keeps them: the years of a known life. */
  readonly known?: boolean;
};

/** A column that another follows from, as expressions call it. */
export type Part = { readonly draft: Draft; readonly table: TableView; readonly path: string; readonly isSure: boolean; readonly way: WayUp };

type Place = 'row' | 'parent' | 'up';
type Wanted = { readonly name: string; readonly places: readonly Place[]; readonly isOptional: boolean; readonly form: Form };

/** A line that can be applied. */
export type ReadFigure = {
  readonly figure: Figure;
  readonly isKnown: boolean;
  /** The parts from which a column follows by this line; undefined if the line is not about it, or where a part is missing. */
  readonly partsOf: (target: Draft, table: TableView, context: DeriveContext) => ReadonlyMap<string, Part> | undefined;
};

/** Throws on a form that cannot be read, on a place and on a way that there is not. */
export function readFigure({ column, rows, of, whose, is, known = false }: FigureLine): ReadFigure {
  const form = formOf(column);
  const [own, theirs] = [setOf(rows), setOf(whose)];
  const figure = FIGURES.get(is);
  if (!figure) throw new Error(`"${column}" is "${is}", which is none of ${[...FIGURES.keys()].join(', ')}`);
  const wanted = Object.entries(of).map(([name, text]) => wantedOf(name, text));
  const isOf = (nouns: ReadonlySet<string>, table: TableView, context: DeriveContext): boolean => {
    const { noun, words } = namesOf(table, context);
    return nouns.size === 0 || nouns.has(noun) || [...nouns].some((each) => words.has(each) && noun.includes(each));
  };
  return {
    figure,
    isKnown: known,
    partsOf(target, table, context) {
      const places = form(target.words);
      if (!places || !isOf(own, table, context)) return undefined;
      const ways = waysUp(table, context);
      const found = new Map<string, Part>();
      // Where the target's own name says nothing of it, the first part does.
      let what = places.get('what');
      for (const { name, places: where, isOptional, form: theirForm } of wanted) {
        const isMeant = (draft: Draft): boolean => {
          const others = theirForm(draft.words);
          const same = others?.get('what');
          return others !== undefined && (same === undefined || what === undefined || same === what) && isPlainName(draft.column.name);
        };
        const along = [...found.values()].map(({ way }) => way).filter(({ links }) => links.length > 0);
        const candidates = where.flatMap((place): WayUp[] =>
          place === 'row' ? [{ to: table, links: [] }] : ways.filter(({ links }) => place === 'up' || links.length === 1),
        );
        const part = candidates
          .filter((way) => along.every((other) => isAlong(way, other)) && (way.links.length === 0 || isOf(theirs, way.to, context)))
          .flatMap((way) =>
            context.drafts
              .get(way.to)!
              .filter((draft) => draft !== target && isMeant(draft))
              .map((draft): Part => ({ draft, table: way.to, path: pathOf(way, draft, table, context), isSure: isSure(way, draft, context), way })),
          )
          .find(({ draft, table: at }) => !dependsOn({ table: at, draft }, { table, draft: target }, context));
        if (part) {
          found.set(name, part);
          what ??= theirForm(part.draft.words)?.get('what');
        } else if (!isOptional) return undefined;
      }
      return found;
    },
  };
}

function wantedOf(name: string, text: string): Wanted {
  const [where = '', ...rest] = text.split(' ');
  const places = where.replace('?', '').split('|');
  const wrong = places.find((place) => !['row', 'parent', 'up'].includes(place));
  if (wrong !== undefined) throw new Error(`"${wrong}" of "${text}" is no place`);
  return { name, places: places as Place[], isOptional: where.endsWith('?'), form: formOf(rest.join(' ')) };
}

function setOf(words = ''): ReadonlySet<string> {
  return new Set(words.split(' ').filter((word) => word !== ''));
}

/** One reference as expressions call it elsewhere, several by their columns. */
function pathOf(way: WayUp, { column }: Draft, table: TableView, context: DeriveContext): string {
  const parent = way.links.length === 1 ? pathTo(way.links[0]!, table, context) : null;
  return parent === null ? callAlong(way, column.name) : `${parent}.${column.name}`;
}

/** Whether one way leads over the other. */
function isAlong({ links: one }: WayUp, { links: other }: WayUp): boolean {
  return one.slice(0, other.length).every((link, i) => link === other[i]);
}

/** Whether each row has it: no reference on the way is missing, and it is never NULL. */
function isSure({ links }: WayUp, { column, nullRate }: Draft, { relations }: DeriveContext): boolean {
  const isAlways = links.every((link) => (relations.all.find((each) => each.link === link)!.relation.nullShare ?? 0) === 0);
  return isAlways && (column.notNull || (nullRate === undefined && links.length === 0));
}
