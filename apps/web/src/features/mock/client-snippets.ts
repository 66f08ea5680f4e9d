import type { MockDialect } from '@seedbed/contract';
import { compact, script, type Address, type MockCall } from './mock-call.ts';

type Client = { readonly label: string; readonly text: string };
/** A request as its table, the row after it, and its parameters. */
type Asked = { readonly table: string; readonly row: string | undefined; readonly query: readonly (readonly [string, string])[] };

/** The request in the client library of each dialect, if it has one. */
export const CLIENTS: Readonly<Record<MockDialect, (address: Address, call: MockCall) => Client | undefined>> = {
  postgrest: ({ url, needsKey }, call) => ({
    label: 'supabase-js',
    text: `import { createClient } from '@supabase/supabase-js';\n\nconst supabase = createClient(\n  ${script(url)},\n  ${needsKey ? 'apiKey' : "'any-key'"},\n);\nconst { data } = await supabase${supabaseCall(call)};`,
  }),
  plain: ({ url, needsKey }, call) => ({
    label: 'openapi-fetch',
    text: `// npx openapi-typescript ${url}/openapi.json -o api.ts\nimport createClient from 'openapi-fetch';\nimport type { paths } from './api';\n\nconst api = createClient<paths>({ baseUrl: ${script(url)}${needsKey ? ', headers: { Authorization: `Bearer ${apiKey}` }' : ''} });\nconst { data } = await api${openApiCall(call)};`,
  }),
  js0: ({ url }, call) => ({
    label: 'react-admin',
    text: `import jsonServerProvider from 'ra-data-json-server';\n\nconst dataProvider = jsonServerProvider(${script(url)});\nconst { data } = await dataProvider${providerCall(call)};`,
  }),
  js1: () => undefined,
};

/** Operators of PostgREST that are methods of the client with one value. */
const OPERATORS: ReadonlySet<string> = new Set(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'is']);
const PAGING: ReadonlySet<string> = new Set(['limit', 'offset', 'order', 'select', 'columns', 'on_conflict']);

function supabaseCall({ method, path, body }: MockCall): string {
  const { table, query } = askedOf(path);
  const params = new Map(query);
  const data = body === '' ? '{}' : compact(body);
  const select = `.select(${params.has('select') ? script(params.get('select')!) : method === 'GET' ? "'*'" : ''})`;
  const verb = { POST: `.insert(${data})${select}`, PUT: `.upsert(${data})${select}`, PATCH: `.update(${data})`, DELETE: '.delete()' }[method] ?? select;
  const filters = query.flatMap(([name, value]) => (PAGING.has(name) ? [] : [filterCall(name, value)]));
  const [limit, offset] = [params.get('limit'), params.get('offset')].map((text) => (text === undefined ? undefined : Number(text)));
  const orders = (params.get('order') ?? '').split(',').filter((part) => part !== '');
  const paging = [
    ...orders.map((part) => `.order(${script(part.split('.')[0]!)}${part.includes('.desc') ? ', { ascending: false }' : ''})`),
    ...(offset ? [`.range(${offset}, ${offset + (limit ?? 10) - 1})`] : limit === undefined ? [] : [`.limit(${limit})`]),
  ];
  return `.from(${script(table)})${verb}${filters.join('')}${method === 'GET' ? paging.join('') : method === 'PATCH' || method === 'DELETE' ? select : ''}`;
}

function filterCall(name: string, value: string): string {
  if (name === 'or') return `.or(${script(value.replace(/^\((.*)\)$/s, '$1'))})`;
  const [, operator = '', rest = ''] = /^([a-z]+)\.(.*)$/s.exec(value) ?? [];
  if (operator === 'is') return `.is(${script(name)}, ${/^(?:null|true|false)$/.test(rest) ? rest : script(rest)})`;
  if (operator === 'in') return `.in(${script(name)}, [${splitList(rest).map(literal).join(', ')}])`;
  if (OPERATORS.has(operator)) return `.${operator}(${script(name)}, ${literal(rest)})`;
  const negated = /^not\.([a-z]+)\.(.*)$/s.exec(value);
  if (negated) return `.not(${script(name)}, ${script(negated[1]!)}, ${negated[2] === 'null' ? 'null' : literal(negated[2]!)})`;
  return `.filter(${script(name)}, ${script(operator)}, ${script(rest)})`;
}

/** `(a,"b,c")` as its texts. */
function splitList(text: string): string[] {
  return [...text.replace(/^\((.*)\)$/s, '$1').matchAll(/"((?:[^"\\]|\\.)*)"|([^,]+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
}

function openApiCall({ method, path, body }: MockCall): string {
  const { table, row, query } = askedOf(path);
  const params = [...(row === undefined ? [] : [`path: { id: ${literal(row)} }`]), ...(query.length === 0 ? [] : [`query: ${members(query)}`])];
  const options = [...(params.length === 0 ? [] : [`params: { ${params.join(', ')} }`]), ...(body === '' ? [] : [`body: ${compact(body)}`])];
  return `.${method}(${script(`/${table}${row === undefined ? '' : '/{id}'}`)}${options.length === 0 ? '' : `, { ${options.join(', ')} }`})`;
}

/** Paging and order have a place of their own; the other parameters are filters. */
function providerCall({ method, path, body }: MockCall): string {
  const { table, row = '1', query } = askedOf(path);
  const [of, data] = [script(table), body === '' ? '{}' : compact(body)];
  const id = literal(row);
  if (method === 'POST') return `.create(${of}, { data: ${data} })`;
  if (method === 'PUT' || method === 'PATCH') return `.update(${of}, { id: ${id}, data: ${data}, previousData: { id: ${id} } })`;
  if (method === 'DELETE') return `.delete(${of}, { id: ${id} })`;
  if (askedOf(path).row !== undefined) return `.getOne(${of}, { id: ${id} })`;
  const params = new Map(query);
  const perPage = Number(params.get('_limit') ?? 10);
  const sort = params.has('_sort') ? `, sort: { field: ${script(params.get('_sort')!)}, order: ${script((params.get('_order') ?? 'asc').toUpperCase())} }` : '';
  return `.getList(${of}, { pagination: { page: ${Number(params.get('_page') ?? 1)}, perPage: ${perPage} }${sort}, filter: ${members(query.filter(([name]) => !name.startsWith('_')))} })`;
}

function members(entries: Asked['query']): string {
  if (entries.length === 0) return '{}';
  return `{ ${entries.map(([name, value]) => `${/^[a-z_$][\w$]*$/i.test(name) ? name : script(name)}: ${literal(value)}`).join(', ')} }`;
}

/** A number as a number, if it reads the same; other values as texts. */
function literal(text: string): string {
  return text !== '' && String(Number(text)) === text ? text : script(text);
}

function askedOf(path: string): Asked {
  const [before = '', search = ''] = path.split(/\?(.*)/s);
  const [table = 'table', row] = before
    .replace(/^\/?(?:rest\/v1\/)?/, '')
    .split('/')
    .map(decoded);
  return { table: table === '' ? 'table' : table, row: row === '' ? undefined : row, query: [...new URLSearchParams(search)] };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
