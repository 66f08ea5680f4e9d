/** `View of {Delft|Haarlem}`: a part that varies. */
const PART = /\{([^{}|]*(?:\|[^{}|]*)+)\}/g;

/** The number of variants of an example's text. */
export function waysOf(text: string): number {
  return [...text.matchAll(PART)].reduce((ways, [, parts]) => ways * new Set(parts!.split('|')).size, 1);
}

/** Whether an example's text has variable parts. */
export function varies(text: string): boolean {
  return text.search(PART) >= 0;
}

/** The text with the first of each part, as the first rows show it. */
export function firstVariant(text: string): string {
  return text.replace(PART, (_, parts: string) => parts.split('|')[0]!);
}
