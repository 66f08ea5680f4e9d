import { GripVertical, Plus, X } from 'lucide-react';
import { useRef, useState, type ClipboardEvent } from 'react';
import { Button, IconButton } from '../../../components/ui/button.tsx';
import field from '../../../components/ui/field.module.css';
import { useTitleOf } from '../../../queries/catalogue.ts';
import { ScrubNumber } from './scrub-number.tsx';
import { ShareBar } from './share-bar.tsx';
import { writtenValue } from '../../../workspace/typed-value.ts';
import { moveRow, pastedRows, sharesOf, withShare, type WeightedRow } from './weighted-rows.ts';
import styles from './fields.module.css';

/** The digits shown of a computed weight (36.1386139), so that it fits its box. */
const WEIGHT_DIGITS = 4;
/** Space after the longest bar, so that it can be dragged further. */
const HEADROOM = 1.25;

type WeightsFieldProps = {
  label: string;
  rows: readonly WeightedRow[];
  error?: string | undefined;
  /** Parses a typed text as a value of the column's type. */
  read: (text: string) => unknown;
  /** The last value may be removed, too. */
  mayEmpty?: boolean;
  /** Values are added below; false if that is done elsewhere. */
  hasAdd?: boolean;
  /** Weights are shares of all rows; what is not listed has the rest. */
  areShares?: boolean;
  /** Why no row will have a value; null if rows may. */
  whyDropped?: ((value: unknown) => string | null) | undefined;
  onChange: (rows: readonly WeightedRow[]) => void;
};

/** Values and their frequency: typed, reordered, or pasted from a spreadsheet as one or two columns. */
export function WeightsField({ label, rows, error, read, mayEmpty = false, hasAdd = true, areShares = false, whyDropped, onChange }: WeightsFieldProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  /** The present index of the dragged row. */
  const dragged = useRef(0);
  /** The shares at the start of a drag, so that shares that reached 0 during the drag come back in proportion. */
  const held = useRef<readonly WeightedRow[] | null>(null);
  const shares = sharesOf(rows);
  const left = 1 - rows.reduce((sum, { weight }) => sum + weight, 0);
  // Scales bars, so that they are distinguishable if all shares are small.
  const most = Math.max(...shares, Number.MIN_VALUE);
  const titleOf = useTitleOf();
  const put = (i: number, row: Partial<WeightedRow>) => onChange(rows.map((one, k) => (k === i ? { ...one, ...row } : one)));
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return;
    onChange(moveRow(rows, from, to));
    requestAnimationFrame(() => body.current?.querySelectorAll<HTMLElement>('[data-grip]')[to]?.focus());
  };
  const dragTo = (y: number) => {
    const over = [...body.current!.rows].findIndex((row) => y < row.getBoundingClientRect().bottom);
    const to = over < 0 ? rows.length - 1 : over;
    if (to === dragged.current) return;
    onChange(moveRow(rows, dragged.current, to));
    dragged.current = to;
  };
  const onPaste = (i: number) => (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = pastedRows(event.clipboardData.getData('text/plain'), read);
    if (!pasted || pasted.length === 0) return;
    event.preventDefault();
    // A paste replaces a value that is empty or the only one; otherwise it is inserted after the present one.
    onChange([...rows.slice(0, i), ...pasted, ...rows.slice(i + pasted.length)]);
  };
  return (
    <div className="stack gap-2 min-width-0">
      <table className={`collapse full-width ${styles.weights}`} aria-label={label}>
        <colgroup>
          <col className={styles.gripColumn} />
          <col />
          <col className={styles.weightColumn} />
          <col className={styles.shareColumn} />
          <col className={styles.removeColumn} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              {label}
            </th>
            {areShares ? null : <th scope="col">Weight</th>}
            <th scope="col" colSpan={areShares ? 2 : 1}>
              {areShares ? 'Share of all rows' : 'Share'}
            </th>
            <th scope="col">
              <span className="visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, i) => (
            // The key is the index, because two rows may have the same value while one of them is being typed.
            <tr key={i}>
              <td>
                <Grip place={i} count={rows.length} onKeyMove={(to) => move(i, to)} onDown={() => (dragged.current = i)} onDrag={dragTo} />
              </td>
              <td>
                {row.generator ? (
                  <span className="cut quiet block" title={row.generator.kind}>
                    {titleOf(row.generator.kind)}
                  </span>
                ) : (
                  <ValueInput label={`Value ${i + 1}`} value={row.value} read={read} onPaste={onPaste(i)} onChange={(value) => put(i, { value })} />
                )}
                <Dropped why={row.generator ? null : whyDropped?.(row.value)} />
                {row.weight < 0 ? (
                  <p className="text-cell fault" role="alert">
                    A weight is 0 or more.
                  </p>
                ) : null}
              </td>
              {areShares ? (
                <td colSpan={2}>
                  <ScrubNumber
                    label={`Share of value ${i + 1}`}
                    hideLabel
                    unit="%"
                    value={Number((row.weight * 100).toPrecision(6))}
                    minimum={0}
                    maximum={Number(((row.weight + Math.max(0, left)) * 100).toPrecision(6))}
                    step={1}
                    onChange={(percent) => put(i, { weight: (percent ?? 0) / 100 })}
                  />
                </td>
              ) : (
                <>
                  <td>
                    <ScrubNumber
                      label={`Weight ${i + 1}`}
                      hideLabel
                      value={row.weight}
                      digits={WEIGHT_DIGITS}
                      minimum={0}
                      error={row.weight < 0 ? '' : undefined}
                      onChange={(weight) => put(i, { weight: weight ?? 0 })}
                    />
                  </td>
                  <td>
                    <ShareBar
                      label={`Share of value ${i + 1}`}
                      share={shares[i]!}
                      top={Math.min(1, most * HEADROOM)}
                      onShare={rows.length > 1 ? (share) => onChange(withShare(held.current ?? rows, i, share)) : undefined}
                      onHold={(holds) => (held.current = holds ? rows : null)}
                    />
                  </td>
                </>
              )}
              <td>
                <IconButton label={`Remove value ${i + 1}`} isDisabled={rows.length === 1 && !mayEmpty} onPress={() => onChange(rows.toSpliced(i, 1))}>
                  <X aria-hidden />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasAdd ? (
        <div className={`line gap-2 ${styles.weightsFoot}`}>
          <Button look="quiet" onPress={() => onChange([...rows, { value: read(''), weight: averageOf(rows) }])}>
            <Plus aria-hidden /> Add a value
          </Button>
          <span className="note">or paste two columns</span>
        </div>
      ) : null}
      {error && rows.every(({ weight }) => weight >= 0) ? <p className="text-cell fault">{error}</p> : null}
    </div>
  );
}

