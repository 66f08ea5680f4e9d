import { LIMITS, type StartRun } from '@seedbed/contract';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { NumberField } from '../../components/ui/number-field.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { formatMany } from '../../lib/format.ts';
import styles from './export.module.css';
import { transactionHint } from './transaction-hint.ts';

/** The options besides target and mode; the server chooses the missing ones. */
export type LoadOptions = Pick<StartRun, 'connections' | 'atomic' | 'ledger' | 'fast'>;

/** The server's default. */
export function isAtomic({ atomic, fast = false, connections = 1 }: LoadOptions, rows: number): boolean {
  return atomic ?? (fast || (rows <= LIMITS.atomicRows && connections === 1));
}

/** Transactions, sessions and the proof of parts: folded away, for the server's choice is right for nearly everybody. */
export function LoadOptionsFields({
  options,
  rows,
  create,
  onChange,
}: {
  options: LoadOptions;
  rows: number;
  create: boolean;
  onChange: (options: LoadOptions) => void;
}) {
  const atomic = isAtomic(options, rows);
  const ledger = options.ledger ?? 'table';
  return (
    <details className={styles.options}>
      <summary>
        Options <span>· {summaryOf(options, atomic)}</span>
      </summary>
      <div className={`stack gap-5 ${styles.fields}`}>
        <div>
          <span className={`label block ${styles.label}`}>Transactions</span>
          <Segmented
            label="Transactions"
            options={[
              { id: 'one', label: 'One: all or nothing' },
              { id: 'parts', label: 'In parts' },
            ]}
            value={atomic ? 'one' : 'parts'}
            onChange={(way) => onChange(way === 'one' ? { atomic: true } : { ...withoutFast(options), atomic: false })}
          />
          <p className={`faint ${styles.hint}`}>{transactionHint(atomic, create)}</p>
        </div>
        {atomic ? (
          <Checkbox
            isSelected={options.fast ?? false}
            onChange={(fast) => onChange(fast ? { ...options, fast } : withoutFast(options))}
            note="Drops foreign keys and plain indexes of existing tables and rebuilds them after the rows, in the same transaction: if it fails, they are restored. The tables are locked until then, for readers too. Worth it for many new rows and few existing ones."
          >
            Fast path
          </Checkbox>
        ) : (
          <>
            <NumberField
              label="Connections"
              minValue={1}
              maxValue={LIMITS.loadConnections}
              value={options.connections ?? 1}
              onChange={(connections) => onChange({ ...options, connections: Number.isNaN(connections) ? 1 : connections })}
              hint="Parallel sessions, over all workers."
            />
            <div>
              <span className={`label block ${styles.label}`}>Parts are verified by</span>
              <Segmented
                label="Parts are verified by"
                options={[
                  { id: 'table', label: 'A ledger' },
                  { id: 'none', label: 'Their keys' },
                ]}
                value={ledger}
                onChange={(next) => onChange({ ...options, ledger: next })}
              />
              <p className={`faint ${styles.hint}`}>
                {ledger === 'table'
                  ? 'A table seedbed.load_ledger in the target, removed after the run; needs CREATE on the database.'
                  : 'No extra table: keys of rows or transaction ids show whether a part was committed.'}
              </p>
            </div>
          </>
        )}
      </div>
    </details>
  );
}

/** The fast path works only in a single transaction. */
function withoutFast({ fast: _, ...options }: LoadOptions): LoadOptions {
  return options;
}

function summaryOf({ connections = 1, ledger = 'table', fast = false }: LoadOptions, atomic: boolean): string {
  if (atomic) return fast ? 'one transaction, fast path' : 'one transaction';
  return `in parts, ${formatMany(connections, 'connection')}${ledger === 'none' ? ', no ledger' : ''}`;
}
