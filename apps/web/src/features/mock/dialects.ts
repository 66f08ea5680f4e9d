import type { MockDialect, MockVisibility } from '@seedbed/contract';
import type { Option } from '../../components/ui/select.tsx';

export const DIALECTS: readonly Option<MockDialect>[] = [
  { id: 'postgrest', label: 'PostgREST', note: 'Supabase and PostgREST clients' },
  { id: 'plain', label: 'Plain REST', note: 'with OpenAPI 3.1' },
  { id: 'js0', label: 'json-server 0.17', note: '_page, _limit, _embed' },
  { id: 'js1', label: 'json-server 1.0', note: '_page, _per_page, _where' },
];

export const VISIBILITIES: readonly Option<MockVisibility>[] = [
  { id: 'public', label: 'Anyone with the address' },
  { id: 'workspace', label: 'Members and API keys' },
];

/** The mock as files for other tools, by the names below its address. */
export const FILES: readonly { readonly name: string; readonly label: string; readonly note: string }[] = [
  { name: 'openapi.json', label: 'openapi.json', note: 'OpenAPI 3.1 of plain REST, which is at /api' },
  { name: 'types.ts', label: 'types.ts', note: 'TypeScript types of the rows' },
  { name: 'postman.json', label: 'Postman', note: 'A Postman collection with a folder for each table' },
  { name: 'msw.js', label: 'MSW', note: 'Handlers of MSW that send requests on to this mock API' },
  { name: 'db.json', label: 'db.json', note: 'The first rows of each table, at most 1,000, as the file of json-server' },
];
