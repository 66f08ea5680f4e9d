import type { PackAttribute, PackConcept } from '@seedbed/contract';
import styles from './packs.module.css';

const EXAMPLES = 12;

/** What a row is: its names, its attributes, and examples that belong together. */
export function ConceptView({ concept }: { concept: PackConcept }) {
  const names = Object.keys(concept.attributes).filter((name) => concept.rows.some((row) => Object.hasOwn(row, name)));
  return (
    <section className={styles.concept}>
      <h2 className={styles.conceptName}>{concept.concept}</h2>
      <p className={styles.concepts}>Tables called {concept.tables.join(', ')}</p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={`Attributes of ${concept.concept}`}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Attribute</th>
              <th scope="col">Spellings</th>
              <th scope="col">Kind</th>
              <th scope="col">Holds</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(concept.attributes).map(([name, attribute]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{attribute.names.join(', ')}</td>
                <td>{attribute.kind}</td>
                <td>{holdsOf(attribute)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {names.length > 0 ? (
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={`Examples of ${concept.concept}`}>
          <table className={styles.table}>
            <thead>
              <tr>
                {names.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {concept.rows.slice(0, EXAMPLES).map((row) => (
                <tr key={JSON.stringify(row)}>
                  {names.map((name) => (
                    <td key={name}>{valueOf(row[name])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {concept.rows.length > EXAMPLES ? <p className={styles.concepts}>and {concept.rows.length - EXAMPLES} more</p> : null}
        </div>
      ) : null}
    </section>
  );
}

function holdsOf({ values, min, max, unit = '', pattern, after }: PackAttribute): string {
  if (pattern) return pattern;
  if (min !== undefined) return `${min} to ${max}${unit === '%' ? ' %' : ` ${unit}`}`.trim();
  if (values) {
    const all = Object.keys(values);
    return all.slice(0, 6).join(', ') + (all.length > 6 ? ` and ${all.length - 6} more` : '');
  }
  return after ? `after ${after}` : 'values like its examples';
}

function valueOf(value: PackConcept['rows'][number][string] | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'object' ? `${value[0]} – ${value[1]}` : String(value);
}
