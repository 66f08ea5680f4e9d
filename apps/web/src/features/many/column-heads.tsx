import styles from './columns-view.module.css';

const HEADS = [
  { part: 'name', text: 'Column', look: '', about: undefined },
  { part: 'type', text: 'Type', look: '', about: undefined },
  { part: 'kind', text: 'Generator', look: '', about: 'What makes the values of the column' },
  { part: 'sure', text: 'Sure', look: 'line gap-6px', about: 'How sure Seedbed is of the generator, from names, type and constraints' },
  { part: 'because', text: 'Because of', look: '', about: 'What spoke for the generator' },
  { part: 'null', text: 'NULL', look: 'text-right', about: 'Share of rows that are NULL' },
] as const;

/** The headers of the list, hidden from screen readers, which hear them in each row. */
export function ColumnHeads() {
  return (
    <div className={`grid gap-3 full-height center text-cell ${styles.row} rigid faint on-sunken border-below ${styles.heads}`} aria-hidden>
      <span />
      {HEADS.map(({ part, text, look, about }) => (
        <span key={part} className={`${look} ${styles[part] ?? ''}`} title={about}>
          {text}
        </span>
      ))}
    </div>
  );
}
