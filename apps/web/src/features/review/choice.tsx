import { formatShare } from '../../lib/format.ts';
import { ROWS } from './alternatives.ts';
import { isFew, sharesOf } from './spread.ts';
import styles from './review.module.css';

type ChoiceProps = {
  hotkey: string;
  verb: string;
  /** Null until it is known. */
  title: string | null;
  says: string;
  share?: number;
  /** In the sample rows; undefined until they exist. */
  values: readonly (string | null)[] | undefined;
  /** The same in more rows, if shares describe the column better than rows. */
  many?: readonly (string | null)[] | undefined;
  /** The shown ones: those of the rows above. */
  rows: readonly number[];
  /** Null if the reader may not choose. */
  onPress: (() => void) | null;
  isNow?: boolean;
};

/** A generator with its values in the rows above. */
export function Choice({ hotkey, verb, title, says, share, values, many, rows, onPress, isNow }: ChoiceProps) {
  const shares = values && isFew(values) ? sharesOf(many ?? values) : null;
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
        {values ? rows.map((row) => <Value key={row} text={values[row]} />) : Array.from({ length: ROWS }, (_, i) => <Value key={i} text={undefined} />)}
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
