import { ROUTES, isStream } from '@seedbed/contract';

const CALLS = ROUTES.map((route) => ({
  pattern: new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`),
  methods: route.method === 'GET' && !isStream(route.reply) ? ['GET', 'HEAD'] : [route.method],
}));

/** What may be done at a path, in the order of letters; nothing where it is none of ours. */
export function allowedMethods(path: string): string[] {
  return CALLS.filter(({ pattern }) => pattern.test(path))
    .flatMap(({ methods }) => methods)
    .toSorted();
}
