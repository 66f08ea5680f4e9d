/** Names that can be in an expression as they are. */
const RESERVED: ReadonlySet<string> = new Set([
  'in',
  'true',
  'false',
  'null',
  'as',
  'break',
  'const',
  'continue',
  'else',
  'for',
  'function',
  'if',
  'import',
  'let',
  'loop',
  'package',
  'namespace',
  'return',
  'var',
  'void',
  'while',
  'parent',
]);

export function isPlainName(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name) && !RESERVED.has(name);
}
