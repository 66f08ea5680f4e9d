import { UNSURE } from '@seedbed/contract';
import { CheckMark } from '../../components/ui/checkbox.tsx';
import { formatShare, shortName } from '../../lib/format.ts';
import { shortType } from '../../lib/short-type.ts';
import type { ColumnPlace } from '../../workspace/edit-many.ts';
import { isUnrecognised } from '../../workspace/recognised.ts';
import styles from './columns-view.module.css';

type ColumnRowProps = {
  place: ColumnPlace;
  titles: ReadonlyMap<string, string>;
  isSelected: boolean;
  /** The inspector shows it. */
  isCurrent: boolean;
  onGo: () => void;
};

/** A row of the list of all columns: the generator, the confidence and the evidence. */
export function ColumnRow({ place, titles, isSelected, isCurrent, onGo }: ColumnRowProps) {
  const { table, column, given } = place;
  const kind = column.generator?.kind;
  return (
    <div className={`grid gap-3 full-height center text-cell ${styles.row}`} data-current={isCurrent ? '' : undefined} onDoubleClick={onGo}>
      <CheckMark isOn={isSelected} />
      <span className={`medium ${styles.name}`} title={`${table}.${column.name}`}>
        <span className={`regular quiet ${styles.of}`}>{shortName(table)}.</span>
        <span className={styles.own}>{column.name}</span>
      </span>
      <code className={`quiet ${styles.type}`} title={column.type}>
        {shortType(column.type)}
      </code>
      <span className={`quiet ${styles.kind}`}>
        {given === 'generated' ? 'by Postgres' : given === 'reference' ? 'from its parent' : kind === undefined ? 'by its type' : (titles.get(kind) ?? kind)}
      </span>
      <Sureness place={place} />
      <span className={`quiet ${styles.because}`} title={because(place)}>
        {because(place)}
      </span>
      <span className={`figures quiet text-right ${styles.null}`} data-never={column.nullable ? undefined : ''}>
        {nullWords(place)}
        {given === 'generated' ? null : <span className="visually-hidden"> null</span>}
      </span>
    </div>
  );
}

/** The confidence of inference, as a bar and a percentage; in words if a person decided. */
function Sureness({ place: { column, given } }: { place: ColumnPlace }) {
  const { confidence, generator } = column;
  if (given !== null || !generator) return <span className={`line figures quiet gap-6px ${styles.sure}`} />;
  if (confidence === undefined)
    return <span className={`line figures quiet gap-6px ${styles.sure}`}>{column.because === undefined ? 'by hand' : 'accepted'}</span>;
  return (
    <span className={`line figures quiet gap-6px ${styles.sure}`} data-unsure={confidence < UNSURE || undefined}>
      <i className={`rigid ${styles.share}`} style={{ '--share': confidence } as React.CSSProperties} aria-hidden />
      {formatShare(confidence)}
    </span>
  );
}

/** The share of NULLs in words. A nullable column without NULLs differs from one that cannot have any. */
export function nullWords({ column, given }: Pick<ColumnPlace, 'column' | 'given'>): string {
  if (given === 'generated') return '';
  return column.nullable ? formatShare(column.nullRate ?? 0) : 'not allowed';
}

function because({ column, given }: ColumnPlace): string {
  if (given !== null || !column.generator) return '';
  return isUnrecognised(column) ? 'nothing shows what it means' : (column.because ?? '');
}
