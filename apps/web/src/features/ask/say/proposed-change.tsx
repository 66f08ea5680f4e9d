import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { formatCount, formatMany, shortName } from '../../../lib/format.ts';
import { shownColumns } from '../answer-choice.ts';
import { SideRows } from '../side-rows.tsx';
import { ShareChanges } from './share-changes.tsx';
import ask from '../ask.module.css';
import type { Proposed } from './use-say.ts';
import styles from './say.module.css';

/** Rows are shown where most of them change: if these do not, none of the compared rows does. */
const isSame = ({ before, after, shares }: Proposed['tables'][number]): boolean =>
  before.total === after.total && !shares?.values.length && JSON.stringify(before.rows) === JSON.stringify(after.rows);

type ProposedChangeProps = {
  change: Proposed;
  /** Its rows were counted. */ isTried: boolean;
  isKeeping: boolean;
  isBusy: boolean;
  /** `both`: with the earlier statement that it would drop. */ onAccept: (both: boolean) => void;
  /** Takes back what was accepted. */ onUndo: (() => void) | undefined;
  onLeave: () => void;
};

/** One request: its rows before and after, to be accepted or rejected. */
export function ProposedChange({ change, isTried, isKeeping, isBusy, onAccept, onUndo, onLeave }: ProposedChangeProps) {
  const { wish, cannot, again, conflict, means = [], tables, state } = change;
  const isBlocked = !isTried || (isBusy && !isKeeping);
  return (
    <li className={`grid card gap-3 min-width-0 pad-4 ${styles.change}`} data-state={cannot === undefined ? state : 'cannot'}>
      <div className={`line wrap apart ${styles.changeHead}`}>
        <h4>{wish}</h4>
        {cannot === undefined ? (
          state === 'kept' ? (
            <span className="line gap-3 wrap text-label accent">
              <Check size={16} aria-hidden /> <span>Accepted</span>
              {onUndo ? <UndoAccept wish={wish} onPress={onUndo} /> : null}
            </span>
          ) : (
            <span className="line gap-3 wrap">
              <Button look="quiet" onPress={onLeave} aria-label={`${state === 'left' ? 'Show' : 'Skip'} ${wish}`}>
                {state === 'left' ? 'Show' : 'Skip'}
              </Button>
              {conflict ? null : (
                <Button look="primary" isPending={isKeeping} isDisabled={isBlocked} onPress={() => onAccept(false)} aria-label={`Accept ${wish}`}>
                  Accept
                </Button>
              )}
            </span>
          )
        ) : null}
      </div>
      {state === 'open' && cannot === undefined && means.length > 0 ? (
        <ul className="grid gap-1 quiet break-anywhere" aria-label="What changes">
          {means.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {conflict && state === 'open' ? (
        <div className="grid gap-3" role="group" aria-label={`Conflict of ${wish}`}>
          <p className="warn break-anywhere">{conflict.says}</p>
          {conflict.both ? <p className="break-anywhere">With both: {conflict.both.says}</p> : null}
          <div className="line gap-3 wrap">
            <Button isPending={isKeeping} isDisabled={isBlocked} onPress={() => onAccept(false)}>
              {conflict.drop}
            </Button>
            {conflict.both ? (
              <Button look="primary" isPending={isKeeping} isDisabled={isBlocked} onPress={() => onAccept(true)}>
                Keep both
              </Button>
            ) : null}
          </div>
        </div>
      ) : null}
      {again ? (
        <p className="figures faint break-anywhere">
          Changes again what an answer or a wish had set: {again.map(({ table, column }) => `${shortName(table)}.${column}`).join(', ')}
        </p>
      ) : null}
      {cannot === undefined ? null : <p className="warn break-anywhere">Not possible: {cannot}</p>}
      {state === 'open' && cannot === undefined
        ? tables.map((table) => (
            <div key={table.table} className="grid gap-3 min-width-0">
              <p className="figures faint break-anywhere">
                <b>{shortName(table.table)}</b>
                {table.changed.length > 0 ? ` · ${table.changed.map(({ column }) => column).join(', ')}` : ''}
                {table.before.total === table.after.total ? '' : ` · ${formatCount(table.before.total)} → ${formatMany(table.after.total, 'row')}`}
              </p>
              {table.shares ? <ShareChanges shares={table.shares} total={table.after.total} /> : null}
              {table.changed.length > 0 && table.before.rows.length > 0 ? (
                isSame(table) ? (
                  <p className="figures faint break-anywhere">No row that was looked at changes.</p>
                ) : (
                  <div className={`grid gap-5 ${ask.sides}`}>
                    <SideRows title="Before" page={table.before} columns={shownColumns(table)} changed={table.changed} other={table.after} tone="before" />
                    <SideRows title="After" page={table.after} columns={shownColumns(table)} changed={table.changed} other={table.before} tone="after" />
                  </div>
                )
              ) : null}
            </div>
          ))
        : null}
      {isTried && state === 'open' && cannot === undefined && tables.length === 0 ? (
        <p className="figures faint break-anywhere">It changes when rows come, not their columns: accept it to see the rows.</p>
      ) : null}
    </li>
  );
}

/** Takes the place of the button that was pressed, and its focus, unless the person went on elsewhere. */
function UndoAccept({ wish, onPress }: { wish: string; onPress: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
  }, []);
  return (
    <span ref={place}>
      <Button look="quiet" onPress={onPress} aria-label={`Undo ${wish}`}>
        Undo
      </Button>
    </span>
  );
}
