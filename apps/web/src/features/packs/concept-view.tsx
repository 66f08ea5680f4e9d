import type { PackAttribute, PackConcept } from '@seedbed/contract';
import { formatMany } from '../../lib/format.ts';
import { kindWords } from './pack-words.ts';
import styles from './packs.module.css';

const EXAMPLES = 12;

/** The anchor of a concept on the page of its pack. */
export function conceptAnchor(concept: string): string {
  return concept.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

/** Describes a row: names of its tables, its columns, and consistent example rows. */
export function ConceptView({ concept }: { concept: PackConcept }) {
  const names = Object.keys(concept.attributes).filter((name) => concept.rows.some((row) => Object.hasOwn(row, name)));
  return (
    <section className={`stack gap-3 border-above ${styles.concept}`} id={conceptAnchor(concept.concept)}>
      <h2 className="text-pane">{concept.concept}</h2>
      <p className="text-cell quiet break-anywhere">Tables called {concept.tables.join(', ')}</p>
      <table className={`collapse text-cell ${styles.table} ${styles.stacked}`}>
        <caption className="visually-hidden">Columns of {concept.concept}</caption>
        <thead>
          <tr>
            <th scope="col">Column</th>
            <th scope="col">Recognised by</th>
            <th scope="col">Kind</th>
            <th scope="col">Values</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(concept.attributes).map(([name, attribute]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-head="Recognised by">{attribute.names.join(', ')}</td>
              <td data-head="Kind">{kindWords(attribute.kind)}</td>
              <td data-head="Values">{holdsOf(attribute)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {names.length > 0 ? (
        <>
          <h3 className="label">
            {formatMany(concept.rows.length, 'example row')}
            {concept.rows.length > EXAMPLES ? `, the first ${EXAMPLES}` : ''}
          </h3>
          <div className={styles.scroll} tabIndex={0} role="region" aria-label={`Examples of ${concept.concept}`}>
            <table className={`collapse text-cell ${styles.table}`}>
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
          </div>
        </>
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
  return after ? `after ${after}` : 'as in the example rows';
}

function valueOf(value: PackConcept['rows'][number][string] | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'object' ? `${value[0]} – ${value[1]}` : String(value);
}
