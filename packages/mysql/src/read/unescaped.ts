import { dictionary } from '@seedbed/contract';

const ESCAPES: Readonly<Record<string, string>> = dictionary({ '0': '\0', b: '\b', n: '\n', r: '\r', t: '\t', Z: '\x1A', '%': '\\%', _: '\\_' });

/** The value of a quoted string: undoes doubled quotes and backslash escapes. */
export function unescaped(text: string): string {
  const quote = text[0]!;
  return text
    .slice(1, -1)
    .replaceAll(quote === "'" ? /''|\\([\s\S])/g : /""|\\([\s\S])/g, (_whole, escaped: string | undefined) =>
      escaped === undefined ? quote : (ESCAPES[escaped] ?? escaped),
    );
}
