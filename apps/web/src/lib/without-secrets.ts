/** What is in a password's place. */
const HIDDEN = '***';

/**
 * A text as it may be kept in a browser: passwords in addresses, in connection strings and in SQL are taken out. Null
 * if nothing of it may be kept: an address on its own is not finished while it is typed, and half a password is one as
 * well.
 */
export function withoutSecrets(text: string): string | null {
  if (/^\s*[a-z][a-z0-9+.-]*:\/\//i.test(text)) return null;
  return (
    text
      // scheme://user:password@host
      .replace(/\b([a-z][a-z0-9+.-]*:\/\/[^\s:/@'"]*):[^\s'"]*@/gi, `$1:${HIDDEN}@`)
      // PASSWORD 'secret', in CREATE ROLE and in OPTIONS; 'secret' may hold doubled quotes
      .replace(/(\bpassword\s+)e?'(?:[^'\\]|''|\\.)*('|$)/gi, `$1'${HIDDEN}'`)
      // password=secret, in connection strings and their quoted form
      .replace(/(\bpassword\s*=\s*)(?:\\?'(?:[^'\\]|''|\\.)*\\?'|[^\s'";,)]+)/gi, `$1${HIDDEN}`)
  );
}
