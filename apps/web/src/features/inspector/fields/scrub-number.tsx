import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import field from '../../../components/ui/field.module.css';
import { parseNumber, inLargerUnit, roundedTo, stepOf, unitWords, writeNumber } from './units.ts';
import styles from './fields.module.css';

/** One step per this many pixels of dragging the label. */
const PX_PER_STEP = 3;

type ScrubNumberProps = {
  label: string;
  value: number | undefined;
  /** The value if the field is empty. */
  fallback?: number | undefined;
  unit?: string | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  whole?: boolean;
  /** The maximum number of shown digits; the number itself keeps all. */
  digits?: number;
  step?: number;
  hint?: ReactNode;
  error?: string | undefined;
  hideLabel?: boolean;
  onChange: (value: number | undefined) => void;
};

/**
 * A number field that applies every key: accepts numbers as people write them, in any unit of its kind; changes by ↑ and ↓ or by dragging
 * its label, with Shift in steps of ten and with Alt in tenths. Escape restores the previous value.
 */
export function ScrubNumber(props: ScrubNumberProps) {
  const { label, value, fallback, unit, minimum, maximum, whole = false, hint, error, hideLabel = false, onChange } = props;
  const id = useId();
  const [text, setText] = useState<string | null>(null);
  const [before, setBefore] = useState(value);
  const drag = useRef<{ readonly x: number; readonly value: number; readonly step: number } | null>(null);
  const shown = value ?? fallback;
  const write = (one: number) => writeNumber(props.digits === undefined ? one : roundedTo(one, props.digits));
  const wrong =
    text !== null && text.trim() !== '' && parseNumber(text, unit) === null
      ? `Write a number as 12.5${unit ? `, or with ${unitWords(unit)}` : ''}.`
      : undefined;
  const larger = shown === undefined ? null : inLargerUnit(shown, unit);
  const notes = wrong ?? error;

  const within = (next: number) => Math.min(maximum ?? Infinity, Math.max(minimum ?? -Infinity, next));
  const settle = (next: number) => Number(within(whole ? Math.round(next) : next).toPrecision(12));
  const stepFor = (event: { shiftKey: boolean; altKey: boolean }) => {
    const step = (props.step ?? stepOf(shown, whole)) * (event.shiftKey ? 10 : 1) * (event.altKey ? 0.1 : 1);
    return whole ? Math.max(1, step) : step;
  };
  const put = (next: number) => {
    setText(null);
    onChange(settle(next));
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      put((shown ?? 0) + by * stepFor(event));
    } else if (event.key === 'Escape' && value !== before) {
      event.stopPropagation();
      setText(null);
      onChange(before);
    } else if (event.key === 'Enter') setText(null);
  };
  const onDown = (event: PointerEvent<HTMLLabelElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, value: shown ?? 0, step: stepFor(event) };
  };
  const onMove = (event: PointerEvent<HTMLLabelElement>) => {
    const from = drag.current;
    const steps = from ? Math.round((event.clientX - from.x) / PX_PER_STEP) : 0;
    if (from && steps !== 0) put(from.value + steps * from.step);
  };

  return (
    <div className="stack gap-2 min-width-0" data-invalid={notes !== undefined || undefined}>
      {hideLabel ? null : (
        <label
          className={`label ${styles.scrub}`}
          htmlFor={id}
          onPointerDown={onDown}
          onPointerMove={onMove}
          onPointerUp={() => (drag.current = null)}
          onPointerCancel={() => (drag.current = null)}
        >
          {label}
        </label>
      )}
      <span className="block relative">
        <input
          id={id}
          className={`min-width-0 full-width rounded-4px ${field.input} ${styles.numberInput}`}
          data-invalid={notes !== undefined || undefined}
          inputMode={whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          spellCheck={false}
          role="spinbutton"
          {...(hideLabel ? { 'aria-label': label } : {})}
          aria-valuenow={shown}
          aria-valuemin={minimum}
          aria-valuemax={maximum}
          aria-valuetext={shown === undefined ? 'none' : `${write(shown)}${unit ? ` ${unitWords(unit)}` : ''}`}
          aria-invalid={notes !== undefined}
          aria-describedby={notes || hint || larger ? `${id}-notes` : undefined}
          placeholder={fallback === undefined ? '' : write(fallback)}
          value={text ?? (value === undefined ? '' : write(value))}
          onFocus={() => setBefore(value)}
          onBlur={() => setText(null)}
          onKeyDown={onKey}
          onChange={(event) => {
            const written = event.currentTarget.value;
            const next = parseNumber(written, unit);
            setText(written);
            if (written.trim() === '') onChange(undefined);
            else if (next !== null) onChange(whole ? Math.round(next) : next);
          }}
        />
        {unit ? (
          <span className={`faint absolute ${styles.unit}`} aria-hidden>
            {unitWords(unit)}
          </span>
        ) : null}
      </span>
      {notes ? (
        <p className="text-cell fault" id={`${id}-notes`}>
          {notes}
        </p>
      ) : hint || larger ? (
        <p className="note" id={`${id}-notes`}>
          {hint ?? larger}
        </p>
      ) : null}
    </div>
  );
}
