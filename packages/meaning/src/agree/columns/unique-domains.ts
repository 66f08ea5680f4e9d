import { edit, type Draft } from '../../edits/draft.ts';

const FIRST =
  'ember|harbor|maple|river|opal|juniper|falcon|granite|tundra|willow|cobalt|lumen|orchard|prairie|quartz|summit|nimbus|pioneer|vertex|delta|copper|meadow|aster|birch|coral|dune|fern|garnet|heron|indigo|jasper|linden|mistral|onyx|pine|raven|saffron|thistle|umbra|wren';
const SECOND = 'labs|media|works|tech|group|studio|foods|travel|garden|sports|books|net|club|cloud|press|data';

/** Distinct domains: pairs of two short lists differ in one word only (`opal-atlas`, `ember-atlas`), so draws them from longer ones. */
export function varyUniqueDomains(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const { unique, inKey, type } = draft.column;
    if (draft.kind !== 'internet.domainName' || !(unique || inKey) || (type.length ?? Infinity) < LONGEST) continue;
    edit(draft, { kind: 'pattern', parameters: { regex: `(${FIRST})-?(${SECOND})[.](example|test)` } });
  }
}

/** `mistral-garden.example` */
const LONGEST = 24;
