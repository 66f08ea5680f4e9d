import { useGeneratorTitles } from '../../queries/catalogue.ts';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { ORIGIN_WORDS, originOf } from '../../workspace/origin.ts';
import { UNSURE } from '../../workspace/recognised.ts';
import styles from './grid.module.css';
import { makerWords } from '../../workspace/maker-words.ts';
import { OriginMark } from './origin-mark.tsx';

/** What makes the column, how sure that is, and a sign of who chose it; a press leads to its review. */
export function Maker({ column, onReview }: { column: GridColumn; onReview: (column: string) => void }) {
  const titles = useGeneratorTitles(true);
  const words = makerWords(column, titles);
  if (words === null || column.relation || column.mark) return <span className={styles.maker}>{words}</span>;
  const origin = originOf(column.column);
  // Words say already what is chosen by hand.
  const said = origin === null || origin === 'hand' ? null : ORIGIN_WORDS[origin];
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.maker}
      data-unsure={(column.column.confidence ?? 1) < UNSURE || undefined}
      title={`${said ? `${words}, ${said}` : words}. Review it`}
      onClick={(event) => {
        event.stopPropagation();
        onReview(column.name);
      }}
    >
      {origin ? <OriginMark origin={origin} /> : null}
      {said ? <span className="visually-hidden">{said}: </span> : null}
      <Words text={words} />
    </button>
  );
}

/** The name gives way before the share does. */
function Words({ text }: { text: string }) {
  const cut = text.lastIndexOf(' · ');
  if (cut < 0) return <span className={styles.makerName}>{text}</span>;
  return (
    <>
      <span className={styles.makerName}>{text.slice(0, cut)}</span>
      <span className={styles.makerShare}>{text.slice(cut)}</span>
    </>
  );
}
