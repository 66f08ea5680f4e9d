import { literalOf } from '../../read/column/legend.ts';
import { isListed, type Draft } from '../../edits/draft.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { computeWhereSet, isFree, namesOf, type DeriveContext } from '../context.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { canUseRowNumber, shareOfRow } from '../sums/row-share.ts';
import { matcher, wordSet, type Matcher } from '../../read/words.ts';
import { PLAIN_TEXT_TYPES } from '../../schema/types.ts';

/** Messages with their subject in their type. */
const NEWS = wordSet('news');
const TYPE = wordSet('type of a message');
const TITLE = matcher('title of a message');
const BODY = matcher('body of a message');
/** With more labels the expression would be unreadable. */
const MAX_LABELS = 20;

/** The title of a notification matches its type: `payment_receipt` is no birthday. Only in English, the language of its labels. */
export function titleByType(table: TableView, context: DeriveContext): void {
  if (!NEWS.has(namesOf(table, context).noun) || (context.names.language && context.names.language !== 'en')) return;
  const drafts = context.drafts.get(table)!;
  const type = drafts.find(
    (draft) => TYPE.has(draft.words.join(' ')) && draft.nullRate === undefined && isListed(draft.because) && isPlainName(draft.column.name),
  );
  const labels = type ? labelsOf(type) : [];
  if (!type || labels.length < 2 || labels.length > MAX_LABELS || !labels.some((label) => /[a-z][^a-z]+[a-z]/i.test(label)) || !canUseRowNumber(drafts)) return;
  const longest = Math.max(...labels.map((label) => label.length));
  const open = (pattern: Matcher, room: number) =>
    drafts.find(
      (draft) =>
        draft !== type &&
        pattern.test(draft.words.join(' ')) &&
        PLAIN_TEXT_TYPES.has(draft.column.type.base) &&
        (draft.column.type.length ?? Infinity) >= room &&
        !draft.column.type.labels &&
        isFree(draft.column, table, context),
    );
  const textByLabel = (text: (label: string) => string) => {
    const cases = labels.slice(0, -1).map((label) => `${type.column.name} == ${literalOf(type.column, label)} ? ${JSON.stringify(text(label))} : `);
    return `${cases.join('')}${JSON.stringify(text(labels.at(-1)!))}`;
  };
  const write = (draft: Draft | undefined, expression: string) => {
    if (draft) computeWhereSet(draft, 'expression', { expression }, `what ${type.column.name} says`);
  };
  write(open(TITLE, longest), textByLabel(spoken));
  const body = open(BODY, longest + 50);
  if (!body) return;
  const share = shareOfRow(body, drafts);
  const endings = ['Open the app to see the details.', 'Please check your account.', 'Tap to read more.'];
  write(body, `(${textByLabel(spoken)}) + (${share} < 0.4 ? ". ${endings[0]}" : ${share} < 0.75 ? ". ${endings[1]}" : ". ${endings[2]}")`);
}

/** `payment_receipt` as people write it. */
function spoken(label: string): string {
  const words = label
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function labelsOf({ column, parameters }: Draft): readonly string[] {
  if (column.type.labels) return column.type.labels;
  return Array.isArray(parameters.values) ? parameters.values.filter((each): each is string => typeof each === 'string') : [];
}
