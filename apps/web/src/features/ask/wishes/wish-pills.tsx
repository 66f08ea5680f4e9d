import { X } from 'lucide-react';
import { useMay } from '../../../queries/me.ts';
import { useDraftStore } from '../../../workspace/draft/draft-context.tsx';
import { takeBackWish, whyNotTakenBack } from './take-back-wish.ts';
import { useKeptWishes } from './use-kept-wishes.ts';
import styles from './wish-pills.module.css';

/** The wishes in words that made a table what it is; each can be removed by itself. */
export function WishPills({ table }: { table: string }) {
  const draft = useDraftStore();
  const may = useMay('write');
  const wishes = useKeptWishes().filter(({ tables }) => tables.includes(table));
  if (wishes.length === 0) return null;
  return (
    <ul className={`line gap-2 wrap border-below on-surface ${styles.pills}`} aria-label="Wishes on this table">
      {wishes.map((wish) => {
        const why = whyNotTakenBack(wish);
        return (
          <li key={wish.number} className={`line min-width-0 text-cell ${styles.pill}`} data-partly={why === null ? undefined : ''}>
            <span className="cut" title={why ?? `Accepted as revision ${wish.number}`}>
              {wish.wish}
            </span>
            {may ? (
              <button type="button" aria-label={`Remove ${wish.wish}`} title={why ?? 'Remove'} onClick={() => takeBackWish(draft, wish)}>
                <X size={13} aria-hidden />
              </button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
