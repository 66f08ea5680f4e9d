import { isParticiple } from '../../read/names/participles.ts';
import { knownWords } from '../../read/names/vocabulary.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';

/** Words before `url` that identify the address, but not its target. */
const WHICH = wordSet('which address, not its target');

const WORDS = 'harbor|river|summit|meadow|ember|quartz|orchard|lantern|cedar|falcon|granite|willow|beacon|prairie|delta|maple';

/** The target of an address without a rule follows from its name: named systems have a host (`grafana_url`), other things a page (`comments_url`). */
export function addressesOfNouns(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { kind, parameters, rest, column } = draft;
    if (kind !== 'internet.url' || Object.keys(parameters).length > 0 || column.unique || column.inKey) continue;
    const noun = rest.findLast((word) => /^[a-z]{3,}$/.test(word) && !WHICH.has(word) && !isParticiple(word));
    if (noun === undefined) continue;
    const page = `https://(www|app|portal)\\.example\\.(com|org|net)/${noun}/(${WORDS})-(${WORDS})`;
    edit(draft, {
      kind: 'pattern',
      parameters: { regex: knownWords.has(noun) || noun.length > 12 ? page : `https://${noun}\\.example\\.(com|org|net)(|/app)` },
    });
  }
}
