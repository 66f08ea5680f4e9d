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
  if (found.length === 0) return <p className="text-cell quiet break-anywhere">No packs match “{search}”.</p>;
  return (
    <ul className="border-above">
      {found.map((pack) => (
        <PackItem key={pack.name} pack={pack} />
      ))}
    </ul>
  );
}

function PackItem({ pack: { name: id, title, origin, concepts, attributes, examples } }: { pack: PackSummary }) {
  const { name, about } = splitTitle(title);
  return (
    <li className={`relative border-below ${styles.item}`}>
      <div className="row gap-3 baseline wrap">
        <Link to="/packs/$name" params={{ name: id }} className={`strong ink no-underline ${styles.name}`}>
          {name}
        </Link>
        {origin === 'own' ? <Badge tone="good">your own</Badge> : null}
        <span className={`note push-end figures nowrap ${styles.counts}`}>{sizeOf({ concepts: concepts.length, columns: attributes, examples })}</span>
      </div>
      <p className="text-cell quiet break-anywhere">{about || concepts.join(', ')}</p>
    </li>
  );
}
