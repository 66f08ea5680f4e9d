import { edit, type Draft } from '../../edits/draft.ts';

/** Kinds that come in rows of columns: marks of a review, statistics of a character, amounts of a payslip. */
const SIBLING_KINDS: ReadonlySet<string> = new Set(['number.rating', 'game.stat', 'number.sensor', 'number.popularity', 'number.count', 'number.percent']);

/** An uninformative number among several columns of one kind and type gets the same kind. */
export function adoptFromSiblings(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    if (draft.kind !== 'number.plain' || draft.confidence > 0.2) continue;
    const { base, scale, precision } = draft.column.type;
    const peers = drafts.filter(
      (each) =>
        each !== draft &&
        each.column.type.base === base &&
        each.column.type.scale === scale &&
        (each.kind.startsWith('finance.') || each.column.type.precision === precision),
    );
    const money = peers.filter((each) => each.kind.startsWith('finance.'));
    const kind = [...SIBLING_KINDS].find((each) => peers.filter((peer) => peer.kind === each).length >= 2);
    if (base === 'numeric' && scale === 2 && money.length >= 2) take(draft, 'finance.amount', money[0]!);
    else if (kind !== undefined)
      take(
        draft,
        kind,
        peers.find((peer) => peer.kind === kind)!,
      );
  }
}

function take(draft: Draft, kind: string, peer: Draft): void {
  edit(draft, {
    kind,
    parameters: kind === peer.kind ? { ...peer.parameters } : {},
    confidence: 0.45,
    because: { code: 'row', words: `like ${peer.column.name} beside it` },
  });
}
