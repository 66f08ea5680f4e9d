import type { ColumnView, TableNames, TableView } from '@seedbed/meaning/decide';

/** Words before the noun of an id that another system issues: `stripe_customer_id`, `legacy_order_id`. */
const OTHER_SYSTEMS: ReadonlySet<string> = new Set(
  (
    'external extern remote foreign upstream provider idp oauth oidc saml sso ldap legacy imported gateway processor psp ' +
    'stripe paypal adyen braintree mollie klarna square paddle chargebee recurly gocardless plaid xero quickbooks netsuite datev sap ' +
    'salesforce sfdc hubspot pipedrive zoho zendesk intercom freshdesk jira trello asana airtable slack discord telegram whatsapp twilio ' +
    'sendgrid mailchimp mailgun postmark google gmail facebook fb instagram twitter linkedin tiktok youtube github gitlab bitbucket apple ' +
    'microsoft azure aws okta auth0 clerk firebase cognito supabase shopify woocommerce magento amazon ebay etsy wordpress spotify steam ' +
    'twitch strava fitbit garmin dhl ups fedex usps docusign'
  ).split(' '),
);

/** Words by which a row refers to another row of its table. Participles do so too: `replaced_order_id`. */
const BETWEEN_ROWS: ReadonlySet<string> = new Set(
  (
    'parent root ancestor child origin original source base master main top head previous prev prior preceding next following predecessor ' +
    'successor first last replacement duplicate copy template target reply thread counter opposite reversal mirror twin partner spouse ' +
    'mother father manager supervisor boss chief mentor lead referrer sponsor recruiter inviter sub super upper lower other by to of from'
  ).split(' '),
);

/**
 * Whether these words before a noun name another system, which issues the id. A word that names a table of the schema does not. A text
 * with that name in the same key does: `UNIQUE (network, network_member_id)`.
 */
export function isOfOtherSystem(
  { name: id }: ColumnView,
  { table, column }: TableView,
  own: TableNames,
  qualifiers: readonly string[],
  byNoun: ReadonlyMap<string, TableView>,
): boolean {
  const name = qualifiers.join(' ');
  if (name === '' || byNoun.has(name)) return false;
  if (qualifiers.some((word) => OTHER_SYSTEMS.has(word) && !byNoun.has(word))) return true;
  const keys = table.uniqueKeys.filter(({ columns }) => columns.includes(id));
  return keys.some(({ columns }) =>
    columns.some((other) => own.columns.get(other)?.words.join(' ') === name && /^(?:text|varchar|enum|citext)$/.test(column.get(other)!.type.base)),
  );
}

/** Whether a row refers to another one of its table by these words. */
export function relatesOwnRows(qualifiers: readonly string[]): boolean {
  return qualifiers.some((word) => BETWEEN_ROWS.has(word) || /(?:ed|ing)$/.test(word));
}
