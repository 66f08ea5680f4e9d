import type { Pack } from '@seedbed/contract';
import { conceptAnchor, ConceptView } from './concept-view.tsx';
import { sizeOfPack } from './pack-words.ts';
import styles from './packs.module.css';

/** The number of words shown. */
const CUES = 12;

/** A pack to read: how much it knows, when it is used, and a way to each kind of table. */
export function PackView({ pack }: { pack: Pack }) {
  const rest = pack.cues.slice(CUES);
  return (
    <>
      <p className="figures quiet">{sizeOfPack(pack)}</p>
      <div className="text-cell quiet break-anywhere">
        Used where names of tables and columns hold words such as {pack.cues.slice(0, CUES).join(', ')}
        {rest.length > 0 ? (
          <details className={styles.more}>
            <summary>and {rest.length} more</summary>
            {rest.join(', ')}
          </details>
        ) : null}
      </div>
      <nav aria-label="Kinds of tables" className={`row gap-3 wrap ${styles.jumps}`}>
        {pack.concepts.map(({ concept }) => (
          <a key={concept} href={`#${conceptAnchor(concept)}`}>
            {concept}
          </a>
        ))}
      </nav>
      {pack.concepts.map((concept) => (
        <ConceptView key={concept.concept} concept={concept} />
      ))}
    </>
  );
}
