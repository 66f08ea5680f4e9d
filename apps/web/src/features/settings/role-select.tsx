import type { Role } from '@seedbed/contract';
import { Select } from '../../components/ui/select.tsx';

const ROLES = [
  { id: 'viewer', label: 'Viewer', note: 'Views and downloads datasets' },
  { id: 'editor', label: 'Editor', note: 'Also edits and loads datasets' },
  { id: 'owner', label: 'Owner', note: 'Also connections, members, keys and the audit log' },
] as const satisfies readonly { id: Role; label: string; note: string }[];

/** Chooses a person's role. */
export function RoleSelect(props: { label: string; hideLabel?: boolean; value: Role; isDisabled?: boolean; onChange: (role: Role) => void }) {
  return <Select {...props} options={ROLES} />;
}
