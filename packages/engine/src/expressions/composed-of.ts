import { parse, type ASTNode } from '@marcbachmann/cel-js';
import type { Composed } from '../columns/source.ts';

type Piece = { readonly text: string } | { readonly column: string } | null;

/** The parts of a text concatenated by `+`: `lower(name) + string(id) + "@example.com"`; null for any other expression. */
export function composedOf(expression: string): Composed | null {
  let pieces: Piece[];
  try {
    pieces = piecesOf(parse(expression).ast);
  } catch {
    return null;
  }
  const isText = (piece: Piece) => piece !== null && 'text' in piece;
  const first = pieces.findIndex((piece) => !isText(piece));
  if (first < 0) return null;
  const last = pieces.findLastIndex((piece) => !isText(piece));
  const literal = (part: readonly Piece[]) => part.map((piece) => (piece && 'text' in piece ? piece.text : '')).join('');
  const inner = pieces.slice(first, last + 1);
  const columns = inner.flatMap((piece) => (piece && 'column' in piece ? [piece.column] : []));
  return { head: literal(pieces.slice(0, first)), tail: literal(pieces.slice(last + 1)), columns, alone: inner.length === 1 && columns.length === 1 };
}

function piecesOf(node: ASTNode): Piece[] {
  if (node.op === '+') return [...piecesOf(node.args[0]), ...piecesOf(node.args[1])];
  if (node.op === 'value' && typeof node.args === 'string') return [{ text: node.args }];
  if (node.op === 'id') return [{ column: node.args }];
  const [name, args] = node.op === 'call' ? node.args : [];
  const inner = name === 'string' ? args?.[0] : undefined;
  return inner?.op === 'id' ? [{ column: inner.args }] : [null];
}
