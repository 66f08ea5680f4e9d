import { LIMITS, type LoadMode, type TableMode, type TableModes, type TargetTable } from '@seedbed/contract';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { SearchField } from '../../components/ui/field.tsx';
import { Select, type Option } from '../../components/ui/select.tsx';
import { formatCount, formatMany, shortName } from '../../lib/format.ts';
import styles from './export.module.css';

/** The number of tables shown together: a filter finds the others. */
const SHOWN = 60;

const AS_ALL = 'as-all';

const CHOICES: readonly Option<TableMode>[] = [
  { id: 'append', label: 'Append', note: 'rows are added to the existing ones' },
  { id: 'keep', label: 'Keep', note: 'its rows stay, and new rows refer to them' },
  { id: 'truncate', label: 'Truncate first', note: 'its rows are deleted' },
  { id: 'generate', label: 'Only where empty', note: 'existing rows stop the load' },
  { id: 'skip', label: 'Skip', note: 'nothing is loaded' },
];

/** The load mode per table: all use the same one except for those chosen here. */
export function TableModesList(props: {
  tables: readonly TargetTable[];
  mode: LoadMode;
  label: string;
  modes: TableModes;
  onChange: (modes: TableModes) => void;
}) {
  const { tables, mode, label, modes, onChange } = props;
  const [sought, setSought] = useState('');
  const found = tables.filter(({ table }) => table.toLowerCase().includes(sought.trim().toLowerCase()));
  const differing = Object.keys(modes).length;
  const set = (table: string, next: TableMode | typeof AS_ALL) => {
    const { [table]: _, ...others } = modes;
    onChange(next === AS_ALL || next === mode ? others : { ...others, [table]: next });
  };
  return (
    <details className={styles.options}>
      <summary>
        Each table <span>· {differing > 0 ? `${formatMany(differing, 'table differs', 'tables differ')} from “${label}”` : `${label}, the same for all`}</span>
      </summary>
      <div className={`card clip ${styles.tables}`}>
        <div className={`line gap-5 apart border-below touch-high ${styles.tablesHead}`}>
          <SearchField label="Filter tables" value={sought} onChange={setSought} />
          {differing > 0 ? (
            <Button look="quiet" onPress={() => onChange({})}>
              Same for all
            </Button>
          ) : (
            <span className="figures faint">same for all</span>
          )}
        </div>
        <ul aria-label="Load mode by table">
          {found.slice(0, SHOWN).map((each) => (
            <li
              key={each.table}
              className={`grid gap-4 border-below center touch-high ${styles.modeRow}`}
              data-differs={Object.hasOwn(modes, each.table) ? '' : undefined}
            >
              <span className="cut medium" title={each.table}>
                {shortName(each.table)}
              </span>
              <span className="figures faint">{stateText(each)}</span>
              <Select<TableMode | typeof AS_ALL>
                label={`Mode of ${each.table}`}
                hideLabel
                options={[{ id: AS_ALL, label: `As all: ${label}` }, ...CHOICES.filter(({ id }) => id !== mode)]}
                value={modes[each.table] ?? AS_ALL}
                onChange={(next) => set(each.table, next)}
              />
            </li>
          ))}
        </ul>
        {found.length > SHOWN ? (
          <p className="faint border-above pad-3-4">{formatMany(found.length - SHOWN, 'more table')}: filter by name to find one.</p>
        ) : null}
        {found.length === 0 ? <p className="faint border-above pad-3-4">No tables match.</p> : null}
      </div>
    </details>
  );
}

function stateText({ state, rows }: TargetTable): string {
  if (state === 'empty') return 'no rows';
  if (state !== 'filled') return state;
  if (rows === undefined) return 'has rows';
  return rows >= LIMITS.target.countedRows ? `${formatCount(rows)} rows or more` : formatMany(rows, 'row');
}
