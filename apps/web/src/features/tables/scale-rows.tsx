import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { useTableRows } from '../../engine/engine-context.tsx';
import { formatBytes, formatCount, formatMany, shortName } from '../../lib/format.ts';
import { parseCount } from '../../lib/go-to-row.ts';
import { estimateQuery } from '../../queries/rows.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { applyScale, scaledTables, type Scale, type ScaledTable } from '../../workspace/scale-rows.ts';
import styles from './scale-rows.module.css';

const WAYS = [
  { id: 'factor', label: 'Times' },
  { id: 'total', label: 'To a total' },
  { id: 'each', label: 'Each table' },
] as const;
const START: Readonly<Record<Scale['by'], string>> = { factor: '10', total: '1M', each: '1,000' };
const HINT: Readonly<Record<Scale['by'], string>> = {
  factor: 'For example 10, 0.1 or 2.5',
  total: 'Rows of all tables together, for example 1M or 2.5e9',
  each: 'Rows of each table, for example 1,000 or 1M',
};

/** New row counts for all tables, with a preview before anything changes. */
export function ScaleRows({ onClose }: { onClose: () => void }) {
  const draft = useDraftStore();
  const blueprint = useDraft((state) => state.blueprint);
  const counts = useTableRows();
  const [by, setBy] = useState<Scale['by']>('factor');
  const [text, setText] = useState(START.factor);
  const value = by === 'factor' ? factorOf(text) : parseCount(text);
  const tables = useMemo(() => (value === null ? null : scaledTables(blueprint, counts, { by, value })), [blueprint, counts, by, value]);
  const bytes = useBytes(tables);
  const changed = tables?.filter((one) => one.then !== one.now) ?? [];
  const sum = (of: (one: ScaledTable) => number) => tables?.reduce((total, one) => total + of(one), 0) ?? 0;
  return (
    <Dialog title="Row counts of all tables" isOpen onClose={onClose} wide>
      <form
        className="stack gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!tables || value === null || changed.length === 0) return;
          applyScale(draft, tables, { by, value });
          onClose();
        }}
      >
        <div className={`grid gap-4 at-start ${styles.ask}`}>
          <Segmented
            label="How"
            options={WAYS}
            value={by}
            onChange={(next) => {
              setBy(next);
              setText(START[next]);
            }}
          />
          <TextField
            label={WAYS.find((way) => way.id === by)!.label}
            hideLabel
            value={text}
            onChange={setText}
            hint={HINT[by]}
            error={value === null ? (by === 'factor' ? 'Enter a number above 0, such as 10 or 0.1.' : 'Enter a whole number, such as 1M.') : undefined}
            autoFocus
          />
        </div>
        <dl className={`grid gap-4 figures on-sunken rounded pad-3-4 two-columns ${styles.totals}`} aria-live="polite">
          <div>
            <dt className="text-small faint">Now</dt>
            <dd>
              {formatMany(
                sum((one) => one.now),
                'row',
              )}
            </dd>
            <dd>{bytes ? `about ${formatBytes(bytes.now)}` : ''}</dd>
          </div>
          <div>
            <dt className="text-small faint">Then</dt>
            <dd>
              {tables
                ? formatMany(
                    sum((one) => one.then),
                    'row',
                  )
                : '–'}
            </dd>
            <dd>{bytes && tables ? `about ${formatBytes(bytes.then)}` : ''}</dd>
          </div>
        </dl>
        <div className={`border-above border-below scroll ${styles.scroll}`} tabIndex={0} role="region" aria-label="Each table">
          <table className={`full-width text-cell figures collapse ${styles.table}`}>
            <thead>
              <tr>
                <th scope="col">Table</th>
                <th scope="col">Now</th>
                <th scope="col">Then</th>
                <th scope="col">
                  <span className="visually-hidden">note</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {(tables ?? []).map((one) => (
                <tr key={one.table} data-same={one.now === one.then ? '' : undefined}>
                  <th scope="row">{shortName(one.table)}</th>
                  <td>{formatCount(one.now)}</td>
                  <td>
                    {one.follows ? 'about ' : ''}
                    {formatCount(one.then)}
                  </td>
                  <td className={one.why ? styles.why : styles.note}>
                    {one.why ? `at most: ${one.why}` : one.follows ? 'follows its parents' : one.now === one.then ? 'stays' : ''}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="row gap-3 to-end">
          <Button onPress={onClose}>Cancel</Button>
          <Button look="primary" type="submit" isDisabled={changed.length === 0}>
            Change {formatMany(changed.length, 'table')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function factorOf(text: string): number | null {
  const value = Number(
    text
      .trim()
      .replace(/^[×x*]\s*/, '')
      .replace(',', '.'),
  );
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** Bytes before and after, from the size of a row in the saved revision; undefined while they are measured, null if they cannot be. */
function useBytes(tables: readonly ScaledTable[] | null): { now: number; then: number } | null | undefined {
  const id = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const estimate = useQuery(estimateQuery(id, base, 'copy'));
  return useMemo(() => {
    if (!estimate.data || !tables) return estimate.isError ? null : undefined;
    const perRow = new Map(estimate.data.tables.map((one) => [one.table, one.rows === 0 ? 0 : one.bytes / one.rows]));
    const sum = (of: (one: ScaledTable) => number) => tables.reduce((total, one) => total + of(one) * (perRow.get(one.table) ?? 0), 0);
    return { now: sum((one) => one.now), then: sum((one) => one.then) };
  }, [estimate.data, estimate.isError, tables]);
}
