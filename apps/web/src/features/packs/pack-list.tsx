import type { PackSummary } from '@seedbed/contract';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../components/ui/badge.tsx';
import { sizeOf, sortedPacks, splitTitle } from './pack-words.ts';
import styles from './packs.module.css';

/** Packs that a search leaves, own ones first, by the names that are shown. */
export function PackList({ packs, search }: { packs: readonly PackSummary[]; search: string }) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = sortedPacks(packs).filter((pack) => {
    const text = [pack.name, pack.title, ...pack.concepts, ...pack.cues].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (found.length === 0) return <p className={styles.none}>No packs match “{search}”.</p>;
  return (
    <ul className={styles.list}>
      {found.map((pack) => (
        <PackItem key={pack.name} pack={pack} />
      ))}
    </ul>
  );
}

function PackItem({ pack: { name: id, title, origin, concepts, attributes, examples } }: { pack: PackSummary }) {
  const { name, about } = splitTitle(title);
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <Link to="/packs/$name" params={{ name: id }} className={styles.name}>
          {name}
        </Link>
        {origin === 'own' ? <Badge tone="good">your own</Badge> : null}
        <span className={styles.counts}>{sizeOf({ concepts: concepts.length, columns: attributes, examples })}</span>
      </div>
      <p className={styles.concepts}>{about || concepts.join(', ')}</p>
    </li>
  );
}
