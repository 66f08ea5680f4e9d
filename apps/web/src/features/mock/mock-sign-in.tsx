import type { Mock, MockState } from '@seedbed/contract';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Select } from '../../components/ui/select.tsx';
import { shortName } from '../../lib/format.ts';
import { useChangeMock } from './use-change-mock.ts';
import styles from './mock.module.css';

/** No name of a table. */
const CHOSEN = '';

/** The table of people who sign in at `auth/v1`, and some of them. Empty if the schema has no people. */
export function MockSignInSettings({ mock, state, mayWrite }: { mock: Mock; state: MockState | undefined; mayWrite: boolean }) {
  const change = useChangeMock(mock);
  if (!state || state.peopleTables.length === 0) return null;
  const { peopleTables, signIn } = state;
  const people = change.isPending && change.variables.people !== undefined ? change.variables.people : mock.people;
  const named = people === null ? CHOSEN : (peopleTables.find((table) => table === people || shortName(table) === people) ?? people);
  const tables = peopleTables.includes(named) || named === CHOSEN ? peopleTables : [...peopleTables, named];
  return (
    <div className={`row at-end wrap ${styles.signIn}`}>
      <Select
        label="People who sign in"
        options={[{ id: CHOSEN, label: 'Chosen automatically' }, ...tables.map((table) => ({ id: table, label: shortName(table) }))]}
        value={named}
        isDisabled={!mayWrite}
        onChange={(table) => change.mutate({ people: table === CHOSEN ? null : table })}
      />
      {signIn ? (
        <p className="faint pretty">
          People of {signIn.table} sign in at <code>/auth/v1</code>, for example {signIn.email} with the password {signIn.password}.
        </p>
      ) : null}
      {change.isError ? <ErrorNote error={change.error} /> : null}
    </div>
  );
}
