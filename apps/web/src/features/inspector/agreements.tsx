import type { Agreement } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { applySteps, StaleSteps } from '../../lib/apply-steps.ts';
import { askFor } from '../../lib/asked.ts';
import { formatCount, shortName } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { agreementsQuery } from '../../queries/agreements.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { edit } from '../../workspace/draft/draft-store.ts';
import styles from './inspector.module.css';

type AgreementsProps = { table: string; /** Opens the table's rows, with the line for words below them. */ onOpen: () => void };

/** What agrees in the rows of a table: each with its origin, the number of rows in which it holds, and the ways to change it and to switch it off. */
export function Agreements({ table, onOpen }: AgreementsProps) {
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const isEdited = useDraft((state) => state.pending.length > 0);
  const found = useQuery(agreementsQuery(id, base, table));
  const may = useMay('write');
  const write = (statement: string) => {
    askFor('wish', `${shortName(table)}: ${statement}`);
    onOpen();
  };
  return (
    <section className={`stack gap-4 border-above pad-4-5 ${styles.section}`} aria-label="Agreements">
      <h3 className="text-label faint">Agreements</h3>
      {found.isPending ? <SkeletonLines count={4} label="Counting what agrees" /> : null}
      {found.isError ? <ErrorNote error={found.error} onRetry={() => void found.refetch()} /> : null}
      {found.data?.length === 0 ? <p className="quiet pretty">Beyond keys and references, no column agrees with others.</p> : null}
      {found.data && found.data.length > 0 ? (
        <ul className="stack gap-4">
          {found.data.map((agreement) => (
            <One key={agreement.name} agreement={agreement} isEdited={isEdited} onChange={write} />
          ))}
        </ul>
      ) : null}
      {found.data && may ? (
        <span>
          <Button onPress={() => write('')}>Add one</Button>
        </span>
      ) : null}
      {isEdited && found.data ? <p className="text-cell quiet">As last saved; later edits are not included.</p> : null}
    </section>
  );
}

type OneProps = { agreement: Agreement; isEdited: boolean; onChange: (statement: string) => void };

function One({ agreement, isEdited, onChange }: OneProps) {
  const { name, table, says, statement, from, off } = agreement;
  const draft = useDraftStore();
  const may = useMay('write');
  const switchOff = (steps: Extract<Agreement['off'], { patch: unknown }>['patch']) => {
    try {
      edit(draft, `${shortName(table)}: ${name} switched off`, (blueprint) => applySteps(blueprint, steps), { touched: `${table}.${agreement.columns[0]!}` });
    } catch (error) {
      if (!(error instanceof StaleSteps)) throw error;
      notify(`${shortName(table)} has changed since. Reload the page and try again.`, { id: 'stale-agreement', isError: true });
    }
  };
  return (
    <li className="stack gap-2">
      <p className="pretty break-anywhere">{says}</p>
      <p className="text-cell quiet pretty break-anywhere">
        <span className="figures">{sharesOf(agreement)}</span> · from {from}
      </p>
      {'demanded' in off ? <p className="text-cell quiet pretty break-anywhere">It stays: {off.demanded}.</p> : null}
      {'patch' in off && may ? (
        <span className="line wrap gap-3">
          {statement === undefined ? null : (
            <Button aria-label={`Change: ${says}`} onPress={() => onChange(statement)}>
              Change
            </Button>
          )}
          <Button aria-label={`Switch off: ${says}`} isDisabled={isEdited} onPress={() => switchOff(off.patch)}>
            Switch off
          </Button>
        </span>
      ) : null}
    </li>
  );
}

function sharesOf({ holds }: Agreement): string {
  if (holds === null) return 'Not counted';
  if (holds.of === 0) return 'In no row to count';
  return `Holds in ${formatCount(holds.hold)} of ${formatCount(holds.of)} ${holds.sampled ? 'sampled rows' : 'rows'}`;
}
