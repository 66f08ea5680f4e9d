import type { ColumnSummary } from './protocol.ts';

/** The number of examples on a card without and with a comparison. */
const MAX_ALONE = 6;
const MAX_COMPARED = 3;
/** Long enough for any card; a text may be a whole document. */
const MAX_CHARACTERS = 200;

/**
 * Some distinct values of a column, from rows spread over the sample. If rows differ, only from those rows, with both
 * values.
 */
export function examplesOf(here: readonly (string | null)[], there: readonly (string | null)[] | null): ColumnSummary['examples'] {
  const differing = there ? here.flatMap((text, i) => (text === there[i] ? [] : [i])) : [];
  const isCompared = there !== null && differing.length > 0;
  const from = isCompared ? differing : here.flatMap((text, i) => (text === null ? [] : [i]));
  const most = isCompared ? MAX_COMPARED : MAX_ALONE;
  const seen = new Set<string | null>();
  const examples: ColumnSummary['examples'][number][] = [];
  for (const part of spread(from, most)) {
    const at = part.find((i) => !seen.has(here[i]!));
    if (at === undefined) continue;
    seen.add(here[at]!);
    examples.push(isCompared ? { value: short(here[at]!), there: short(there[at]!) } : { value: short(here[at]!) });
  }
  return examples;
}

/** Divides a list into parts of about the same length, in order. */
function spread(list: readonly number[], parts: number): number[][] {
  return Array.from({ length: parts }, (_, i) => list.slice(Math.floor((i / parts) * list.length), Math.floor(((i + 1) / parts) * list.length)));
}

function short(text: string | null): string | null {
  return text !== null && text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}
