import { emptyBlueprint, type GeneratorDescription } from '@seedbed/contract';
import { catalogue, compile, loadWords, textRows, TYPE_OF_OUTPUT, type GeneratorDefinition, type Words } from '@seedbed/engine';

const SAMPLES = 3;
const ROWS = 1_000;

let described: Promise<readonly GeneratorDescription[]> | undefined;

/** The catalogue with samples: computed once, by the generators themselves. */
export function describeGenerators(): Promise<readonly GeneratorDescription[]> {
  described ??= loadWords(emptyBlueprint().locale).then((words) => catalogue.map((definition) => describe(definition, words)));
  return described;
}

function describe(definition: GeneratorDefinition, words: Words): GeneratorDescription {
  const { kind, group, title, summary, parameters, outputs, invertible, entity } = definition;
  return {
    kind,
    group,
    title,
    summary,
    parameters: { ...parameters },
    outputs: [...outputs],
    invertible,
    ...(entity !== undefined && { entity }),
    samples: samplesOf(definition, words),
  };
}

/** None for generators that need parameters or other columns. */
function samplesOf({ kind, outputs }: GeneratorDefinition, words: Words): string[] {
  const column = { name: 'sample', type: TYPE_OF_OUTPUT[outputs[0] ?? 'text'], generator: { kind } };
  try {
    const plan = compile({ ...emptyBlueprint(), tables: [{ schema: 'public', name: 'samples', rows: ROWS, columns: [column] }] }, words);
    return textRows(plan, 'public.samples', 0, SAMPLES).flatMap(([text]) => text ?? []);
  } catch {
    return [];
  }
}

/** Whether a kind is a generator of the catalogue. */
export function isGenerator(kind: string): boolean {
  return catalogue.some((definition) => definition.kind === kind);
}
