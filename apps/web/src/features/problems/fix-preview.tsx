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
import { applyFixes, type Fix } from './fixes.ts';
import styles from './problems.module.css';

/** A fix as a patch: the present value, the new one, and the first cells with it. The button applies it. */
export function FixPreview({ problem, fix }: { problem: Diagnostic; fix: Fix }) {
  const draft = useDraftStore();
  const may = useMay('write');
  const blueprint = useDraft((state) => state.blueprint);
  const engine = useEngine((state) => state.engine);
  const { table, column } = problem;
  const navigate = useNavigate();
  const look = () => {
    const { datasetId } = draft.getState();
    showPreview({ datasetId, table: table!, ...fix });
    void navigate({ to: '/datasets/$id', params: { id: datasetId }, search: { t: table!, ...(column === undefined ? {} : { c: column }) } });
  };
  const cells = useQuery({
    queryKey: ['fix', fix.place, fix.after, engine?.edition ?? 0],
    queryFn: async () => {
      const fixed = produce(blueprint, fix.recipe);
      const generator = tableOf(fixed, table!)?.columns.find((one) => one.name === column)?.generator;
      const [sampled] = generator ? await engine!.samples(fixed, table!, column!, 0, [[generator]]) : [];
      return sampled?.values ?? [];
    },
    enabled: engine !== null && table !== undefined && column !== undefined,
    gcTime: 0,
    retry: false,
  }).data;
  return (
    <span className={`line wrap ${styles.patch}`}>
      <code className={styles.before}>
        {fix.place} {fix.before}
      </code>
      <code className={styles.after}>
        {fix.place} {fix.after}
      </code>
      {cells && cells.length > 0 ? <span className={`note ${styles.cells}`}>then: {cells.map((text) => text ?? 'null').join(' · ')}</span> : null}
      {may && table !== undefined && engine?.tryOut ? (
        <Button look="quiet" onPress={look}>
          See it in the rows
        </Button>
      ) : null}
      {may ? <Button onPress={() => applyFixes(draft, [fix])}>{fix.label}</Button> : null}
    </span>
  );
}
