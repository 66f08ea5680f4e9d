import type { Plugin } from 'vite';

/** What only the server and readers of the API's document need of a call; who makes it needs method, path, and whether it has a body and what kind of answer. */
const TOLD: ReadonlySet<string> = new Set([
  'summary',
  'description',
  'examples',
  'tags',
  'problems',
  'replyHeaders',
  'needs',
  'params',
  'query',
  'headers',
  'bodyLimit',
  'status',
  'startsWork',
]);

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;
type Cut = { readonly start: number; readonly end: number; readonly by: string };

/** Leaves descriptions, examples and schemas of the contract's calls out of the built client: the server checks them. */
export function withoutProse(): Plugin {
  return {
    name: 'without-prose',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\/contract\/src\/routes\/[^/]+\.ts$/.test(id.split('?')[0]!)) return null;
      const cuts: Cut[] = [];
      walk(this.parse(code) as unknown as Node, (node) => {
        const { type, callee, arguments: given } = node as Node & { callee?: Node; arguments?: Node[] };
        if (type !== 'CallExpression' || callee?.name !== 'defineRoute') return;
        for (const member of (given?.[0]?.properties ?? []) as (Node & { key?: Node; value?: Node })[]) cuts.push(...cutOf(member));
      });
      // From the end, so that places before a cut stay; a comma behind a member that goes, goes with it.
      return {
        code: cuts
          .toSorted((a, b) => b.start - a.start)
          .reduce((text, { start, end, by }) => text.slice(0, start) + by + (by === '' ? text.slice(end).replace(/^\s*,/, '') : text.slice(end)), code),
        map: null,
      };
    },
  };
}

/** Of a body it is enough that there is one; of an answer, whether it is a stream (which is written out) or nothing (which has a name), or else JSON. */
function cutOf(member: Node & { key?: Node; value?: Node }): Cut[] {
  const name = String(member.key?.name);
  const { value } = member;
  if (TOLD.has(name)) return [{ start: member.start, end: member.end, by: '' }];
  const isSchema = name === 'body' || (name === 'reply' && value?.type !== 'ObjectExpression' && value?.name !== 'noContent');
  return isSchema && value ? [{ start: value.start, end: value.end, by: '{}' }] : [];
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const member of Object.values(node)) {
    for (const child of Array.isArray(member) ? member : [member])
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as Node, visit);
  }
}
