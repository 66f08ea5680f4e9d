import { variedText } from './varied-text.ts';

/** Of examples with more variants, only the first ones are recognized. */
const MAX_VARIANTS = 1000;

/** What tells a text that comes again from the first: `Quay 2`, `QUAY-2`, `quay_2`. */
const NUMBER = /[ _-]?\d+$/;

/** Finds the example that has a text, with or without a number behind it: its index, or −1. `vary`: braces with bars in the values are parts that vary. */
export function exampleOfText(values: readonly unknown[], vary: boolean): (text: string) => number {
  let places: Map<string, number> | null = null;
  const listed = (): Map<string, number> => {
    const found = new Map<string, number>();
    values.forEach((value, example) => {
      if (value === null) return;
      const { count, at } = vary ? variedText(String(value)) : { count: 1, at: () => String(value) };
      for (let way = 0; way < Math.min(count, MAX_VARIANTS); way++) if (!found.has(at(way))) found.set(at(way), example);
    });
    return found;
  };
  return (text) => {
    places ??= listed();
    return places.get(text) ?? places.get(text.replace(NUMBER, '')) ?? -1;
  };
}
