import { edit } from '../../edits/draft.ts';
import { dictionary } from '@seedbed/contract';
import type { SchemaNames, TableNames } from '../../read/schema-names.ts';
import { isListed, type Draft } from '../../edits/draft.ts';
import { PLAIN_TEXT_TYPES } from '../../schema/types.ts';

/** Kinds of such things, as prefixes of their classes. */
const KINDS: Readonly<Record<string, readonly string[]>> = dictionary({
  provider: ['Stripe', 'Adyen', 'Gocardless', 'Paypal', 'Mollie'],
  integration: ['Netsuite', 'Xero', 'Hubspot', 'Salesforce', 'Avalara'],
});

/** Marks of a framework that keeps the class of a row in its column `type`. */
const FRAMEWORK = 'internal metadata';

/** `type` in tables made by Rails is the row's class, not a word for it: `Integrations::XeroIntegration`. Only for things with known kinds. */
export function nameClasses(drafts: readonly Draft[], table: TableNames, schema: SchemaNames): void {
  const kinds = Object.entries(KINDS).find(([word]) => table.words.has(word))?.[1];
  if (!kinds || ![...schema.tables.values()].some(({ tokens }) => tokens.words.join(' ').endsWith(FRAMEWORK))) return;
  for (const draft of drafts) {
    if (draft.column.name !== 'type' || !PLAIN_TEXT_TYPES.has(draft.column.type.base) || isListed(draft.because)) continue;
    const modules = table.tokens.raw.map(capital).join('');
    edit(draft, {
      kind: 'values',
      parameters: { values: kinds.map((kind) => `${modules}::${kind}${capital(table.noun)}`), weights: kinds.map((_, i) => 40 - 7 * i) },
      because: { code: 'name', words: 'the class of the row' },
    });
  }
}

function capital(word: string): string {
  return word[0]!.toUpperCase() + word.slice(1);
}
