import { Link } from '@tanstack/react-router';
import type { Dataset } from '@seedbed/contract';
import { Check, Ellipsis } from 'lucide-react';
import { Ago } from '../../../components/ui/ago.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { IconButton } from '../../../components/ui/button.tsx';
import { Menu } from '../../../components/ui/menu.tsx';
import { formatMany } from '../../../lib/format.ts';
import { proofWords } from '../proof-words.ts';
import styles from './dataset-list.module.css';
import { useDatasetActions } from './use-dataset-actions.tsx';

/** The column headers of a row; on a phone each cell shows its own. */
export function DatasetHeads() {
  return (
    <div className={`grid gap-6 text-label faint center ${styles.heads}`} aria-hidden>
      <span>Name</span>
      <span className="text-right">Tables</span>
      <span className="text-right">Rows</span>
      <span>Proof and load</span>
      <span className={`faint nowrap text-right ${styles.when}`}>Changed</span>
    </div>
  );
}

/** A dataset: the whole row is a link, and its menu has the actions. */
export function DatasetRow({ dataset, may }: { dataset: Dataset; may: boolean }) {
  const { actions, dialog } = useDatasetActions(dataset);
  const state = dataset.lastRun?.state;
  const { words, tone, says } = proofWords(dataset);
  return (
    <li className={`grid gap-6 border-below relative center touch-high lights ${styles.row}`}>
      <Link to="/datasets/$id" params={{ id: dataset.id }} className={`cut semibold ink no-underline ${styles.name}`}>
        {dataset.name}
      </Link>
      <span className={styles.figures}>
        <Figure value={dataset.tables} unit="table" />
        <Figure value={dataset.rows} unit="row" />
      </span>
      <span className={`row min-width-0 gap-6px clip ${styles.badges}`}>
        <Badge tone={tone} title={says}>
          {tone === 'good' ? <Check aria-hidden className={styles.check} /> : null}
          {words}
        </Badge>
        {state ? <Badge tone={state === 'succeeded' ? 'good' : state === 'failed' ? 'bad' : 'info'}>{state === 'succeeded' ? 'loaded' : state}</Badge> : null}
      </span>
      <span className={`faint nowrap text-right ${styles.when}`}>
        <Ago at={dataset.updatedAt} />
      </span>
      {may ? (
        <Menu label={`Actions of ${dataset.name}`} actions={actions}>
          <IconButton tipAt="left" label={`Actions of ${dataset.name}`}>
            <Ellipsis aria-hidden />
          </IconButton>
        </Menu>
      ) : null}
      {dialog}
    </li>
  );
}

/** A number whose unit is in the column header, if there are columns. */
function Figure({ value, unit }: { value: number; unit: string }) {
  const whole = formatMany(value, unit);
  const number = whole.slice(0, whole.lastIndexOf(' '));
  return (
    <span className={`figures quiet nowrap text-right ${styles.cell}`}>
      {number}
      <span className={`clip absolute ${styles.unit}`}>{whole.slice(number.length)}</span>
    </span>
  );
}
