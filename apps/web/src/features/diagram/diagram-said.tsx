import { formatMany, shortName } from '../../lib/format.ts';
import type { DiagramModel } from './diagram-model.ts';
import { countNeighbours } from './neighbours.ts';
import styles from './diagram.module.css';

/** What the table that is picked is linked to, in words, and what a pointer can do. */
export function DiagramSaid({ model, selected, mayLink }: { model: DiagramModel; selected: string; mayLink: boolean }) {
  const { parents, children } = countNeighbours(model, selected);
  return (
    <p id="diagram-said" className={styles.said} role="status">
      {`${shortName(selected)}: refers to ${formatMany(parents.length, 'table')}, referred to by ${formatMany(children.length, 'table')}.`}{' '}
      <span aria-hidden>Double-click opens the rows; drag a table by its name to move it{mayLink ? ', a column onto a key to add a relation' : ''}.</span>
    </p>
  );
}
