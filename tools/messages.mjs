import { parseAst } from 'rolldown/parseAst';

/** Text that a person may read has two words or more; a name, a path or a class has one. */
const PROSE = /\p{L}[\p{L}\p{P}]* [\p{L}\p{P}]*\p{L}/u;

/** Text of one node, with `{}` for what a template inserts; undefined if the node is no text. */
function textOf(node) {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'JSXText') return node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{}');
  return undefined;
}

/**
 * Strings, templates and JSX texts of two words or more in TypeScript source, each with its line.
 * Import paths and types are left out; so are templates marked as SQL.
 *
 * @param {string} source
 * @param {'ts' | 'tsx' | 'js'} lang
 * @returns {{ line: number, text: string }[]}
 */
export function messagesOf(source, lang = 'ts') {
  const found = [];
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!node || typeof node !== 'object') return;
    if (node.type?.startsWith('Import') || node.type === 'TSTypeAnnotation' || node.type === 'TSTypeAliasDeclaration') return;
    const text = textOf(node);
    if (text !== undefined && PROSE.test(text) && !/SQL \*\/\s*$/.test(source.slice(Math.max(0, node.start - 12), node.start))) {
      found.push({ line: source.slice(0, node.start).split('\n').length, text: text.replace(/\s+/g, ' ').trim() });
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'value' || node.type === 'Property' || node.type === 'JSXAttribute') visit(child);
  };
  visit(parseAst(source, { lang }).body);
  return found;
}
