import { parse } from '@babel/parser';
import type { File, Node } from '@babel/types';
import { Problem } from '@seedbed/contract';
import type { Place } from '../statement.ts';

/** A parsed script; it is never run. */
export type Script = { readonly file: string; readonly text: string; readonly tree: File };

/** Reads TypeScript or JavaScript, modules or CommonJS. Throws Problem `invalid-request` with the line. */
export function parseScript(text: string, file: string): Script {
  const typed = !/\.[cm]?jsx?$/.test(file);
  try {
    const tree = parse(text, {
      sourceType: 'unambiguous',
      allowReturnOutsideFunction: true,
      allowAwaitOutsideFunction: true,
      errorRecovery: true,
      plugins: [...(typed ? (['typescript'] as const) : (['flow', 'jsx'] as const)), ...(file.endsWith('.tsx') ? (['jsx'] as const) : []), 'decorators-legacy'],
    });
    return { file, text, tree };
  } catch (error) {
    const { loc, message } = error as { loc?: { line: number }; message: string };
    throw new Problem('invalid-request', `${file}${loc ? `:${loc.line}` : ''}: cannot be parsed: ${message.replace(/ \(\d+:\d+\)$/, '')}`, { cause: error });
  }
}

export const placeOf = ({ file }: Script, node: Node): Place => ({ file, line: node.loc?.start.line ?? 1 });

/** The code of a node on one line, cut for a report. */
export function sourceOf({ text }: Script, node: Node): string {
  const code = text.slice(node.start!, node.end!).replace(/\s+/g, ' ');
  return code.length > 80 ? `${code.slice(0, 77)}...` : code;
}

/** Visits all nodes below one, parents first, each with its ancestors from the nearest. If `visit` returns false, skips the nodes below. */
export function walk(node: Node, visit: (node: Node, above: readonly Node[]) => boolean | void, above: readonly Node[] = []): void {
  if (visit(node, above) === false) return;
  const next = [node, ...above];
  for (const child of childrenOf(node)) walk(child, visit, next);
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([name, value]) => (name === 'loc' || /[cC]omments$/.test(name) ? [] : [value].flat().filter(isNode)));
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && 'start' in value;
}
