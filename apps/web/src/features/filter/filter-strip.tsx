import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '../../components/ui/button.tsx';
import type { RowFilter } from '../../engine/filter/row-filter.ts';
import { describeError } from '../../lib/describe-error.ts';
import styles from '../../components/layout/strip.module.css';
import { filterWords, matchWords } from './filter-words.ts';

import type { MatchList } from './match-list.ts';

type FilterStripProps = {
  filter: RowFilter;
  list: MatchList;
  /** The order of the matches. */
  order: ReactNode;
  orderWords: string;
  onEdit: () => void;
  onStop: () => void;
  onGoOn: () => void;
  onClear: () => void;
};

/** Above filtered rows: the condition, how many rows match as far as they were counted, and how to continue. */
export function FilterStrip({ filter, list, order, orderWords, onEdit, onStop, onGoOn, onClear }: FilterStripProps) {
  const words = filterWords(filter);
  return (
    <section className={`line rigid on-bg border-below ${styles.strip}`} aria-label="Filter">
      <span className={`min-width-0 rounded center ${styles.chip}`}>
        <Button look="quiet" aria-label={`${words}: change the filter`} onPress={onEdit}>
          <bdi className="cut">{words}</bdi>
        </Button>
        <IconButton label="Clear the filter" shortcut="Esc" onPress={onClear}>
          <X aria-hidden />
        </IconButton>
      </span>
      {order}
      <span role="status" className={`min-width-0 text-cell figures quiet ${styles.said}`}>
        {list.state === 'failed' ? describeError(list.error).detail : [matchWords(list), orderWords].filter(Boolean).join(' · ')}
      </span>
      {list.state === 'running' && list.scanned > 0 ? (
        <Button look="quiet" onPress={onStop}>
          Stop
        </Button>
      ) : list.state === 'resting' ? (
        <Button look="quiet" onPress={onGoOn}>
          Continue
        </Button>
      ) : null}
    </section>
  );
}
