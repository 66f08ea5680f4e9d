/** What Node writes with `--cpu-prof`; times in µs. */
export type CpuProfile = {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly functionName: string }; readonly children?: readonly number[] }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
};

/** A part of a command, and the functions that do it; of `inner` parts the innermost function on the stack decides, of others the outermost. */
export type Phase = { readonly name: string; readonly inner?: true; readonly functions: readonly string[] };

/** In the order in which a command goes through them. What no function claims is `other`. */
export const PHASES: readonly Phase[] = [
  {
    name: 'modules',
    inner: true,
    // Node's own names: modules found, read, compiled, linked and run.
    functions: [
      'evaluate',
      'link',
      'ModuleJob',
      'compileSourceTextModule',
      'loadAndTranslate',
      'importModuleDynamicallyCallback',
      'requireBuiltin',
      'compileForInternalLoader',
    ],
  },
  {
    name: 'rules and words',
    inner: true,
    functions: ['perWords', 'readWords', 'wordList', 'wordSet', 'loadWords', 'lazyRules', 'entriesOf', 'readRule', 'packLibrary', 'rankPacks', 'language'],
  },
  { name: 'throwaway server', functions: ['openThrowaway', 'startServer', 'openSandbox', 'watchOver'] },
  { name: 'catalog', functions: ['loadSchema', 'introspect', 'parseExpressions', 'describeSchema', 'viewSchema'] },
  { name: 'constraints', functions: ['solve'] },
  { name: 'relations', functions: ['inferRelations', 'parentsInState', 'behindParents', 'settleOrder', 'beforeEnds'] },
  { name: 'choices', functions: ['inferTables', 'linkConcepts', 'linkSchema', 'likeliestConcepts'] },
  { name: 'settling', functions: ['settleBlueprint', 'untilCompiled', 'keepHomeCountries'] },
  { name: 'trial', functions: ['repairIn', 'repaired'] },
  { name: 'compiling', functions: ['compileBlueprint'] },
  { name: 'rows', functions: ['rowsPage', 'textRows'] },
  { name: 'garbage collection', functions: ['(garbage collector)'] },
  { name: 'other', functions: [] },
];

/** Seconds of each phase; waiting is none. */
export function phasesOf({ nodes, samples, timeDeltas }: CpuProfile): ReadonlyMap<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const inner = claims(PHASES.filter((phase) => phase.inner));
  const outer = claims(PHASES.filter((phase) => !phase.inner));
  const phaseOf = new Map<number, string | null>();
  const find = (leaf: number): string | null => {
    const stack: string[] = [];
    // A bundle numbers functions of one name: `language$1`.
    for (let at: number | undefined = leaf; at !== undefined; at = parents.get(at)) stack.push(byId.get(at)!.callFrame.functionName.replace(/\$\d+$/, ''));
    if (stack[0] === '(idle)') return null;
    const own = stack.find((name) => inner.has(name)) ?? stack.findLast((name) => outer.has(name)) ?? '';
    return inner.get(own) ?? outer.get(own) ?? 'other';
  };
  const seconds = new Map<string, number>();
  samples.forEach((leaf, i) => {
    if (!phaseOf.has(leaf)) phaseOf.set(leaf, find(leaf));
    const phase = phaseOf.get(leaf)!;
    if (phase !== null) seconds.set(phase, (seconds.get(phase) ?? 0) + timeDeltas[i]! / 1e6);
  });
  return seconds;
}

function claims(phases: readonly Phase[]): ReadonlyMap<string, string> {
  return new Map(phases.flatMap(({ name, functions }) => functions.map((each) => [each, name] as const)));
}
