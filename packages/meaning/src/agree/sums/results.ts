import type { Draft } from '../../edits/draft.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { compute, isAlwaysThere, isOpen, isThere, parentsOf, type DeriveContext } from '../context.ts';
import { isNumber, isWhole } from './numbers.ts';
import { pathTo } from '../copies/parent-path.ts';
import { orZero } from './parts-of-sums.ts';
import { canUseRowNumber, shareOfRow } from './row-share.ts';
import { matcher, wordSet, type Matcher } from '../../read/words.ts';

const SCORE = wordSet('score of a result');
const MAX = matcher('maximum score');
const NEEDED = matcher('score needed');
const PASSED = wordSet('passed');
/** The default pass mark, out of a hundred. */
const HALF = '50';

/** Results of exams: no score exceeds the exam's maximum, and passing requires the pass mark. */
export function deriveResults(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const numbers = drafts.filter(isNumber);
  const score = numbers.find((draft) => SCORE.has(draft.words.join(' ')));
  if (!score) return;
  const own = (pattern: Matcher) => numbers.find((draft) => pattern.test(draft.words.join(' ')))?.column.name;
  const ownMost = own(MAX);
  const theirMost = ownMost ? undefined : ofParent(MAX, score, table, context);
  const most = ownMost ?? theirMost;
  if (theirMost && canUseRowNumber(drafts) && isOpen(score, table, context) && !isKnown(score, drafts)) {
    const digits = isWhole(score) ? 0 : Math.min(score.column.type.scale ?? 1, 1);
    compute(
      score,
      'expression',
      { expression: `round(${theirMost} * (0.35 + 0.65 * ${shareOfRow(score, drafts)}), ${digits})` },
      `at most ${theirMost}`,
      'relation',
    );
  }
  const passed = drafts.find((draft) => draft.column.type.base === 'bool' && PASSED.has(draft.words.join(' ')));
  if (!passed || !isOpen(passed, table, context) || passed.kind.startsWith('example')) return;
  const needed = own(NEEDED) ?? ofParent(NEEDED, passed, table, context) ?? (most ? `${most} * 0.5` : hasRoomForHundred(score) ? HALF : null);
  const reached = isThere(score, passed) ? score.column.name : orZero(score);
  if (needed) compute(passed, 'expression', { expression: `${reached} >= ${needed}` }, `where ${score.column.name} is enough`);
}

/** A number of the parent's row that is always there. */
function ofParent(pattern: Matcher, target: Draft, table: TableView, context: DeriveContext): string | undefined {
  const found = (link: Link) =>
    context.drafts.get(link.to)!.find((draft) => isNumber(draft) && pattern.test(draft.words.join(' ')) && isAlwaysThere(link, draft, target.column, context));
  for (const link of parentsOf(table, context)) {
    const [path, draft] = [pathTo(link, table, context), found(link)];
    if (path !== null && draft) return `${path}.${draft.column.name}`;
  }
  return undefined;
}

/** Whether a grade in the row belongs to the same example. */
function isKnown({ kind, parameters }: Draft, drafts: readonly Draft[]): boolean {
  return (
    kind === 'example.number' &&
    drafts.some((each) => each.kind === 'example' && each.parameters.of === parameters.of && /grade|result/.test(each.words.join(' ')))
  );
}

function hasRoomForHundred({ column: { type } }: Draft): boolean {
  return type.precision === undefined || type.precision - (type.scale ?? 0) >= 2;
}
