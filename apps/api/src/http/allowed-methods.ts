import { ROUTES, isStream } from '@seedbed/contract';
import { MCP_PATH } from '../modules/agents/agents.routes.ts';

const CALLS = [
  ...ROUTES.map((route) => ({
    pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`),
    methods: route.method === 'GET' && !isStream(route.reply) ? ['GET', 'HEAD'] : [route.method],
  })),
  { pattern: new RegExp(`^${MCP_PATH}$`), methods: ['DELETE', 'POST'] },
];

/** The methods of a path, in alphabetical order; empty for an unknown path. */
export function allowedMethods(path: string): string[] {
  return CALLS.filter(({ pattern }) => pattern.test(path))
    .flatMap(({ methods }) => methods)
    .toSorted();
}
