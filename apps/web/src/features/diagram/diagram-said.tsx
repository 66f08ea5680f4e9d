import { ArrowRight } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { formatMany, shortName } from '../../lib/format.ts';
import { listed } from '../../lib/listed.ts';
import type { DiagramModel } from './diagram-model.ts';
import type { Level } from './levels.ts';
import { countNeighbours } from './neighbours.ts';
import styles from './diagram.module.css';

/** More names in a line than these are not listened to. */
const MAX_NAMES = 4;

type DiagramSaidProps = { model: DiagramModel; selected: string; rows: number | undefined; level: Level; mayLink: boolean; onOpen: () => void };

/** Describes the relations of the selected table in words, with a link to its rows, and the pointer actions. */
export function DiagramSaid({ model, selected, rows, level, mayLink, onOpen }: DiagramSaidProps) {
  const { parents, children } = countNeighbours(model, selected);
  const titles = new Map(model.cards.map(({ id, title }) => [id, title]));
  const named = (tables: readonly string[]) => inWords(tables.map((table) => titles.get(table) ?? shortName(table)));
  return (
    <div className={`line gap-4 rigid border-above ${styles.foot}`}>
      <p id="diagram-said" className={`cut fill text-cell quiet ${styles.said}`} role="status">
        {`${titles.get(selected) ?? shortName(selected)}: ${rows === undefined ? '' : `${formatMany(rows, 'row')}, `}refers to ${named(parents)}, referred to by ${named(children)}.`}{' '}
        <span className="faint" aria-hidden>
          {hintOf(level, mayLink)}
        </span>
      </p>
      <Button look="quiet" onPress={onOpen}>
        Open rows
        <ArrowRight aria-hidden />
      </Button>
    </div>
  );
}

function inWords(names: readonly string[]): string {
  if (names.length === 0) return 'no table';
  return listed(names, names.length > MAX_NAMES ? MAX_NAMES - 1 : MAX_NAMES);
}

function hintOf(level: Level, mayLink: boolean): string {
  if (level === 'groups') return 'Click a group to zoom in.';
  if (level === 'names') return 'Zoom in for columns.';
  return `Double-click opens the rows; drag a table by its name to move it${mayLink ? ', a column onto a key to add a relation' : ''}.`;
}
