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

/** What describes the API to tools, by the names below its address. */
export const DESCRIPTIONS = ['openapi.json', 'types.ts'] as const;
