import type { Scene } from './scene.ts';
import styles from './diagram.module.css';

const LINES = [
  { source: 'schema', dash: undefined, text: 'in the schema' },
  { source: 'inferred', dash: '2 3', text: 'recognised by name' },
  { source: 'user', dash: '7 4', text: 'added by you' },
] as const;

/** What lines, colours and marks mean; only those that are in this diagram. */
export function Legend({ scene, selected }: { scene: Scene; selected: string }) {
  const picked = scene.cards.findIndex((card) => card.id === selected);
  const has = (source: string) => scene.links.some((link) => (link.source === 'user' || link.source === 'inferred' ? link.source : 'schema') === source);
  const own = scene.links.filter(({ from, to }) => from === picked || to === picked);
  return (
    <ul className={styles.legend} aria-label="Legend">
      {LINES.filter(({ source }) => has(source)).map(({ source, dash, text }) => (
        <li key={source}>
          <Line dash={dash} /> {text}
        </li>
      ))}
      {own.length > 0 ? (
        <li>
          <Line own /> of {scene.cards[picked]?.title}
        </li>
      ) : null}
      {own.some(({ fanOut }) => fanOut) ? (
        <li>
          <svg width={18} height={10} aria-hidden className={styles.legendBars}>
            <path d="M1 10V1h3v9zM6 10V4h3v6zM11 10V7h3v3z" />
          </svg>{' '}
          rows of each parent
        </li>
      ) : null}
      <li>
        <b>PK</b> primary key
      </li>
      <li>
        <b className={styles.legendFk}>FK</b> refers to a table
      </li>
    </ul>
  );
}

/** From the many, with the crow's foot, to the one. */
function Line({ dash, own = false }: { dash?: string | undefined; own?: boolean }) {
  return (
    <svg width={26} height={10} aria-hidden className={own ? styles.legendOwn : styles.legendLine}>
      <path d="M1 1L9 5L1 9" />
      <path d="M1 5H26" strokeDasharray={dash} />
    </svg>
  );
}
