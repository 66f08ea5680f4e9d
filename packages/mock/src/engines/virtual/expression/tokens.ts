/** A piece of an expression, as `pg_get_expr` prints it or as people write it in a function. */
export type Token = { readonly kind: 'name' | 'quoted' | 'text' | 'number' | 'parameter' | 'operator' | 'end'; readonly text: string };

const PATTERNS: readonly (readonly [Token['kind'], RegExp])[] = [
  ['text', /E?'(?:[^']|'')*'/y],
  ['quoted', /"(?:[^"]|"")*"/y],
  ['number', /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y],
  ['parameter', /\$\d+/y],
  ['name', /[\p{L}_][\p{L}\p{N}_$]*/uy],
  ['operator', /::|=>|:=|#>>|#>|#-|-\|-|&<|&>|<<|>>|@>|<@|&&|\?\||\?&|\?|<=|>=|<>|!=|!~~\*|!~~|~~\*|~~|!~\*|!~|~\*|\|\||->>|->|[-+*/%=<>~(),.[\]]/y],
];

/** White space and comments. */
const BETWEEN = /(?:\s|--[^\n]*|\/\*[^]*?\*\/)*/y;

/** Null if it contains something that no supported expression has. */
export function tokensOf(text: string): Token[] | null {
  const tokens: Token[] = [];
  for (let at = 0; ;) {
    BETWEEN.lastIndex = at;
    at += BETWEEN.exec(text)![0].length;
    if (at >= text.length) return [...tokens, { kind: 'end', text: '' }];
    const found = PATTERNS.map(([kind, pattern]) => {
      pattern.lastIndex = at;
      return { kind, match: pattern.exec(text)?.[0] };
    }).find(({ match }) => match !== undefined);
    // The only supported escape is the backslash itself.
    if (!found || (found.kind === 'text' && /^E/i.test(found.match!) && found.match!.replaceAll('\\\\', '').includes('\\'))) return null;
    tokens.push({ kind: found.kind, text: plainText(found.kind, found.match!) });
    at += found.match!.length;
  }
}

function plainText(kind: Token['kind'], text: string): string {
  if (kind === 'quoted') return text.slice(1, -1).replaceAll('""', '"');
  if (text === '!=') return '<>';
  if (kind !== 'text') return text;
  const escaped = text.startsWith('E');
  const inner = text.slice(escaped ? 2 : 1, -1).replaceAll("''", "'");
  return escaped ? inner.replaceAll('\\\\', '\\') : inner;
}
