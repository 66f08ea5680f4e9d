import type { MockDialect } from '@seedbed/contract';

export type MockCall = { readonly method: string; readonly path: string; /** JSON; empty without a body. */ readonly body: string };
export type Address = { readonly url: string; readonly dialect: MockDialect; /** Whether a caller needs an API key. */ readonly needsKey: boolean };
type Snippet = { readonly id: string; readonly label: string; readonly text: string };

/** The call in the clients that people have, ready to be copied. */
export function snippetsOf(call: MockCall, address: Address): Snippet[] {
  const client = CLIENTS[address.dialect](address, tableOf(call.path));
  return [
    { id: 'curl', label: 'curl', text: curl(call, address) },
    { id: 'fetch', label: 'fetch', text: fetchCall(call, address) },
    ...(client ? [{ id: 'client', ...client }] : []),
    { id: 'axios', label: 'axios', text: axios(call, address) },
    { id: 'python', label: 'Python', text: python(call, address) },
  ];
}

function curl({ method, path, body }: MockCall, { url, needsKey }: Address): string {
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${shell(url + path)}`,
    ...(needsKey ? ['-H "Authorization: Bearer $SEEDBED_API_KEY"'] : []),
    ...(body ? ["-H 'Content-Type: application/json'", `-d ${shell(body)}`] : []),
  ];
  return parts.join(' \\\n  ');
}

function fetchCall({ method, path, body }: MockCall, { url, needsKey }: Address): string {
  const headers = [...(needsKey ? ['Authorization: `Bearer ${apiKey}`'] : []), ...(body ? ["'Content-Type': 'application/json'"] : [])];
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(headers.length > 0 ? [`headers: { ${headers.join(', ')} }`] : []),
    ...(body ? [`body: JSON.stringify(${compact(body)})`] : []),
  ];
  const more = options.length > 0 ? `, {\n${options.map((option) => `  ${option},\n`).join('')}}` : '';
  return `const response = await fetch(${script(url + path)}${more});\nconst data = await response.json();`;
}

function axios({ method, path, body }: MockCall, { url, needsKey }: Address): string {
  const base = [`baseURL: ${script(url)}`, ...(needsKey ? ['headers: { Authorization: `Bearer ${apiKey}` }'] : [])];
  const verb = method.toLowerCase();
  return `import axios from 'axios';\n\nconst api = axios.create({ ${base.join(', ')} });\nconst { data } = await api.${verb}(${script(path)}${body ? `, ${compact(body)}` : ''});`;
}

function python({ method, path, body }: MockCall, { url, needsKey }: Address): string {
  const more = [
    ...(needsKey ? ['headers={"Authorization": f"Bearer {api_key}"}'] : []),
    // JSON and Python write three values differently.
    ...(body ? [`data=${JSON.stringify(body)}`, ...(needsKey ? [] : ['headers={"Content-Type": "application/json"}'])] : []),
  ];
  const joined = more.map((part) => `, ${part}`).join('');
  return `import requests\n\nresponse = requests.${method.toLowerCase()}(${JSON.stringify(url + path)}${joined})\nprint(response.json())`;
}

/** The client library of each dialect. */
const CLIENTS: Readonly<Record<MockDialect, (address: Address, table: string) => { readonly label: string; readonly text: string } | undefined>> = {
  postgrest: ({ url, needsKey }, table) => ({
    label: 'supabase-js',
    text: `import { createClient } from '@supabase/supabase-js';\n\nconst supabase = createClient(\n  ${script(url)},\n  ${needsKey ? 'apiKey' : "'any-key'"},\n);\nconst { data } = await supabase.from(${script(table)}).select('*').limit(5);`,
  }),
  plain: ({ url, needsKey }, table) => ({
    label: 'openapi-fetch',
    text: `// npx openapi-typescript ${url}/openapi.json -o api.ts\nimport createClient from 'openapi-fetch';\nimport type { paths } from './api';\n\nconst api = createClient<paths>({ baseUrl: ${script(url)}${needsKey ? ', headers: { Authorization: `Bearer ${apiKey}` }' : ''} });\nconst { data } = await api.GET(${script(`/${table}`)}, { params: { query: { limit: 5 } } });`,
  }),
  js0: ({ url }) => ({
    label: 'react-admin',
    text: `import jsonServerProvider from 'ra-data-json-server';\n\nconst dataProvider = jsonServerProvider(${script(url)});`,
  }),
  js1: () => undefined,
};

/** The table that a path is about. */
function tableOf(path: string): string {
  const name = /^\/?(?:rest\/v1\/)?([^/?]+)/.exec(path)?.[1] ?? 'table';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Quoted for a shell. */
function shell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

function script(text: string): string {
  return `'${text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", String.raw`\'`)
    .replaceAll('\n', String.raw`\n`)}'`;
}

/** On one line, if it is JSON. */
function compact(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return JSON.stringify(body);
  }
}
