import { ChevronRight } from 'lucide-react';
import { createElement, Fragment } from 'react';
import { MenuItem } from 'react-aria-components/Menu';
import list from '../../components/ui/list-box.module.css';
import type { PaletteItem } from '../../lib/palette-state.ts';
import { matchScore } from '../../lib/match.ts';
import { wholeLabel } from './score-item.ts';
import { markedLetters } from './marked-letters.ts';
import { iconOf } from './palette-icons.ts';
import styles from './palette.module.css';

type PaletteRowProps = {
  item: PaletteItem;
  /** The search query. */
  query: string;
  /** Enter runs it. */
  isFirst: boolean;
  onHover: () => void;
};

/** One result: its icon, its name with the matched letters, details, and its keys. */
export function PaletteRow({ item, query, isFirst, onHover }: PaletteRowProps) {
  return (
    <MenuItem
      id={item.id}
      textValue={wholeLabel(item)}
      className={`no-underline rounded-4px ${list.item} ${styles.row}`}
      data-first={isFirst ? '' : undefined}
      onHoverStart={onHover}
    >
      {createElement(iconOf(item), { 'aria-hidden': true, size: 16, strokeWidth: 1.5, className: 'rigid faint' })}
      <span className={`cut min-width-0 ${styles.name}`}>
        <Name item={item} query={query} />
      </span>
      {item.note ? <span className={styles.note}>{item.note}</span> : null}
      {item.keys ? (
        <span className={`row rigid push-end ${styles.caps}`}>
          {item.keys.split(' ').map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      ) : item.enter ? (
        <ChevronRight size={16} strokeWidth={1.5} className="rigid faint" aria-hidden />
      ) : null}
    </MenuItem>
  );
}

/** The path is paler: many columns are of one table. */
function Name({ item: { label, path }, query }: { item: PaletteItem; query: string }) {
  if (path === undefined) return <Marked text={label} ranges={markedLetters(query, label)} />;
  const whole = `${path}.${label}`;
  const at = path.length + 1;
  // Marked in its own name if that matches, because that decided its rank.
  const isOwn = matchScore(query, label) !== null;
  const ranges = isOwn ? markedLetters(query, label) : markedLetters(query, whole);
  const inPath = isOwn ? [] : ranges.filter(([from]) => from < at).map(([from, to]) => [from, Math.min(to, at)] as const);
  const inLabel = isOwn ? ranges : ranges.filter(([, to]) => to > at).map(([from, to]) => [Math.max(0, from - at), to - at] as const);
  return (
    <>
      <span className={styles.path}>
        <Marked text={`${path}.`} ranges={inPath} />
      </span>
      <Marked text={label} ranges={inLabel} />
    </>
  );
}

function Marked({ text, ranges }: { text: string; ranges: readonly (readonly [number, number])[] }) {
  return (
    <>
      {ranges.map(([from, to], index) => (
        <Fragment key={from}>
          {text.slice(ranges[index - 1]?.[1] ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
