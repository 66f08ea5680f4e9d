import { UNSURE } from '@seedbed/contract';
import { useGeneratorTitles } from '../../queries/catalogue.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { ORIGIN_WORDS, originOf } from '../../workspace/origin.ts';
import styles from './grid.module.css';
import { makerWords } from '../../workspace/maker-words.ts';
import { makerFit, markFit } from './maker-fit.ts';
import { OriginMark } from './origin-mark.tsx';

/** The column's generator, its certainty, and an icon for who chose it; a press leads to its review. */
export function Maker({ column, room, onReview }: { column: GridColumn; /** In px. */ room: number; onReview: (column: string) => void }) {
  const titles = useGeneratorTitles(true);
  const words = makerWords(column, titles);
  if (words !== null && column.mark && !column.relation)
    return (
      <span className={`cut faint ${styles.maker}`} title={words}>
        {markFit(words, room)}
      </span>
    );
  if (words === null || column.relation) return <span className={`cut faint ${styles.maker}`}>{words}</span>;
  const origin = originOf(column.column);
  // The text already shows a choice by hand.
  const originWords = origin === null || origin === 'hand' ? null : ORIGIN_WORDS[origin];
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`cut faint ${styles.maker}`}
      data-unsure={(column.column.confidence ?? 1) < UNSURE || undefined}
      title={`${originWords ? `${words}, ${originWords}` : words}. Review it`}
      onClick={(event) => {
        event.stopPropagation();
        onReview(column.name);
      }}
    >
      {origin ? <OriginMark origin={origin} /> : null}
      {originWords ? <span className="visually-hidden">{originWords}: </span> : null}
      <Words text={words} room={origin ? room - MARK : room} />
    </button>
  );
}

/** The width of the icon before it, in px. */
const MARK = 14;

/** The percentage is dropped before the name; screen readers hear it anyway. */
function Words({ text, room }: { text: string; room: number }) {
  const { name, share, isNarrow } = makerFit(text, room);
  return (
    <>
      <span className={`clip min-width-0 ellipsis ${styles.makerName}`} data-narrow={isNarrow || undefined}>
        {name}
      </span>
      {share === '' ? <span className="visually-hidden">{text.slice(name.length)}</span> : <span className={`rigid ${styles.makerShare}`}>{share}</span>}
    </>
  );
}
