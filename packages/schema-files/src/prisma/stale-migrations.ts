import type { Migrations } from '../migrations/tool.ts';

/**
 * Why Prisma's migrations do not make the tables of its schema: `prisma db push` and `migrate resolve` change a
 * database without one. Undefined if nothing of them says so, and for another tool.
 */
export function staleMigrations({ tool, steps, dialect }: Migrations): string | undefined {
  if (tool !== 'Prisma') return undefined;
  const code = steps.map(({ text }) => text.replaceAll(/--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[^]*?\$\1\$/g, ' ')).join('\n');
  const made = new Set([...code.matchAll(MADE)].map(nameOf));
  if (made.size === 0) return 'they make no table';
  if (dialect?.startsWith('postgres') && /\bDATETIME\b/i.test(code.replaceAll(/"[^"]*"/g, ' '))) return 'they are for another database';
  const missing = [...code.matchAll(CHANGED)].map(nameOf).find((name) => !made.has(name));
  return missing === undefined ? undefined : `they change ${missing}, which none of them makes`;
}

const NAME = String.raw`(?:(?:"[^"]+"|\w+)\s*\.\s*)?(?:"([^"]+)"|(\w+))`;
const MADE = new RegExp(
  String.raw`\b(?:create\s+(?:(?:unlogged|materialized|foreign|or\s+replace)\s+)*(?:table|view)\s+(?:if\s+not\s+exists\s+)?|rename\s+to\s+)${NAME}`,
  'gi',
);
/** Without IF EXISTS, which tolerates a missing table. */
const CHANGED = new RegExp(
  String.raw`\b(?:alter\s+table\s+(?:only\s+)?(?!if\b)|create\s+(?:unique\s+)?index\s+(?:concurrently\s+)?(?:if\s+not\s+exists\s+)?(?:"[^"]+"|\w+)\s+on\s+(?:only\s+)?)${NAME}`,
  'gi',
);

function nameOf([, quoted, plain]: RegExpMatchArray): string {
  return quoted ?? plain!.toLowerCase();
}
