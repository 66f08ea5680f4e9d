import { edit, type Draft } from '../edits/draft.ts';

/** If the house number has its own column, the street has none. */
export function partStreetAndNumber(drafts: readonly Draft[]): void {
  if (!drafts.some(({ kind }) => kind === 'location.buildingNumber')) return;
  for (const draft of drafts) if (draft.kind === 'location.streetAddress' && isStreet(draft)) edit(draft, { kind: 'location.street' });
}

/** `rua`, `street_name`, `calle`, but not `address` or an address line. */
function isStreet({ column }: Draft): boolean {
  return /street|rua|calle|rue|stra(?:ss|ß)e|jalan|avenida/i.test(column.name) && !/add?r|ender|direc|line/i.test(column.name);
}
