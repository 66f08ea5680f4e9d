import { qualifiedName, type Blueprint } from '@seedbed/contract';
import { useEffect, useMemo, useState } from 'react';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { keepEngine, takeEngine } from '../../engine/awake-engine.ts';
import type { ColumnTexts } from '../../engine/protocol.ts';
import { mostInformativeTable } from '../../workspace/most-informative-table.ts';
import styles from './start.module.css';

const ROWS = 7;

/** The first rows of a blueprint's most telling table, made in this browser. */
export function PreviewTable({ blueprint }: { blueprint: Blueprint }) {
  const shown = useMemo(() => mostInformativeTable(blueprint), [blueprint]);
  const [texts, setTexts] = useState<readonly ColumnTexts[] | null>(null);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    if (!shown) return;
    const engine = takeEngine();
    let left = false;
    let works = false;
    engine
      .call('compile', 1, { whole: blueprint }, 1)
      .then(() => engine.call('rows', qualifiedName(shown.table.schema, shown.table.name), 0, ROWS, shown.columns))
      .then((rows) => {
        works = true;
        if (!left) setTexts(rows);
      })
      .catch((error: Error) => !left && setFault(error.message));
    return () => {
      left = true;
      // The dataset that is opened next begins with it.
      if (works) keepEngine(engine);
      else engine.dispose();
    };
  }, [blueprint, shown]);

  if (!shown) return null;
  if (fault) return <p className="faint break-anywhere border-above pad-4-5 grow">No preview here: {fault}</p>;
  if (!texts) return <SkeletonLines count={ROWS} label="Making rows" />;
  return (
    // On a narrow screen it scrolls, also by keyboard.
    <div className="min-height-0 border-above scroll grow" role="region" aria-label={`Rows of ${shown.table.name}`} tabIndex={0}>
      <table className={`table cut-cells ${styles.previewTable}`}>
        <caption>{shown.table.name}</caption>
        <thead>
          <tr>
            {shown.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: ROWS }, (_, row) => (
            <tr key={row}>
              {texts.map((column, i) => (
                <td key={shown.columns[i]}>{column?.[row] ?? <em className="faint">null</em>}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
