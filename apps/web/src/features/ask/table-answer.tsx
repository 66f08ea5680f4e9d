import type { KnowledgeDifference, KnowledgeOutcome } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { Checkbox } from '../../components/ui/checkbox.tsx';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';
import { generatorsQuery } from '../../queries/catalogue.ts';
import { shownColumns, someValues, type LeftOut } from './answer-choice.ts';
import { SideRows } from './side-rows.tsx';
import styles from './ask.module.css';

type TableAnswerProps = { difference: KnowledgeDifference; outcome: KnowledgeOutcome; left: LeftOut; onToggle: (name: string, isIn: boolean) => void };

/**
 * The effect of the answer on one table: each column can be accepted or rejected, with rows before and after, and
 * rejected statements.
 */
export function TableAnswer({ difference, outcome, left, onToggle }: TableAnswerProps) {
  const { table, changed, before, after } = difference;
  const isIn = !left.has(table);
  const out = changed.filter(({ column }) => left.has(`${table}.${column}`)).length;
  const lost = outcome.lost.filter((one) => one.table === table);
  const catalogue = useQuery(generatorsQuery).data?.items;
  const titleOf = (kind: string) => catalogue?.find((one) => one.kind === kind)?.title ?? (kind || 'nothing');
  const relations = outcome.relations.filter((one) => one.table === table);
  return (
    <section className={`grid card gap-4 min-width-0 pad-5 ${styles.table}`} aria-label={table} data-out={isIn ? undefined : ''}>
      <header className="line gap-3 wrap apart">
        <Checkbox isSelected={isIn} isIndeterminate={isIn && out > 0} onChange={(next) => onToggle(table, next)}>
          <h3 className="break-anywhere">
            <bdi>{shortName(table)}</bdi>
          </h3>
        </Checkbox>
        <span className="figures faint">
          {changed.length > 0 ? `${formatMany(changed.length, 'column')} ${changed.length === 1 ? 'changes' : 'change'}` : 'No column changes'}
          {before.total === after.total ? '' : ` · ${formatCount(before.total)} → ${formatMany(after.total, 'row')}`}
        </span>
      </header>
      {changed.length > 0 ? (
        <ul className={`grid ${styles.columns}`}>
          {changed.map(({ column, before: from, after: to }) => (
            <li className="min-width-0" key={column}>
              <div className={`line gap-3 min-width-0 ${styles.columnHead}`}>
                <Checkbox isSelected={isIn && !left.has(`${table}.${column}`)} onChange={(next) => onToggle(`${table}.${column}`, next)}>
                  <b>{column}</b>
                </Checkbox>
                <span className={`cut min-width-0 text-small faint ${styles.kinds}`} title={`${from} → ${to}`}>
                  {titleOf(from)} → {titleOf(to)}
                </span>
              </div>
              <ColumnValues column={column} before={before} after={after} />
            </li>
          ))}
        </ul>
      ) : null}
      {before.rows.length > 0 ? (
        <div className={`grid gap-5 ${styles.sides}`}>
          <SideRows title="Before" page={before} columns={shownColumns(difference)} changed={changed} other={after} tone="before" />
          <SideRows title="After" page={after} columns={shownColumns(difference)} changed={changed} other={before} tone="after" />
        </div>
      ) : null}
      {relations.length > 0 ? (
        <ul className={styles.relations} aria-label="Relations stated">
          {relations.map(({ relation, rows, holds }) => (
            <li key={relation} data-broken={holds < rows || undefined}>
              <code>{relation}</code> holds in {formatCount(holds)} of {formatMany(rows, 'row')}
            </li>
          ))}
        </ul>
      ) : null}
      {lost.length > 0 ? (
        <details className={styles.lost}>
          <summary>{formatMany(lost.length, 'column')} not taken</summary>
          <ul>
            {lost.map(({ place, column, reason }) => (
              <li key={`${place} ${column}`}>
                <b>{column}</b> {reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

/** A few values of a column, before and after. */
function ColumnValues({ column, before, after }: { column: string } & Pick<KnowledgeDifference, 'before' | 'after'>) {
  const [from, to] = [someValues(before, column), someValues(after, column)];
  if (from === to) return null;
  return (
    <p className={`text-small cut ${styles.values}`} title={`${from} → ${to}`}>
      <s className="faint">{from}</s> → <ins>{to}</ins>
    </p>
  );
}
