import { Button } from '../../../components/ui/button.tsx';
import type { ChildCounts } from '../../../engine/protocol.ts';
import { formatCount, formatCountedShare, formatPer, formatShare, shortName } from '../../../lib/format.ts';
import { useMay } from '../../../queries/me.ts';
import { useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { setRows } from '../../../workspace/edit-rows.ts';
import type { FanOutChart } from './fan-out-chart.ts';
import type { FanOutLimit } from './limit-words.ts';
import styles from './fan-out.module.css';

/** The setting next to the counted result. */
export function Facts({
  chart: { mean, least, most, without },
  asked,
  child,
  parent,
}: {
  chart: FanOutChart;
  asked: ChildCounts['asked'];
  child: string;
  parent: string;
}) {
  const facts = [
    ['Mean of all', asked?.mean == null ? null : formatPer(asked.mean), formatPer(mean)],
    ['Without', asked?.without == null ? null : formatShare(asked.without), formatCountedShare(without)],
    ['Least', null, least === null ? '–' : formatCount(least)],
    ['Most', null, formatCount(most)],
  ] as const;
  return (
    <table className={`full-width text-cell figures collapse ${styles.facts}`} aria-label={`Asked and counted ${child} for each of ${parent}`}>
      <thead>
        <tr>
          <td />
          {facts.map(([name]) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {asked ? (
          <tr>
            <th scope="row">Asked</th>
            {facts.map(([name, value]) => (
              <td key={name}>{value ?? '–'}</td>
            ))}
          </tr>
        ) : null}
        <tr>
          <th scope="row">Counted</th>
          {facts.map(([name, , value]) => (
            <td key={name}>{value}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** Why the row count differs from the setting, with the row count that would allow it. */
export function Limit({ limit }: { limit: FanOutLimit | null }) {
  const draft = useDraftStore();
  const may = useMay('write');
  if (!limit) return null;
  const { why, set } = limit;
  return (
    <div className={styles.limit} role="note">
      <p>{why}</p>
      {may && set ? (
        <Button onPress={() => setRows(draft, set.table, set.rows)}>
          Make {formatCount(set.rows)} rows of {shortName(set.table)}
        </Button>
      ) : null}
    </div>
  );
}
