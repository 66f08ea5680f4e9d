import { dictionary } from '@seedbed/contract';
import { edit, type Draft } from '../../edits/draft.ts';
import { isPlainName } from '../../schema/plain-name.ts';

/** A shorter column might cut the address of a long name. */
const LONGEST = 80;
const ADDRESSES: Readonly<Record<string, (slug: string) => string>> = dictionary({
  'company.domain': (slug: string) => `${slug}.example`,
  'company.url': (slug: string) => `https://www.${slug}.example`,
  'company.email': (slug: string) => `info@${slug}.example`,
});

/** Addresses of a company by the name that an example gives it: St. Anna Hospital is not at larkspur-builders.example. Under a key they stay those that differ. */
export function nameAddresses(name: Draft, others: readonly Draft[]): void {
  if (!name.column.notNull || !isPlainName(name.column.name)) return;
  for (const draft of others) {
    const address = ADDRESSES[draft.kind];
    if (address === undefined || draft.column.inKey || (draft.column.type.length ?? Infinity) < LONGEST) continue;
    edit(draft, {
      kind: 'template',
      parameters: { template: address(`{{slug:${name.column.name}}}`) },
      entity: undefined,
      because: { code: 'row', words: `as ${name.column.name} is called` },
    });
  }
}
