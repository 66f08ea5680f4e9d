import type { Draft } from './draft.ts';

/** The codes of two letters, those of most speakers first. */
const LANGUAGES =
  'en de fr es it pt nl pl ru uk cs sk hu ro bg el tr sv da no fi et lv lt sl hr sr mk sq ca eu gl cy ga is mt ar he fa ur hi bn ta te mr gu pa ml kn ne si th vi id ms tl ja ko zh mn ka hy az kk uz sw am zu af eo la'.split(
    ' ',
  );

/** What stands in a unique column is distinguished by more than a number behind it: users by the name that they sign in with, languages by all codes. */
export function tellApart(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    if (!draft.column.unique) continue;
    if (draft.kind === 'person.displayName') [draft.kind, draft.parameters] = ['internet.username', {}];
    else if (draft.kind === 'language.code' && (draft.column.type.length ?? 2) >= 2) [draft.kind, draft.parameters] = ['values', { values: LANGUAGES }];
  }
}
