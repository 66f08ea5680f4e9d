import { CLIENTS } from './client-snippets.ts';
import { compact, script, type Address, type MockCall } from './mock-call.ts';

type Snippet = { readonly id: string; readonly label: string; readonly text: string };

/** The call in the clients that people have, ready to be copied. */
export function snippetsOf(call: MockCall, address: Address): Snippet[] {
  const client = CLIENTS[address.dialect](address, call);
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

/** Quoted for a shell. */
function shell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
