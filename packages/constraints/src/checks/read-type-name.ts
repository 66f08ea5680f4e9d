import { quoteNameIfNeeded } from '@seedbed/contract';
import { namesOf, listOf, opened, type TreeNode } from './tree-node.ts';

/** A type as `format_type` would name it, but with `typname`s for built-in ones: `int4`, `varchar(40)`, `public.mood[]`. */
export function readTypeName(node: unknown): string {
  const body = node as TreeNode;
  const names = namesOf(body['names']);
  const own = names[0] === 'pg_catalog' ? names.slice(1) : names;
  // The one-byte type shares its name with char(n), which is bpchar in the tree.
  const name = own.length === 1 && own[0] === 'char' ? '"char"' : own.map(quoteNameIfNeeded).join('.');
  // The modifiers of an interval are bit masks without a spelling.
  const modifiers =
    name === 'interval'
      ? []
      : listOf(body['typmods'])
          .map(modifierOf)
          .filter((one) => one !== null);
  const dimensions = listOf(body['arrayBounds']).length > 0 ? '[]' : '';
  return `${name}${modifiers.length > 0 ? `(${modifiers.join(',')})` : ''}${dimensions}`;
}

function modifierOf(node: unknown): number | null {
  const [type, body] = opened(node);
  if (type !== 'A_Const') return null;
  const ival = body['ival'] as TreeNode | undefined;
  return ival ? Number(ival['ival'] ?? 0) : null;
}
