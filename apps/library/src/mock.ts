import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Problem } from '@seedbed/contract';
import { apiDocumentOf, ddlOfDocument, openMock, type ApiDocument } from '@seedbed/mock';
import type * as Declared from '../types/mock.d.ts';
import { withBlueprint } from './blueprint-of.ts';
import { readDocument } from './read-document.ts';
import { requireKnown } from './require-known.ts';

export const mock: typeof Declared.mock = async (schema, options = {}) => {
  requireKnown('mock', options, [
    'dialect',
    'maxRows',
    'schemas',
    'readOnly',
    'password',
    'people',
    'policies',
    'unsupportedPolicies',
    'chaos',
    'openapi',
    'mapping',
  ]);
  const { dialect, maxRows, schemas, readOnly, password, people, policies, unsupportedPolicies, chaos, openapi, mapping, ...choices } = options;
  const alone = openapi === undefined && typeof schema === 'string' ? await documentAlone(schema) : undefined;
  if (mapping !== undefined && openapi === undefined && !alone)
    throw new Problem('invalid-request', 'mapping: it corrects how openapi is laid over tables, which is not given.');
  const document = alone ?? (openapi === undefined ? undefined : await documentOf(openapi));
  const laid = { document, ...(mapping !== undefined && { mapping: await readDocument(mapping, 'mapping') }) };
  return await withBlueprint(alone ? ddlOfDocument(alone) : schema, choices, async ({ runner, blueprint, catalog }) => {
    const opened = openMock({
      plan: await runner.compile(blueprint),
      catalog,
      ...laid,
      dialect,
      maxRows,
      schemas,
      readOnly,
      password,
      people,
      policies,
      unsupportedPolicies,
      chaos,
    });
    const answer = opened.fetch as Declared.Mock;
    return Object.assign(answer, { reset: opened.reset, tables: opened.tables, signIn: opened.signIn, mapping: opened.mapping });
  });
};

async function documentOf(given: string | object): Promise<ApiDocument> {
  if (typeof given !== 'string') return apiDocumentOf(given, 'openapi');
  const path = resolve(given);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Problem('invalid-request', `openapi: there is no file ${path}.`, { cause });
  });
  const { readApiDocument } = await import('@seedbed/mock/document');
  return readApiDocument(text, given);
}

/** The document, if the schema is the path of one: Seedbed derives the tables from it. */
async function documentAlone(path: string): Promise<ApiDocument | undefined> {
  if (!/\.(ya?ml|json)$/i.test(path) || path.includes('\n')) return undefined;
  const text = await readFile(resolve(path), 'utf8').catch(() => '');
  const { isApiDocument, readApiDocument } = await import('@seedbed/mock/document');
  return isApiDocument(text) ? readApiDocument(text, path) : undefined;
}
