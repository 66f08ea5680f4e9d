/** Words of columns for running programs: accounts, jobs, machines, messages and storage. */
const TECHNICAL: ReadonlySet<string> = new Set(
  'token session webhook api oauth config configuration node cluster hash schema job queue metadata migration plugin endpoint payload uuid url uri json checksum digest cron retry timeout backend server host hostname port ip mac protocol ssl tls cert certificate secret key credential scope client callback redirect locale slug cache log event worker task workflow pipeline execution trigger runtime container image volume instance agent driver module namespace repository commit branch build revision sha template snapshot replica shard storage bucket blob mime encoding header body request response query filter script snippet dashboard widget panel datasource integration connector provider webauthn mfa totp otp sso saml ldap scim idp bot channel firmware cursor offset lock lease heartbeat environment deployment release version flag variant feature experiment metric trace span stream topic subscription subscriber consumer producer domain dns zone mailbox message thread smtp bounce user role permission policy group tenant workspace admin login password email username avatar setting preference notification'.split(
    ' ',
  ),
);

/** Words of columns that any table has. */
const ANYWHERE: ReadonlySet<string> = new Set('id created at updated name type is date time status description on by'.split(' '));

/** From this share of words, tables serve a program and not a trade; those of trades have at most a tenth. */
const MIN_TECHNICAL_SHARE = 0.2;
/** If tables are about building and releasing software, a smaller share is enough. */
const MIN_TECHNICAL_SHARE_OF_TOOLING = 0.09;

/** Whether columns are named by the needs of programs: the schema is a system's own, whatever it serves. */
export function speaksOfSystems(
  tables: readonly { readonly columns: ReadonlyMap<string, { readonly words: readonly string[] }> }[],
  ofSoftware = false,
): boolean {
  const words = tables.flatMap(({ columns }) => [...columns.values()].flatMap((tokens) => tokens.words)).filter((word) => !ANYWHERE.has(word));
  return (
    words.length > 0 && words.filter((word) => TECHNICAL.has(word)).length >= words.length * (ofSoftware ? MIN_TECHNICAL_SHARE_OF_TOOLING : MIN_TECHNICAL_SHARE)
  );
}
