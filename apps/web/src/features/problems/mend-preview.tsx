import type { Diagnostic } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { produce } from 'immer';
import { Button } from '../../components/ui/button.tsx';
import { useEngine } from '../../engine/engine-context.tsx';
import { useMay } from '../../queries/me.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { tableOf } from '../../workspace/edit-rows.ts';
import { showPreview } from '../../workspace/preview.ts';
import { applyMends, type Mend } from './mends.ts';
import styles from './problems.module.css';

/** A mend as a patch: what stands there, what would, and the first cells with it; the button has it made. */
export function MendPreview({ problem, mend }: { problem: Diagnostic; mend: Mend }) {
  const draft = useDraftStore();
  const may = useMay('write');
  const blueprint = useDraft((state) => state.blueprint);
  const engine = useEngine((state) => state.engine);
  const { table, column } = problem;
  const navigate = useNavigate();
  const look = () => {
    const { datasetId } = draft.getState();
    showPreview({ datasetId, table: table!, ...mend });
    void navigate({ to: '/datasets/$id', params: { id: datasetId }, search: { t: table!, ...(column === undefined ? {} : { c: column }) } });
  };
  const cells = useQuery({
    queryKey: ['mend', mend.place, mend.after, engine?.edition ?? 0],
    queryFn: async () => {
      const mended = produce(blueprint, mend.recipe);
      const generator = tableOf(mended, table!)?.columns.find((one) => one.name === column)?.generator;
      const [sampled] = generator ? await engine!.samples(mended, table!, column!, 0, [[generator]]) : [];
      return sampled?.values ?? [];
    },
    enabled: engine !== null && table !== undefined && column !== undefined,
    gcTime: 0,
    retry: false,
  }).data;
  return (
    <span className={styles.patch}>
      <code className={styles.before}>
        {mend.place} {mend.before}
      </code>
      <code className={styles.after}>
        {mend.place} {mend.after}
      </code>
      {cells && cells.length > 0 ? <span className={styles.cells}>then: {cells.map((text) => text ?? 'null').join(' · ')}</span> : null}
      {may && table !== undefined && engine?.tryOut ? (
        <Button look="quiet" onPress={look}>
          See it in the rows
        </Button>
      ) : null}
      {may ? <Button onPress={() => applyMends(draft, [mend])}>{mend.label}</Button> : null}
    </span>
  );
}
