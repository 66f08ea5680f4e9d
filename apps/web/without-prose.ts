import type { Plugin } from 'vite';

/** What only readers of the API's document need of a call; who makes it needs method, path and the names of its parts. */
const TOLD: ReadonlySet<string> = new Set(['summary', 'description', 'examples', 'tags', 'problems', 'replyHeaders']);

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

/** Leaves descriptions and examples of the contract's calls out of the built client: a tenth of what its first screen loads. */
export function withoutProse(): Plugin {
  return {
    name: 'without-prose',
    apply: 'build',
    enforce: 'post',
    transform(code, id) {
      if (!/\/contract\/src\/routes\/[^/]+\.ts$/.test(id.split('?')[0]!)) return null;
      const cuts: Node[] = [];
      walk(this.parse(code) as unknown as Node, (node) => {
        const { type, callee, arguments: given } = node as Node & { callee?: Node; arguments?: Node[] };
        if (type !== 'CallExpression' || callee?.name !== 'defineRoute') return;
        const members = (given?.[0]?.properties ?? []) as (Node & { key?: Node })[];
        cuts.push(...members.filter((member) => TOLD.has(String(member.key?.name))));
      });
      // From the end, so that places before a cut stay; a comma behind it goes with it.
      return {
        code: cuts.toSorted((a, b) => b.start - a.start).reduce((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''), code),
        map: null,
      };
    },
  };
}

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const member of Object.values(node)) {
    for (const child of Array.isArray(member) ? member : [member])
      if (typeof child === 'object' && child !== null && 'type' in child) walk(child as Node, visit);
  }
}