function Dropped({ why }: { why: string | null | undefined }) {
  return why ? (
    <p className="text-cell fault" role="alert">
      {why}
    </p>
  ) : null;
}

/** Moves its row: dragged over others, or by the arrow keys. */
function Grip({
  place,
  count,
  onKeyMove,
  onDown,
  onDrag,
}: {
  place: number;
  count: number;
  onKeyMove: (to: number) => void;
  onDown: () => void;
  onDrag: (y: number) => void;
}) {
  return (
    <button
      type="button"
      data-grip
      className={`grid faint centered ${styles.grip}`}
      aria-label={`Value ${place + 1} of ${count}: move with the arrow keys`}
      onKeyDown={(event) => {
        const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        onKeyMove(place + by);
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        onDown();
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && onDrag(event.clientY)}
    >
      <GripVertical size={14} aria-hidden />
    </button>
  );
}

/** Longer values need a narrower font. */
const LONG = 16;

/** Keeps the typed text, because `1.` and `1` are the same number. */
function ValueInput({
  label,
  value,
  read,
  onPaste,
  onChange,
}: {
  label: string;
  value: unknown;
  read: (text: string) => unknown;
  onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
  onChange: (value: unknown) => void;
}) {
  const [text, setText] = useState<string | null>(null);
  const written = text ?? writtenValue(value);
  return (
    <input
      className={`min-width-0 full-width rounded-4px ${field.input}`}
      title={written}
      data-long={written.length > LONG || undefined}
      aria-label={label}
      value={written}
      spellCheck={false}
      autoComplete="off"
      onPaste={(event) => {
        setText(null);
        onPaste(event);
      }}
      onBlur={() => setText(null)}
      onChange={(event) => {
        setText(event.currentTarget.value);
        onChange(read(event.currentTarget.value));
      }}
    />
  );
}

function averageOf(rows: readonly WeightedRow[]): number {
  const mean = rows.reduce((sum, row) => sum + row.weight, 0) / Math.max(1, rows.length);
  return Number(mean.toPrecision(2)) || 1;
}
