import type { TableNames } from '@seedbed/meaning/decide';

/** The usual number of organisations with which a business works. */
export const USUAL_FIRM_COUNT = 40;

/** Nouns that are as often an organisation as a person. */
const EITHER: ReadonlySet<string> = new Set(
  'operator partner owner franchisee franchisor contractor subcontractor sponsor insurer broker dealer reseller lender issuer producer manufacturer distributor funder landlord affiliate publisher advertiser exhibitor promoter integrator'.split(
    ' ',
  ),
);
/** Names of columns that only people have. */
const OF_PEOPLE =
  /(?:^|^(?!contact ).* )(?:first name|last name|full name|surname|forename|given name|family name|middle name|birth|birth date|date of birth|dob|gender|sex|password|password hash|salary|job title|nationality|hired|hire date|licence no|license no|license number)(?: |$)/;
/** Names of columns that only organisations have. */
const OF_FIRMS =
  /^(?:(?:legal|company|trade|trading|business|corporate|organization|organisation) (?:name|form)|(?:company )?(?:vat|tax) (?:no|number|id)|(?:company )?registration (?:no|number)|commercial register.*|website|web site|homepage|industry|company)$/;

/**
 * Whether rows of the table are organisations: its columns show it (a legal name, a VAT number, no birth date), or its noun can mean one
 * and no column belongs to a person. Customers and users do not count: a business can have any number.
 */
export function isFirm({ noun, agent, columns }: Pick<TableNames, 'noun' | 'agent' | 'columns'>): boolean {
  const names = [...columns.values()].map(({ words }) => words.join(' '));
  if (!agent || names.some((name) => OF_PEOPLE.test(name))) return false;
  return EITHER.has(noun) && (names.some((name) => OF_FIRMS.test(name)) || names.includes('name') || names.includes(`${noun} name`));
}
