import { ownMember, type Catalog } from '@seedbed/contract';

/** Depth up to which calls of functions are followed. */
const MAX_DEPTH = 4;

/**
 * String literals in the bodies of all functions that a piece of SQL reaches: starting points for candidates, including
 * patterns.
 */
export function constantsOfFunctions(sql: string, catalog: Catalog): string[] {
  return [...new Set(bodiesReached(sql, catalog).flatMap(literalsOf))];
}

/** The bodies of all functions that a piece of SQL reaches. */
export function bodiesReached(sql: string, catalog: Catalog): string[] {
  const reached = new Set<string>();
  let open = [sql];
  for (let depth = 0; depth < MAX_DEPTH && open.length > 0; depth++) {
    const next: string[] = [];
    for (const [key, one] of Object.entries(catalog.functions)) {
      const name = one.name.slice(one.name.lastIndexOf('.') + 1).replaceAll('"', '');
      if (reached.has(key) || !open.some((text) => mentions(text, name))) continue;
      reached.add(key);
      next.push(one.body);
    }
    open = next;
  }
  return [...reached].map((key) => ownMember(catalog.functions, key)!.body);
}

/**
 * Constants of code itself and of all functions that it reaches, including numbers: values that rows are compared with.
 */
export function constantsOfCode(bodies: readonly string[], catalog: Catalog): string[] {
  const numbers = bodies.flatMap((body) => body.match(/(?<![\w.$])\d{1,12}(?![\w.])/g) ?? []);
  return [...new Set([...bodies.flatMap(literalsOf), ...constantsOfFunctions(bodies.join('\n'), catalog), ...numbers])];
}

function mentions(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && new RegExp(`(^|[^\\w])${name.replace(/[^\w]/g, '\\$&')}"?\\s*\\(`).test(text);
}

function literalsOf(body: string): string[] {
  return [...body.replace(/--[^\n]*/g, '').matchAll(/'((?:[^']|'')*)'/g)]
    .map((match) => match[1]!.replaceAll("''", "'"))
    .filter((one) => one.length > 0 && one.length < 300);
}
