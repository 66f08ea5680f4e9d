/** Words of ours that someone would try first. */
const OWN_WORDS = ['seedbed'];
/** Of a name, an address or a workspace; shorter ones are in too many words. */
const SHORTEST_WORD = 4;
/** Minimum number of letters without such words. */
const MIN_REMAINING_LETTERS = 4;

let common: Promise<ReadonlySet<string>> | undefined;

/** The 49,000 most frequent passwords of leaked lists, loaded with the first new password. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  return (common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => new Set(dictionary['passwords-common'])));
}

/**
 * Why a password is easy to guess; undefined if it is not. Refuses passwords on the list, also with digits and signs around or repeated,
 * few repeated characters, and those built only from `about`: name, address, workspace (ASVS 6.2.4, 6.2.11).
 */
export async function whyEasy(password: string, about: readonly string[]): Promise<string | undefined> {
  const list = await commonPasswords();
  const lower = password.toLowerCase();
  const unit = repeatedUnit(lower);
  const [bare, bareUnit] = [lower, unit].map((text) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));
  if ([lower, unit, bare!, bareUnit!].some((text) => list.has(text))) return 'is a common password, or one with digits or symbols around it';
  if (new Set(lower).size < 4) return 'has fewer than four different characters';
  const words = [...OWN_WORDS, ...about.flatMap(wordsOf)].toSorted((a, b) => b.length - a.length);
  const left = words.reduce((text, word) => text.replaceAll(word, ''), lower).replace(/[^\p{L}]/gu, '');
  if (left.length < MIN_REMAINING_LETTERS && words.some((word) => lower.includes(word)))
    return 'consists of the name, the address, the workspace or the product name';
  return undefined;
}

/** `abcabcabc` → `abc`; a text without repetition is unchanged. */
function repeatedUnit(text: string): string {
  const at = `${text}${text}`.indexOf(text, 1);
  return text.slice(0, at);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD);
}
