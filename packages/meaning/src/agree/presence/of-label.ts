import type { Draft } from '../../edits/draft.ts';
import { tellsOfState } from '../../propose/drafts/label-roles.ts';
import { pieces } from '../../read/names/tokens.ts';
import { isPlainName } from '../../schema/plain-name.ts';
import { labelsAllowed } from '../copies/labels-of-state.ts';
import { isOneOf } from '../copies/only-when.ts';
import { rootsOfWord } from '../../read/names/forms-of-word.ts';
import { isListedKind, isOwn, rateWithin } from './of-kind.ts';
import { isKind } from './named-by-labels.ts';
import { isFreeToBeEmpty } from './may-be-empty.ts';
import type { At, Holds } from './ways.ts';

/** Letters of a label at least, with which a compound may begin: `firmenname` of `firma`. */
const STEM = 4;

/** A column whose name contains the label of a kind, in the language in which both are written: `minutos_retraso` of `retraso`, `monthly_rent` of `rent`. */
export function ofLabel(draft: Draft, what: string, { table, context, drafts, others }: At): Holds | undefined {
  if (!isOwn(draft)) return undefined;
  const parts = [...new Set([...what.split(' '), ...pieces(draft.column.name)])];
  const roots = new Set(parts.flatMap((part) => rootsOfWord(part)));
  for (const kind of drafts) {
    if (kind === draft || kind.column.type.kind === 'array' || !isPlainName(kind.column.name) || kind.nullRate !== undefined) continue;
    if (tellsOfState(kind.words) || !(isKind(kind.words) || isListedKind(kind, table, context))) continue;
    const own = new Set(kind.words.flatMap((word) => rootsOfWord(word)));
    const isMeant = (label: string): boolean =>
      pieces(label).length > 0 &&
      pieces(label).every((piece) =>
        rootsOfWord(piece).some((root) => !others.has(root) && !own.has(root) && (roots.has(root) || parts.some((part) => isCompound(part, piece)))),
      );
    const labels = labelsAllowed(kind, table, context);
    const matching = labels.filter(isMeant);
    if (matching.length === 0 || matching.length === labels.length) continue;
    return isFreeToBeEmpty(draft, table, context)
      ? { condition: isOneOf(kind, matching), changes: { entity: undefined, nullRate: rateWithin(draft) }, isAlways: true }
      : undefined;
  }
  return undefined;
}

/** Whether a name written in one word begins with the label. */
function isCompound(part: string, label: string): boolean {
  const stem = label.replace(/[aeo]$/, '');
  return stem.length >= STEM && part.length > label.length + 2 && part.startsWith(stem);
}
