import styles from './example.module.css';
import type { TriedOffer } from './use-offers.ts';

/** An offer with its values in the rows from here on; if it is not valid, the reason. */
export function OfferButton({ offer, isStale, onTake }: { offer: TriedOffer; isStale: boolean; onTake: () => void }) {
  const { title, says, values, why } = offer;
  return (
    <button
      type="button"
      className={`grid gap-1 full-width ink pointer pad-3-4 ring-inside ${styles.offer}`}
      data-stale={isStale || undefined}
      disabled={why !== null || isStale}
      onClick={onTake}
    >
      <b className="semibold">{title}</b>
      <span className={`note break-anywhere clip ${styles.says}`}>{why ?? says}</span>
      {values ? (
        <span className={`row wrap text-cell quiet ${styles.values}`}>
          {values.map((text, i) => (
            <span key={i}>{text === null ? <i>null</i> : text === '' ? <i>""</i> : <bdi>{text}</bdi>}</span>
          ))}
        </span>
      ) : null}
    </button>
  );
}
