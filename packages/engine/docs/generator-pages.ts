import { exampleOf } from '../src/generators/examples.ts';
import { catalogue, type GeneratorDefinition } from '../src/generators/index.ts';
import { TestTable } from '../src/generators/testing/test-context.ts';
import { loadWords } from '../src/words/index.ts';
import { listedWords, listSection } from './list-section.ts';

type Property = {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Generates the pages of the manual's site by file name: one page per generator kind, and an index by group. */
export async function generatorPages(): Promise<Map<string, string>> {
  const words = await loadWords('en-US');
  const lists = await listedWords();
  const pages = new Map(
    catalogue.map((definition) => [`${definition.kind}.md`, `${page(definition, samples(definition, words))}${listSection(definition.kind, words, lists)}`]),
  );
  return pages.set(
    'README.md',
    generatorIndex(({ kind }) => `[\`${kind}\`](${kind}.md)`),
  );
}

function page(definition: GeneratorDefinition, shown: readonly string[]): string {
  const { kind, title, summary, outputs, entity } = definition;
  const { parameters, type } = exampleOf(definition);
  const lines = [`# ${title}`, '', `\`${kind}\``, '', summary, ''];
  lines.push(...parameterTable(definition), '', `Makes: ${outputs.join(', ')}.`);
  if (entity) lines.push('', `Belongs to the entity *${entity}*: columns of one table that name the same \`entity\` agree.`);
  lines.push(
    '',
    uniqueness(definition),
    '',
    '```json',
    JSON.stringify({ name: 'column', type, generator: { kind, ...(Object.keys(parameters).length > 0 ? { parameters } : {}) } }),
    '```',
  );
  if (shown.length > 0) lines.push('', ...shown.map((sample) => `- \`${sample.replaceAll('`', "'")}\``));
  return `${lines.join('\n')}\n`;
}

function parameterTable({ parameters }: GeneratorDefinition): string[] {
  const properties = Object.entries((parameters['properties'] ?? {}) as Record<string, Property>);
  if (properties.length === 0) return ['No parameters.'];
  const required = (parameters['required'] ?? []) as readonly string[];
  return [
    '| parameter | meaning | values | default |',
    '|---|---|---|---|',
    ...properties.map(
      ([name, property]) =>
        `| \`${name}\` | ${property.title ?? ''} | ${valuesOf(property)} | ${property.default !== undefined ? `\`${JSON.stringify(property.default)}\`` : required.includes(name) ? 'required' : ''} |`,
    ),
  ];
}

function valuesOf({ enum: choices, type, minimum, maximum }: Property): string {
  if (choices) return choices.map((choice) => `\`${String(choice)}\``).join(', ');
  const bounds = [minimum === undefined ? '' : `from ${minimum}`, maximum === undefined ? '' : `to ${maximum}`].filter(Boolean).join(' ');
  return [[type ?? 'any'].flat().join(' or '), bounds].filter(Boolean).join(' ');
}

/** Kinds whose values come from the blueprint itself, so a unique column may run out of them. */
const WRITTEN: ReadonlySet<string> = new Set(['template', 'expression', 'lookup', 'derived', 'split']);

function uniqueness({ kind, invertible }: GeneratorDefinition): string {
  if (WRITTEN.has(kind))
    return 'In a unique column each value is as written. A text that comes again has a number inside (`ana2@example.com`); where no number fits, and for other types, the table has no more rows than there are different values.';
  return invertible === 'none'
    ? 'In a unique column a text that comes again has a number inside; under a CHECK with a pattern, and in columns of other types, other values of the type take the place of those that come again.'
    : 'Can be unique by computing: each rank has a value of its own.';
}

function samples(definition: GeneratorDefinition, words: Awaited<ReturnType<typeof loadWords>>): string[] {
  const { parameters, type, table, beside } = exampleOf(definition);
  try {
    const shown = new TestTable(words, { ...beside, value: { kind: definition.kind, type, parameters } }, { name: table });
    const texts = shown
      .texts('value', 0, 40)
      .filter((text) => text !== null)
      .map((text) => (text.length > 110 ? `${text.slice(0, 110)}…` : text).replaceAll('\n', ' '));
    return [...new Set(texts)].slice(0, 3);
  } catch {
    // Kinds that the plan expands itself have no values of their own.
    return [];
  }
}

/**
 * All kinds by group, with what each makes: `docs/generators/README.md`, and the start of the site's pages.
 * @param named how a kind is written
 */
export function generatorIndex(named: (definition: GeneratorDefinition) => string = ({ kind }) => `\`${kind}\``): string {
  const groups = [...new Set(catalogue.map((each) => each.group))].sort();
  const part = (group: string) => [
    `## ${group}`,
    '',
    ...catalogue.filter((each) => each.group === group).map((each) => `- ${named(each)}: ${each.summary}`),
    '',
  ];
  return `# Generators\n\n${catalogue.length} kinds. A running server has a page for each at \`/docs/generators/\`, with parameters and samples. Made from the catalogue by \`node packages/engine/docs/write-generator-pages.ts\`: do not edit.\n\n${groups.flatMap(part).join('\n')}`;
}
