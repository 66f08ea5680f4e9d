import { Fragment, useEffect, useId, useMemo, useRef, useState } from 'react';
import { formatCountedShare, formatShare } from '../../../lib/format.ts';
import { layOutLifecycle, type Arrow } from './lay-out.ts';
import { withoutMove, withShare, type Move } from './moves.ts';
import { MoveShare } from './move-share.tsx';
import styles from './lifecycle.module.css';

type State = { readonly name: string; readonly timestamps: readonly string[]; readonly share: number; readonly isExact: boolean };

type LifecycleDiagramProps = {
  states: readonly State[];
  moves: readonly Move[];
  picked: number | null;
  onPick: (state: number) => void;
  /** Null if nothing may be changed. */
  onChange: ((moves: readonly Move[], words: string, merge: string) => void) | null;
};

/** Before its width is known. */
const WIDTH = 288;
/** The width in px of the arrow that every life takes. */
const MAX_PX = 4;

/** States as boxes, and moves as arrows whose width is their share. */
export function LifecycleDiagram({ states, moves, picked, onPick, onChange }: LifecycleDiagramProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(WIDTH);
  const marker = useId();
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry!.contentRect.width)));
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  const isTimed = states.some(({ timestamps }) => timestamps.length > 0);
  const { boxes, arrows, height } = useMemo(() => layOutLifecycle(states.length, moves, Math.max(240, width), isTimed), [states.length, moves, width, isTimed]);
  const shareOf = (from: number, to: number) => moves.find((move) => move.from === from && move.to === to)!.share;
  const boxOf = (state: State, i: number) => {
    const { x, y, width: wide, height: high } = boxes[i]!;
    const inside = (
      <>
        <span className={`cut min-width-0 medium ${styles.name}`}>{state.name}</span>{' '}
        <span className="figures">
          {formatCountedShare(state.share)}
          <span className="visually-hidden"> of the rows</span>
        </span>{' '}
        {state.timestamps.length > 0 ? (
          <span className={`cut min-width-0 quiet ${styles.times}`}>
            <span className="visually-hidden">, time in </span>
            {state.timestamps.join(', ')}
          </span>
        ) : null}
      </>
    );
    const props = {
      className: `stack text-cell ink absolute rounded-4px ${styles.state}`,
      style: { left: x, top: y, width: wide, height: high, '--share': state.share } as React.CSSProperties,
      title: [state.name, ...(state.timestamps.length > 0 ? [`time in ${state.timestamps.join(', ')}`] : [])].join(' · '),
      'data-exact': state.isExact || undefined,
    };
    return onChange ? (
      <button type="button" aria-pressed={i === picked} onClick={() => onPick(i)} {...props}>
        {inside}
      </button>
    ) : (
      <div {...props}>{inside}</div>
    );
  };
  const chipOf = ({ from, to, chip }: Arrow) => {
    const share = shareOf(from, to);
    const [a, b] = [states[from]!.name, states[to]!.name];
    return onChange ? (
      <MoveShare
        key={`${from} ${to}`}
        label={`From ${a} to ${b}`}
        words={`${formatCountedShare(share)} of the rows that reach ${a} go on to ${b}`}
        share={share}
        at={chip}
        onHold={() => onPick(from)}
        onChange={(next) => onChange(withShare(moves, from, to, next), `${a} → ${b} ${formatShare(share)} → ${formatShare(next)}`, `move ${from} ${to}`)}
        onRemove={() => onChange(withoutMove(moves, from, to), `no arrow ${a} → ${b}`, `remove ${from} ${to}`)}
      />
    ) : (
      <span key={`${from} ${to}`} className={`text-small figures ink nowrap on-surface border absolute ${styles.chip}`} style={{ left: chip.x, top: chip.y }}>
        {formatCountedShare(share)}
      </span>
    );
  };
  return (
    <div ref={frame} className={`relative ${styles.diagram}`} style={{ height }}>
      <svg width={width} height={height} aria-hidden>
        <defs>
          <marker id={marker} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto">
            <path className={`line gap-3 apart row-high ${styles.head}`} d="M0 0L8 4L0 8Z" />
          </marker>
        </defs>
        {arrows.map(({ from, to, path }) => (
          <path
            key={`${from} ${to}`}
            className={styles.arrow}
            data-from-picked={from === picked || undefined}
            data-none={shareOf(from, to) === 0 || undefined}
            d={path}
            strokeWidth={1 + (MAX_PX - 1) * shareOf(from, to)}
            markerEnd={`url(#${marker})`}
          />
        ))}
      </svg>
      {states.map((state, i) => (
        // Tab moves from a state to its arrows.
        <Fragment key={state.name}>
          {boxOf(state, i)}
          {arrows.filter(({ from }) => from === i).map(chipOf)}
        </Fragment>
      ))}
    </div>
  );
}
