import type { AuditEvent, Via } from '@seedbed/contract';
import { formatCount } from '../../lib/format.ts';

/** The subjects of events, to filter by. */
export const NOUNS: readonly { readonly id: string; readonly label: string }[] = [
  { id: 'all', label: 'All events' },
  { id: 'session.', label: 'Sessions' },
  { id: 'account.', label: 'Accounts' },
  { id: 'member.', label: 'Members' },
  { id: 'invitation.', label: 'Invitations' },
  { id: 'api-key.', label: 'API keys' },
  { id: 'connection.', label: 'Connections' },
  { id: 'dataset.', label: 'Datasets' },
  { id: 'mock.', label: 'Mock APIs' },
  { id: 'run.', label: 'Runs' },
  { id: 'target.', label: 'Loads by agents' },
  { id: 'artifact.', label: 'Exported files' },
  { id: 'pack.', label: 'Knowledge packs' },
  { id: 'model-endpoint.', label: 'Model' },
  { id: 'workspace.', label: 'Workspace' },
];

/** By the client that did something. */
export const VIA: Readonly<Record<Via, string>> = { browser: 'browser', 'command-line': 'command line', agent: 'agent', program: 'program' };

/** `member.role-changed` → member role changed; `api-key.created` → API key created. */
export function actionWords(action: string): string {
  return action.replace(/^api-key/, 'API key').replace(/[.-]/g, ' ');
}

/** `before viewer · after editor`: the other details, in the order in which they were written. */
export function detailWords(details: AuditEvent['details']): string {
  return Object.entries(details)
    .filter(([, value]) => value !== null && value !== '')
    .map(([key, value]) => `${spaced(key)} ${key === 'rows' && typeof value === 'number' ? formatCount(value) : textOf(value)}`)
    .join(' · ');
}

function spaced(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // For a time, the day is precise enough.
  if (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value)) return value.slice(0, 10);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
