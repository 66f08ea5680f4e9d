import { parseRules, type Rule } from '../../rule.ts';

/** What a rule of a subject counts more than one of any: a name of several words that it knows, or one in a table that it names. */
const KNOWN = 8;
/** A word that stands alone says less, the less so the more tables have a column of that name. */
const ALONE = 3;
const ALONE_ANYWHERE = -4;
/** What is right of anything counts less than what is right of one subject. */
const OF_ANYTHING = 6;

const ANYWHERE = /^(?:type|kind|status|state)$/;

/**
 * Short lists of words by subject: `about flags` begins one, `about anything` what any may have, then `patterns [noun word …], patterns: value|value|…`, the usual ones first.
 * What stands in brackets is asked of the patterns before it. A pattern of one word is a whole name; `release type` is also `type` in a table of releases.
 */
export function readSubjects(sheet: string): Rule[] {
  const found: Rule[] = [];
  let subject = '';
  for (const line of sheet.split('\n')) {
    if (line.startsWith('about ')) subject = line.slice(6).trim();
    else if (line.includes(': ')) found.push(...rulesOf(line, subject));
  }
  return found;
}

function rulesOf(line: string, subject: string): Rule[] {
  const at = line.indexOf(': ');
  const values = line.slice(at + 2).split('|');
  const weights = values.map((_, i) => Math.round(60 / (i + 2)));
  return [...line.slice(0, at).matchAll(/([^[\]]+?)(?: \[([^\]]*)\])?(?:$|(?<=\]), )/g)].flatMap(([, patterns, conditions = '']) =>
    patterns!.split(', ').flatMap((pattern) => {
      const isAlone = !pattern.includes(' ');
      const plus = !isAlone || conditions !== '' ? KNOWN : pattern.split('/').some((word) => ANYWHERE.test(word)) ? ALONE_ANYWHERE : ALONE;
      // Who uses the software is an editor or an admin, whatever it is about.
      const users = pattern === 'role' && conditions === '' ? '; not of user account profile login invitation invite member membership' : '';
      const phrase = isAlone && !pattern.startsWith('^') ? `^${pattern}` : pattern;
      const about = subject === 'anything' ? `plus ${plus - OF_ANYTHING}` : `about ${subject}; plus ${plus}`;
      return parseRules(`${phrase} | text | ${about}; ${conditions}${users} => values`).map((rule) => ({
        ...rule,
        parameters: { values, weights },
      }));
    }),
  );
}
