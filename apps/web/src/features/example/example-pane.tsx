import { useRef, useState } from 'react';
import { CellPopover } from '../../components/ui/cell-popover.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import type { Engine } from '../../engine/engine-store.ts';
import { formatCount } from '../../lib/format.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import styles from './example.module.css';
import { OfferButton } from './offer-button.tsx';
import { useOffers } from './use-offers.ts';
import { useTakeOffer } from './use-take-offer.ts';

type ExamplePaneProps = {
  engine: Engine;
  table: string;
  column: GridColumn;
  row: number;
  /** The current value of the cell. */
  text: string | null | undefined;
  anchor: HTMLElement | null;
  onClose: () => void;
};

/**
 * Defines a column by example: a value is typed into the cell, and generators for such values are offered with their
 * rows.
 */
export function ExamplePane({ engine, table, column, row, text, anchor, onClose }: ExamplePaneProps) {
  return (
    <CellPopover label={`Example for ${column.name}, row ${formatCount(row + 1)}`} anchor={anchor} className={styles.pane!} onClose={onClose}>
      {column.relation || column.mark ? (
        <p className="quiet pad-4">
          {column.relation ? `Values come from ${column.relation.to.table}. Choose how in the inspector.` : 'Postgres makes the values of this column.'}
        </p>
      ) : (
        <Offers engine={engine} table={table} column={column} row={row} text={text ?? ''} onClose={onClose} />
      )}
    </CellPopover>
  );
}

function Offers({ engine, table, column, row, text, onClose }: Omit<ExamplePaneProps, 'anchor' | 'text'> & { text: string }) {
  const [written, setWritten] = useState(text);
  const offered = useRef<HTMLDivElement>(null);
  const { offers, refusal, isSettled, error } = useOffers(engine, table, column, row, written);
  const take = useTakeOffer(table, column.name, onClose);
  return (
    <>
      <label className="label stack gap-2 pad-4">
        <span>
          What should {column.name} hold? <span className="regular faint">One example, or several, one a line.</span>
        </span>
        <textarea
          className={`text-cell ink on-surface rounded-4px ${styles.input}`}
          autoFocus
          spellCheck={false}
          rows={Math.min(6, written.split('\n').length)}
          value={written}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setWritten(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            offered.current?.querySelector<HTMLButtonElement>('button:enabled')?.focus();
          }}
        />
      </label>
      <div ref={offered} className={`border-above scroll ${styles.offers}`} role="group" aria-label="Generators that give this" aria-busy={!isSettled}>
        {error ? <ErrorNote error={error} /> : null}
        {offers === null ? <SkeletonLines count={3} /> : null}
        {offers?.map((offer) => (
          <OfferButton key={JSON.stringify(offer.generator)} offer={offer} isStale={!isSettled} onTake={() => take(offer, written)} />
        ))}
        {refusal === null ? null : (
          <p className="text-cell fault break-anywhere pad-4" role="alert">
            {refusal}
          </p>
        )}
        {offers?.length === 0 && isSettled && refusal === null ? (
          <p className="quiet pad-4">{written.trim() === '' ? 'Type a value that you want here.' : 'No generator gives such values.'}</p>
        ) : null}
      </div>
      <p className={`text-small faint border-above ${styles.foot}`}>
        <kbd>Enter</kbd> first choice · <kbd>Shift Enter</kbd> next line · <kbd>Esc</kbd> close
      </p>
    </>
  );
}
