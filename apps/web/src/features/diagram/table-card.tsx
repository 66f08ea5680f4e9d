import { Handle, Position, useStore, type Node, type NodeProps } from '@xyflow/react';
import { KeyRound } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Card } from './diagram-model.ts';
import styles from './diagram.module.css';

export type TableNode = Node<{ card: Card; count: string; schemaShown: boolean }, 'table'>;

/** Below this zoom a card's lines cannot be read. */
const FAR = 0.36;

/** A table: its name, how many rows it has, its keys and references. */
export function TableCard({ data: { card, count, schemaShown }, selected }: NodeProps<TableNode>) {
  const far = useStore((state) => state.transform[2] < FAR);
  return (
    <div className={styles.card} data-far={far ? '' : undefined} data-selected={selected ? '' : undefined} style={{ height: card.height }}>
      <Handle type="target" position={Position.Left} isConnectable={false} className={styles.handle!} />
      <header className={styles.cardHead}>
        <span className={styles.cardName}>
          {schemaShown ? <span className={styles.cardSchema}>{card.schema}.</span> : null}
          {far ? breakable(card.name) : card.name}
        </span>
        <span className={styles.cardCount}>{count}</span>
      </header>
      <ul>
        {card.rows.map((row) => (
          <li key={row.name} className={styles.cardRow}>
            <span className={styles.cardColumn}>{row.name}</span>
            {row.key ? <KeyRound aria-label="key" /> : null}
            {row.parent ? <span className={styles.cardLink}>→</span> : null}
          </li>
        ))}
        {card.more > 0 ? <li className={styles.cardMore}>{card.rows.length === 0 ? `${card.more} columns` : `and ${card.more} more`}</li> : null}
      </ul>
      <Handle type="source" position={Position.Right} isConnectable={false} className={styles.handle!} />
    </div>
  );
}

/** May break behind each underscore. */
function breakable(name: string): ReactNode {
  return name.split(/(?<=_)/).map((part, i) => (
    <Fragment key={i}>
      {part}
      <wbr />
    </Fragment>
  ));
}
