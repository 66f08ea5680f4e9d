import { Value } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { AUDITED } from '../audited.ts';
import { isNoContent, isStream } from '../api-route.ts';
import { ROUTES } from './index.ts';

test('the audit log covers every call except GET, and no call that does not exist', () => {
  expect(ROUTES.filter(({ method }) => method !== 'GET').filter(({ id }) => AUDITED[id] === undefined)).toEqual([]);
  for (const audited of Object.values(AUDITED)) if (audited) expect(audited.action).toMatch(/^[a-z-]+\.[a-z-]+$/);
});

test('operation names and calls are unique', () => {
  expect(new Set(ROUTES.map((route) => route.id)).size).toBe(ROUTES.length);
  expect(new Set(ROUTES.map((route) => `${route.method} ${route.path}`)).size).toBe(ROUTES.length);
});

describe.each(ROUTES.map((route) => [route.id, route] as const))('%s', (_id, route) => {
  test('names the parameters of its path', () => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(route.params?.properties ?? {})).toEqual(inPath);
  });

  test('has examples that fit its schemas', () => {
    for (const part of ['params', 'query', 'headers', 'body'] as const) {
      const schema = route[part];
      if (!schema) continue;
      expect([...Value.Errors(schema, route.examples[part] ?? {})]).toEqual([]);
    }
    if (isNoContent(route.reply)) return;
    if (isStream(route.reply)) expect(typeof route.examples.reply).toBe('string');
    else expect([...Value.Errors(route.reply, route.examples.reply)]).toEqual([]);
  });

  test('refuses unknown members', () => {
    for (const schema of [route.params, route.query]) {
      if (schema) expect(Value.Check(schema, { ...route.examples.params, ...route.examples.query, surprise: 1 })).toBe(false);
    }
    if (route.body) expect(Value.Check(route.body, { ...(route.examples.body as object), surprise: 1 })).toBe(false);
  });
});
