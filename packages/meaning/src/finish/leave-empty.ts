import { ownMember, type Domain } from '@seedbed/contract';
import { literalDefault } from '../read/column/default-value.ts';
import { edit, type Draft } from '../edits/draft.ts';
import { rateByName } from './null-rates.ts';
import { TEXT_TYPES } from '../schema/types.ts';

/** Smaller shares are accidental. */
const MIN = 0.2;

/** A required text that is empty by default is empty as often as it would be NULL: credits, remarks, second lines. */
export function leaveEmpty(drafts: readonly Draft[], domains: Readonly<Record<string, Domain>>, isGrouped: (draft: Draft) => boolean): void {
  for (const draft of drafts) {
    const { column, kind, parameters } = draft;
    if (!column.notNull || column.inKey || draft.entity !== undefined || literalDefault(column.column) !== '') continue;
    if (!TEXT_TYPES.has(column.type.base) || column.type.kind !== 'base') continue;
    if (!mayBeEmpty(ownMember(domains, column.name)) || isGrouped(draft)) continue;
    const share = draft.nullRate ?? rateByName(draft);
    if (share < MIN || share >= 1) continue;
    const generator = { kind, ...(Object.keys(parameters).length > 0 ? { parameters } : {}) };
    const empty = Math.round(share * 100);
    edit(draft, {
      kind: 'weighted',
      parameters: {
        choices: [
          { weight: empty, value: '' },
          { weight: 100 - empty, generator },
        ],
      },
      nullRate: undefined,
    });
  }
}

function mayBeEmpty(domain: Domain | undefined): boolean {
  if (!domain) return true;
  return !domain.in && !domain.notIn && !domain.patterns && !domain.notBlank && !domain.minLength && !domain.minBytes;
}
