import type { SchemaNames, TableNames } from '../../read/schema-names.ts';
import type { Link } from '../../schema/link.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { nameOf } from './credited-names.ts';
import { edit, type Draft } from '../../edits/draft.ts';
import { wordSet } from '../../read/words.ts';
import { TEXT_TYPES } from '../../schema/types.ts';

const EXAMPLES = wordSet('examples');
const NAME_COLUMNS = wordSet('names and captions');
/** As many variants as a list needs to avoid repetition. */
const MAX = 40;
const EACH = 12;
/** Room for two names: a template is never truncated. */
const MIN_LENGTH_OF_TWO = 40;

/** Link rows are named after both ends: one between artists and places `Velvet Static – Grand Theatre`. If only one end has names, after that. */
export function nameExamples(
  drafts: readonly Draft[],
  links: readonly Link[],
  own: TableNames,
  schema: SchemaNames,
  linksOf: (table: TableView) => readonly Link[],
): void {
  if (!EXAMPLES.has(own.noun)) return;
  const draft = drafts.find(({ words, column }) => words.length === 1 && NAME_COLUMNS.has(words[0]!) && TEXT_TYPES.has(column.type.base));
  const joining = links.map(({ to }) => linksOf(to)).find((found) => found.length >= 2);
  if (!draft || !joining || (draft.column.type.length ?? Infinity) < MIN_LENGTH_OF_TWO) return;
  const named = joining
    .map(({ to }) => nameOf(to, schema))
    .filter((name) => name !== undefined)
    .map(wordings)
    .filter((texts) => texts.length > 0)
    .slice(0, 2);
  if (named.length === 0) return;
  const templates = named.length === 1 ? named[0]! : both(named[0]!, named[1]!);
  const [kind, parameters] = oneOf(templates);
  edit(draft, { kind, parameters, because: { code: 'relation', words: 'what it is an example of joins them' }, nullRate: undefined });
}

/** Templates for a thing's name: a generator by its name, a listed word as it is. */
function wordings({ kind, parameters }: Draft): readonly string[] {
  if (kind === 'template') return [String(parameters.template)];
  if (kind === 'pattern') return someOf(String(parameters.regex));
  if (kind === 'values') return (parameters.values as unknown[]).slice(0, EACH).map(String);
  return Object.keys(parameters).length === 0 && /^[a-z]+\.[A-Za-z]+$/.test(kind) ? [`{{${kind}}}`] : [];
}

/** A few of the texts that match a pattern of plain alternatives. */
function someOf(regex: string): readonly string[] {
  if (!/^(?:\([\w |'-]+\)|[\w '-])+$/.test(regex)) return [];
  const texts = Array.from({ length: EACH }, (_, i) => {
    let at = 0;
    return regex.replaceAll(/\(([^)]+)\)/g, (_group, list: string) => {
      const words = list.split('|');
      return words[(i * (2 * at++ + 3)) % words.length]!;
    });
  });
  return [...new Set(texts)];
}

/** Pairs of both, spread over all that there are. */
function both(one: readonly string[], other: readonly string[]): string[] {
  const all = one.flatMap((first) => other.map((second) => [first, second] as const)).filter(([first, second]) => first !== second || first.startsWith('{{'));
  const step = Math.max(1, Math.floor(all.length / MAX)) | 1;
  return all.filter((_, i) => i % step === 0).map((pair) => pair.join(' – '));
}

function oneOf(templates: readonly string[]): [kind: string, parameters: Record<string, unknown>] {
  if (templates.every((text) => !text.includes('{{'))) return ['values', { values: templates }];
  if (templates.length === 1) return ['template', { template: templates[0]! }];
  return ['weighted', { choices: templates.map((template) => ({ weight: 1, generator: { kind: 'template', parameters: { template } } })) }];
}
