import { useEffect, useMemo, useRef } from 'react';
import { formatCount } from '../../lib/format.ts';
import { rangeOfLine } from './excerpt.ts';
import styles from './start.module.css';

/** The number of shown lines, and how many of them come before the requested one. */
const SHOWN = 400;
const BEFORE = 6;

/** A text that is too long to be written in here: its first lines, or those around `line` (from 1). */
export function LargeText({ name, text, line }: { name: string; text: string; line: number | null }) {
  const first = Math.max(1, (line ?? 1) - BEFORE);
  const { lines, total } = useMemo(() => linesFrom(text, first), [text, first]);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // It takes the place of the field that was pasted into, and the focus with it, so that keys go on working.
    if (document.activeElement?.contains(region.current)) region.current?.focus();
  }, []);
  return (
    <>
      <div ref={region} className={`scroll ring-inside ${styles.large}`} tabIndex={0} role="region" aria-label={`Lines of ${name}`}>
        <ol style={{ counterReset: `line ${first - 1}` }}>
          {lines.map((one, i) => (
            <li key={first + i} data-marked={first + i === line ? '' : undefined}>
              {one}
            </li>
          ))}
        </ol>
      </div>
      <p className={`note border-above ${styles.largeNote}`}>
        Lines {formatCount(first)} to {formatCount(first + lines.length - 1)} of {formatCount(total)}. It is too long to be edited here.
      </p>
    </>
  );
}

function linesFrom(text: string, first: number): { readonly lines: string[]; readonly total: number } {
  const [from] = rangeOfLine(text, first);
  const [, to] = rangeOfLine(text, first + SHOWN - 1);
  return { lines: text.slice(from, to).split('\n'), total: text.split('\n').length };
}
