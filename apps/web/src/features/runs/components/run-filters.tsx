import type { RunState } from '@seedbed/contract';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { RUN_STATES, type RunsSearch } from '../../../lib/search.ts';
import { runWords } from './run-words.ts';
import styles from './runs.module.css';

const ANY = 'any';

/** Which runs are shown: by state and by dataset. The address holds the choice. */
export function RunFilters({
  search,
  datasets,
  onChange,
}: {
  search: RunsSearch;
  datasets: readonly { readonly id: string; readonly name: string }[];
  onChange: (next: RunsSearch) => void;
}) {
  const { state, dataset } = search;
  const known = dataset === undefined || datasets.some((one) => one.id === dataset);
  return (
    <div className={`row gap-4 at-end wrap ${styles.filters}`} role="search" aria-label="Filter runs">
      <Select<RunState | typeof ANY>
        label="State"
        options={[{ id: ANY, label: 'Any state' }, ...RUN_STATES.map((id) => ({ id, label: runWords(id) }))]}
        value={state ?? ANY}
        onChange={(next) => onChange({ ...(dataset ? { dataset } : {}), ...(next === ANY ? {} : { state: next }) })}
      />
      <Select
        label="Dataset"
        options={[
          { id: ANY, label: 'Any dataset' },
          ...datasets.map(({ id, name }) => ({ id, label: name })),
          ...(known ? [] : [{ id: dataset, label: 'A deleted dataset' }]),
        ]}
        value={dataset ?? ANY}
        onChange={(next) => onChange({ ...(state ? { state } : {}), ...(next === ANY ? {} : { dataset: next }) })}
      />
      {state || dataset ? (
        <Button look="quiet" onPress={() => onChange({})}>
          Show all
        </Button>
      ) : null}
    </div>
  );
}
