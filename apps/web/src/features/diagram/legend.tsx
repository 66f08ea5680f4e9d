import { shownAtRest } from './bundles.ts';
import type { Point } from './box.ts';
import type { Level } from './levels.ts';
import { arrowMark, keyMark } from './marks.ts';
import type { Scene } from './scene.ts';
import styles from './diagram.module.css';

const LINES = [
  { source: 'schema', dash: undefined, text: 'in the schema' },
  { source: 'inferred', dash: '2 3', text: 'recognised by name' },
  { source: 'user', dash: '7 4', text: 'added by you' },
] as const;

/** The meaning of lines, colours and marks; only of those visible at this level. */
export function Legend({ scene, selected, level }: { scene: Scene; selected: string; level: Level }) {
  const picked = scene.cards.findIndex((card) => card.id === selected);
  const has = (source: string) => scene.links.some((link) => (link.source === 'user' || link.source === 'inferred' ? link.source : 'schema') === source);
  const own = scene.links.filter(({ from, to }) => from === picked || to === picked);
  const isFar = level === 'groups';
  const rest = shownAtRest(scene.bundles);
  return (
    <ul className={`row wrap rigid text-cell quiet border-above ${styles.legend}`} aria-label="Legend">
      {isFar && scene.bundles.length > 0 ? (
        <li>
          <svg width={26} height={10} aria-hidden className={styles.legendLine}>
            <path d="M0 5H11" strokeWidth={1} />
            <path d="M14 5H26" strokeWidth={3} />
          </svg>{' '}
          relations between groups, few or many
          {isFar && rest.shown < scene.bundles.length ? `: ${rest.shown} of ${scene.bundles.length} lines; point at a group for all of its own` : ''}
        </li>
      ) : null}
      {isFar
        ? null
        : LINES.filter(({ source }) => has(source)).map(({ source, dash, text }) => (
            <li key={source}>
              <Line dash={dash} hasFoot={level === 'columns'} /> {text}
            </li>
          ))}
      {own.length > 0 ? (
        <li>
          {isFar ? (
            <span className={styles.legendLinked}>linked to {scene.cards[picked]?.title}</span>
          ) : (
            <OwnLine hasFoot={level === 'columns'} title={scene.cards[picked]?.title} />
          )}
        </li>
      ) : null}
      {level === 'columns' && own.some(({ fanOut }) => fanOut) ? (
        <li>
          <svg width={18} height={10} aria-hidden className={styles.legendBars}>
            <path d="M1 10V1h3v9zM6 10V4h3v6zM11 10V7h3v3z" />
          </svg>{' '}
          rows of each parent
        </li>
      ) : null}
      {level === 'columns' ? (
        <>
          <li>
            <Mark lines={keyMark({ x: 1, y: 6 }, 13)} /> primary key
          </li>
          <li className={styles.legendFk}>
            <Mark lines={arrowMark({ x: 1, y: 6 }, 13)} /> <span>refers to a table</span>
          </li>
        </>
      ) : null}
      {level === 'names' ? (
        <li>
          <svg width={26} height={10} aria-hidden className={styles.legendColumns}>
            <path d="M1 2.5H24" />
            <path d="M1 8H17" className={styles.legendReference} />
          </svg>{' '}
          columns, and those that refer to a table
        </li>
      ) : null}
    </ul>
  );
}

function OwnLine({ hasFoot, title }: { hasFoot: boolean; title: string | undefined }) {
  return (
    <>
      <Line own hasFoot={hasFoot} /> of {title}
    </>
  );
}

/** From the child, with the crow's foot if it is drawn, to the parent. */
function Line({ dash, own = false, hasFoot }: { dash?: string | undefined; own?: boolean; hasFoot: boolean }) {
  return (
    <svg width={26} height={10} aria-hidden className={own ? styles.legendOwn : styles.legendLine}>
      {hasFoot ? <path d="M1 1L9 5L1 9" /> : null}
      <path d="M1 5H26" strokeDasharray={dash} />
    </svg>
  );
}

function Mark({ lines }: { lines: readonly (readonly Point[])[] }) {
  return (
    <svg width={14} height={12} aria-hidden className={styles.legendMark}>
      <path d={lines.map((line) => `M${line.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`).join('')} />
    </svg>
  );
}
