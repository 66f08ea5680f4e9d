import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { writtenValue } from '../../../workspace/typed-value.ts';
import { AddingField } from './adding-field.tsx';
import { useFormPlace } from './form-place.ts';
import type { WeightedRow } from './weighted-rows.ts';

type ValuesFieldProps = {
  label: string;
  error: string | undefined;
  rows: readonly WeightedRow[];
  read: (text: string) => unknown;
  whyDropped?: ((value: unknown) => string | null) | undefined;
  onChange: (rows: readonly WeightedRow[]) => void;
};

const NAMED = 3;

/**
 * The values of a column. Just chosen, it is empty with the caret in it: the values of before stay until the first one is given, and
 * can be taken over by one press, like lists that suit the column.
 */
export function ValuesField({ rows, onChange, ...words }: ValuesFieldProps) {
  const { isFresh, lists } = useFormPlace();
  const [isBegun, setBegun] = useState(false);
  const put = (next: readonly WeightedRow[]) => {
    setBegun(true);
    onChange(next);
  };
  if (!isFresh || isBegun) return <AddingField {...words} rows={rows} onChange={put} />;
  const offered = [
    { meant: rows.length === 1 ? 'The value of now' : `The ${rows.length} of now`, rows },
    ...lists.map((list) => ({ ...list, rows: list.values.map((value) => ({ value, weight: 1 })) })),
  ];
  return (
    <div className="stack gap-3 min-width-0">
      <AddingField {...words} rows={[]} autoFocus onChange={put} />
      <div className="stack gap-2 start" role="group" aria-label="Suggested values">
        {offered.map(({ meant, rows: given }) => (
          <Button key={meant} look="quiet" onPress={() => put(given)}>
            <span className="cut">
              {meant}:{' '}
              {given
                .slice(0, NAMED)
                .map(({ value }) => writtenValue(value))
                .join(', ')}
              {given.length > NAMED ? ' …' : ''}
            </span>
          </Button>
        ))}
      </div>
    </div>
  );
}
