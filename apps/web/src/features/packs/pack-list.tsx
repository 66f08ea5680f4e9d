import type { PackSummary } from '@seedbed/contract';
import { Link } from '@tanstack/react-router';
import { Badge } from '../../components/ui/badge.tsx';
import { formatMany } from '../../lib/format.ts';
import styles from './packs.module.css';

/** Packs that a search leaves, own ones first. */
export function PackList({ packs, search }: { packs: readonly PackSummary[]; search: string }) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = packs.filter((pack) => {
    const text = [pack.name, pack.title, ...pack.concepts, ...pack.cues].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (found.length === 0) return <p className={styles.none}>No packs match “{search}”.</p>;
  return (
    <ul className={styles.list}>
      {found.map((pack) => (
        <li key={pack.name} className={styles.item}>
          <div className={styles.itemHead}>
            <Link to="/packs/$name" params={{ name: pack.name }} className={styles.name}>
              {pack.title}
            </Link>
            {pack.origin === 'own' ? <Badge tone="good">your own</Badge> : null}
            <span className={styles.counts}>
              {formatMany(pack.attributes, 'attribute')} · {formatMany(pack.examples, 'example')}
            </span>
          </div>
          <p className={styles.concepts}>{pack.concepts.join(' · ')}</p>
        </li>
      ))}
    </ul>
  );
}
