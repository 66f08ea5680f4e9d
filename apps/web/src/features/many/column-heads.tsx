import styles from './columns-view.module.css';

const HEADS = [
  { part: 'name', text: 'Column', about: undefined },
  { part: 'type', text: 'Type', about: undefined },
  { part: 'kind', text: 'Generator', about: 'What makes the values of the column' },
  { part: 'sure', text: 'Sure', about: 'How sure Seedbed is of the generator, from names, type and constraints' },
  { part: 'because', text: 'Because of', about: 'What spoke for the generator' },
  { part: 'null', text: 'NULL', about: 'Share of rows that are NULL' },
] as const;

/** The headers of the list, hidden from screen readers, which hear them in each row. */
export function ColumnHeads() {
  return (
    <div className={`${styles.row} ${styles.heads}`} aria-hidden>
      <span />
      {HEADS.map(({ part, text, about }) => (
        <span key={part} className={styles[part]} title={about}>
          {text}
        </span>
      ))}
    </div>
  );
}
