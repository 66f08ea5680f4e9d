import { formatShare } from '../../lib/format.ts';
import styles from './review.module.css';

type ChoiceProps = {
  hotkey: string;
  verb: string;
  /** Null until it is known. */
  title: string | null;
  says: string;
  share?: number;
  /** In the rows above; undefined until they are known. */
  values: readonly (string | null)[] | undefined;
  /** How often each value is there, if shares describe the column better than rows. */
  shares?: string | undefined;
  /** Null if the reader may not choose. */
  onPress: (() => void) | null;
  isNow?: boolean;
};

/** The number of rows shown for a column. */
export const ROWS = 5;

/** A generator with its values in the rows above. */
export function Choice({ hotkey, verb, title, says, share, values, shares, onPress, isNow }: ChoiceProps) {
  return (
    <button
      type="button"
      className={`grid gap-2 min-width-0 ink on-surface rounded pointer pad-4 ${styles.choice}`}
      data-now={isNow}
      disabled={onPress === null}
      onClick={() => onPress?.()}
    >
      <span className="row gap-3 baseline min-width-0">
        {onPress ? <kbd className={`text-small quiet on-sunken border rounded-4px ${styles.key}`}>{hotkey}</kbd> : null}
        <span className="fill quiet break-anywhere">
          {onPress ? `${verb} ` : ''}
          {title === null ? <span className={styles.later} data-inline /> : <b className="semibold ink">{title}</b>}
        </span>
        {share === undefined ? null : <span className="figures quiet">{formatShare(share)}</span>}
      </span>
      <span className="text-cell quiet break-anywhere">{says}</span>
      <span className={`grid text-cell ${styles.values}`}>
        {(values ?? Array.from({ length: ROWS }, () => undefined)).map((text, i) => (
          <Value key={i} text={text} />
        ))}
      </span>
      {shares ? <span className={`text-cell figures quiet break-anywhere ${styles.shares}`}>{shares}</span> : null}
    </button>
  );
}

/** A value in the format of the grid; empty while undefined. */
function Value({ text }: { text: string | null | undefined }) {
  if (text === undefined) return <span className={styles.later} />;
  return <span title={text ?? 'null'}>{text === null ? <i>null</i> : text === '' ? <i>""</i> : <bdi>{text}</bdi>}</span>;
}
