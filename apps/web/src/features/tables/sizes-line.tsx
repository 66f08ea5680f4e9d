import { mostRows, SIZES, sizesOf, type Size, type SizeName } from '@seedbed/contract';
import { memo, useCallback, useMemo, useState } from 'react';
import { Segmented } from '../../components/ui/segmented.tsx';
import { useTableRows } from '../../engine/engine-context.tsx';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';
import { parseCount } from '../../lib/go-to-row.ts';
import { useCountField } from '../../lib/use-count-field.ts';
import { useMay } from '../../queries/me.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { setRows, tableOf } from '../../workspace/edit-rows.ts';
import { setSize } from '../../workspace/scale-rows.ts';
import { setEach } from '../../workspace/set-each.ts';
import styles from './tables.module.css';

/** The tables of the line: as many as leave room for the list above it. */
const SHOWN = 6;
const SIZE_NAMES = (Object.keys(SIZES) as SizeName[]).map((id) => ({ id, label: id }));

/** The size of all tables, and the row counts of the main ones in one line, `1,000 customers · 2.1 orders each`, whose numbers can be edited. */
export const SizesLine = memo(function SizesLine() {
  const blueprint = useDraft((state) => state.blueprint);
  const size = blueprint.size ?? 'M';
  const counts = useTableRows();
  const may = useMay('write');
  const [isEdited, setEdited] = useState(false);
  const noteEdit = useCallback(() => setEdited(true), []);
  const { items, more, line } = useMemo(() => sizesOf(blueprint, counts, SHOWN), [blueprint, counts]);
  if (items.length === 0) return null;
  return (
    <div className={`border-above figures text-cell ${styles.sizes}`}>
      <SizeChoice onChosen={noteEdit} />
      <ul aria-label="Row counts of the main tables" className={styles.sizesList}>
        {items.map((size) => (
          <li key={size.table}>{may ? <SizePart size={size} parents={counts.get(size.per?.[0]?.table ?? '') ?? 0} onEdited={noteEdit} /> : size.says}</li>
        ))}
        {more.tables > 0 ? <li className="faint">{formatMany(more.tables, 'more table')}</li> : null}
      </ul>
      <p className="visually-hidden" role="status">
        {isEdited ? `Size ${size}: ${line}` : ''}
      </p>
    </div>
  );
});

/** The size of all tables: apart, so that no other edit makes it again. */
const SizeChoice = memo(function SizeChoice({ onChosen }: { readonly onChosen: () => void }) {
  const draft = useDraftStore();
  const size = useDraft((state) => state.blueprint.size ?? 'M');
  const may = useMay('write');
  return (
    <div className={`line gap-3 apart ${styles.sizeChoice}`}>
      <span className="faint">Size{may ? '' : ` ${size}`}</span>
      {may ? (
        <Segmented
          label="Size of all tables"
          options={SIZE_NAMES}
          value={size}
          onChange={(next) => {
            setSize(draft, next);
            onChosen();
          }}
        />
      ) : null}
    </div>
  );
});

type SizePartProps = { readonly size: Size; readonly parents: number; readonly onEdited: () => void };

/** A part of the line: its number is a field, the words follow. */
const SizePart = memo(function SizePart({ size, parents, onEdited }: SizePartProps) {
  const draft = useDraftStore();
  const table = useDraft((state) => tableOf(state.blueprint, size.table));
  const types = useDraft((state) => state.blueprint.types);
  const [text, setText] = useState<string | null>(null);
  const [shown = '', ...words] = size.says.split(' ');
  const per = size.per?.[0];
  const isEach = per !== undefined && per.each !== null;
  const value = text === null ? null : isEach ? eachOf(text) : parseCount(text);
  const fault =
    text === null ? null : value === null ? (isEach ? 'Enter a number, such as 2.1.' : 'Enter a whole number, such as 1M or 250,000.') : tooMany(value);

  function tooMany(number: number): string | null {
    if (isEach)
      return per.most !== undefined && number > per.most ? `At most ${formatCount(per.most)} for each of ${shortName(per.table)}: a key allows no more.` : null;
    const most = table && mostRows(table, types ?? {});
    return most && number > most.rows ? `At most ${formatCount(most.rows)} rows: ${most.why}.` : null;
  }
  const commit = () => {
    if (value !== null && fault === null && text !== shown) {
      if (isEach) setEach(draft, size, value, parents);
      else setRows(draft, size.table, value);
      onEdited();
    }
    setText(null);
  };
  const field = useCountField({ shown, text, onText: setText, onCommit: commit });
  return (
    <>
      <input
        className={`ink ${styles.rowsInput} ${styles.sizesInput}`}
        aria-label={isEach ? `${shortName(size.table)} for each of ${shortName(per.table)}` : `Rows of ${shortName(size.table)}`}
        aria-invalid={fault !== null}
        inputMode="decimal"
        style={{ width: `calc(${Math.max(1, (text ?? shown).length)}ch + 6px)` }}
        {...field}
      />{' '}
      {words.join(' ')}
      {fault === null ? null : (
        <span className={`text-cell fault ${styles.rowsFault}`} role="alert">
          {fault}
        </span>
      )}
    </>
  );
}, isSamePart);

/** Each edit counts the sizes anew, and most change none. */
function isSamePart(one: SizePartProps, other: SizePartProps): boolean {
  return one.parents === other.parents && one.onEdited === other.onEdited && JSON.stringify(one.size) === JSON.stringify(other.size);
}

function eachOf(text: string): number | null {
  const written = text
    .trim()
    .replace(/(\d),(?=\d{3}\b)/g, '$1')
    .replace(',', '.');
  return /^\d+(?:\.\d+)?$/.test(written) ? Number(written) : null;
}
