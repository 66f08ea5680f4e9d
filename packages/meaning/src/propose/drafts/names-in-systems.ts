/** Adjectives that distinguish components of programs. */
const COMPONENT_ADJECTIVES = ['default', 'staging', 'internal', 'legacy', 'shared', 'backup', 'test', 'partner', 'nightly', 'public', 'mobile', 'production'];

/** Last words of a name that are not nouns. */
const NO_NOUNS: ReadonlySet<string> = new Set('from per with for into onto over under than via and not'.split(' '));

/** Components of programs, named in programs' style: lower case with hyphens. */
const PARTS: ReadonlySet<string> = new Set(
  'router switch server node cluster network subnet pool volume image instance agent worker runner queue bucket service gateway balancer endpoint zone segment trunk object builder scheduler driver job task pipeline stage step module plugin index stream topic shard port pod container namespace tenant channel key token cache log store storage disk partition table schema database replica listener rule tag trait flavor profile alias architecture helper handler'.split(
    ' ',
  ),
);

/** Names of unknown components, such as `staging-router`. Undefined for things that are not components; their trade names them. */
export function namesInSystems(words: readonly string[]): string[] | undefined {
  const last = words.at(-1)!;
  const noun = /[^su]s$/.test(last) && last.length > 3 ? last.slice(0, -1) : last;
  return PARTS.has(noun) ? slugsInSystems(noun) : undefined;
}

/** Unknown texts, such as `legacy-trait`. Short columns get the adjective alone. */
export function slugsInSystems(noun: string, room = Infinity): string[] {
  const longest = Math.max(...COMPONENT_ADJECTIVES.map((each) => each.length)) + 1 + noun.length;
  return /^[a-z]{3,}$/.test(noun) && !NO_NOUNS.has(noun) && longest <= room
    ? COMPONENT_ADJECTIVES.map((each) => `${each}-${noun}`)
    : COMPONENT_ADJECTIVES.filter((each) => each.length <= room);
}
