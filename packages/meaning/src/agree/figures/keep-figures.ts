import LINES from '../../../data/agree/figures.json' with { type: 'json' };
import type { Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { conditionOf } from '../copies/only-when.ts';
import { compute, computeIn, isComputed, type DeriveContext } from '../context.ts';
import { wordSet } from '../../read/words.ts';
import { WHOLE_TYPES } from '../../schema/types.ts';
import { canUseRowNumber } from '../sums/row-share.ts';
import { readFigure, type FigureLine, type Part } from './line.ts';

const FIGURES = (LINES as readonly FigureLine[]).map(readFigure);

/**
 * The engine of figures: numbers, times and flags that follow from another column, of the row or of a row that it leads to, by the lines of
 * `data/agree/figures.json`: a quantity shipped is at most the one ordered, a visit lasts as long as its service. The first line that fits a column is used.
 */
export function keepFigures(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  if (!canUseRowNumber(drafts)) return;
  for (const { figure, partsOf, isKnown } of FIGURES)
    for (const draft of drafts) {
      const arm = conditionOf(draft);
      if (
        isComputed(draft) ||
        (draft.kind === 'cases' && (arm === undefined || draft.column.notNull)) ||
        (draft.column.inKey && !isYearOfPair(draft, table)) ||
        draft.column.type.kind === 'array'
      )
        continue;
      const parts = partsOf(draft, table, context);
      if (isKnown && parts && isOfOneExample(draft, [...parts.values()], table)) continue;
      const target = draft.column.inKey ? { ...draft, column: { ...draft.column, inKey: false } } : draft;
      const written = parts && figure(parts, { draft: target, drafts, table, context });
      // What is there only in some rows follows from the others in those.
      if (written && arm !== undefined) {
        if (written.split || written.when !== undefined) continue;
        compute(
          draft,
          'expression',
          { expression: `(${arm}) ? (${written.expression}) : null` },
          `by ${[...parts.values()].map(({ path }) => path).join(' and ')}; only where ${arm}`,
        );
      } else if (written?.split) compute(draft, 'split', written.split, `its share of ${written.expression}`);
      else if (written) follow(draft, written.expression, written.when, [...parts.values()]);
    }
}

/** Whether a year only stands in keys that other columns keep apart: a place is given to somebody once a season. */
function isYearOfPair({ column, words }: Draft, { table }: TableView): boolean {
  const isYear = WHOLE_TYPES.has(column.type.base) && words.some((word) => YEARS.has(word));
  return isYear && table.uniqueKeys.every(({ columns }) => !columns.includes(column.name) || columns.length > 2);
}
const YEARS = wordSet('rows that are a year');

/** Whether the column and its parts are numbers of the same example. */
function isOfOneExample(draft: Draft, parts: readonly Part[], table: TableView): boolean {
  return (
    [draft, ...parts.map((part) => part.draft)].every(
      ({ kind, parameters, because }) => kind === 'example.number' && because.code === 'concept' && parameters.of === draft.parameters.of,
    ) && parts.every((part) => part.table === table)
  );
}

/** Where a part is missing, or the condition does not hold, the column stays as it is. */
function follow(draft: Draft, expression: string, condition: string | undefined, parts: readonly Part[]): void {
  const words = `by ${parts.map(({ path }) => path).join(' and ')}`;
  const when = [
    ...parts
      .filter(({ isSure, path }) => !isSure && !expression.includes(`${path} == null`) && !expression.includes(`coalesce(${path},`))
      .map(({ path }) => `${path} != null`),
    ...(condition === undefined ? [] : [`(${condition})`]),
  ].join(' && ');
  if (when === '' || (!draft.column.notNull && condition === undefined && parts.every(({ way }) => way.links.length === 0)))
    return compute(draft, 'expression', { expression }, words, parts.some(({ way }) => way.links.length > 0) ? 'relation' : 'row');
  computeIn(draft, when, expression, { code: 'relation', words: `${words}; ${draft.because.words}` });
}
