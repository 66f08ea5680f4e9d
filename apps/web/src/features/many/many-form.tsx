import { forgetReason } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { useEngine } from '../../engine/engine-context.tsx';
import { describeError } from '../../lib/describe-error.ts';
import { formatMany, formatShare } from '../../lib/format.ts';
import { generatorsQuery } from '../../queries/catalogue.ts';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { columnsThatTake, editColumns, type ColumnPlace } from '../../workspace/edit-many.ts';
import { readShare } from './read-share.ts';
import styles from './columns-view.module.css';

const MAX_LISTED = 3;

/** Changes all selected columns together: each button is one step that can be undone. */
export function ManyForm({ places }: { places: readonly ColumnPlace[] }) {
  return (
    <div className={`grid gap-6 rigid on-bg border-above pad-4 ${styles.form}`}>
      <NullShare places={places} />
      <ChooseGenerator places={places} />
    </div>
  );
}

function NullShare({ places }: { places: readonly ColumnPlace[] }) {
  const draft = useDraftStore();
  const [text, setText] = useState('');
  const share = readShare(text);
  // A relation has its own share of rows without a parent.
  const free = places.filter((place) => place.column.nullable && place.given === null);
  const left = places.length - free.length;
  const set = () => {
    if (share === null || free.length === 0) return;
    editColumns(draft, free, `null share ${formatShare(share)}`, (column) => {
      if (share === 0) delete column.nullRate;
      else column.nullRate = share;
    });
  };
  return (
    <form
      className={`stack at-start gap-6px ${styles.field}`}
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <TextField
        label="NULL share"
        placeholder={commonShare(free)}
        value={text}
        onChange={setText}
        error={text !== '' && share === null ? 'Enter a share from 0 to 100 %.' : undefined}
        hint={left > 0 ? `${left} of them ${left === 1 ? 'stays' : 'stay'}: NOT NULL, a reference, or by Postgres` : ''}
      />
      <Button type="submit" isDisabled={share === null || free.length === 0}>
        Set for {formatMany(free.length, 'column')}
      </Button>
    </form>
  );
}

/** `20 %`, or `0 – 20 %` if they differ. */
function commonShare(places: readonly ColumnPlace[]): string {
  const shares = places.map((place) => place.column.nullRate ?? 0);
  if (shares.length === 0) return '–';
  const [low, high] = [Math.min(...shares), Math.max(...shares)];
  return low === high ? formatShare(low) : `${formatShare(low)} to ${formatShare(high)}`;
}

function ChooseGenerator({ places }: { places: readonly ColumnPlace[] }) {
  const draft = useDraftStore();
  const engine = useEngine((state) => state.engine);
  const catalogue = useQuery(generatorsQuery);
  const [text, setText] = useState('');
  const [notice, setNotice] = useState('');
  const [busy, setBusy] = useState(false);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const chosen = useMemo(() => {
    const wanted = text.trim().toLowerCase();
    return catalogue.data?.items.find((item) => item.kind.toLowerCase() === wanted || item.title.toLowerCase() === wanted) ?? null;
  }, [catalogue.data, text]);

  const set = async () => {
    if (!engine || !chosen) return;
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setBusy(true);
    try {
      const tell = (done: number) => setNotice(`Tried on ${done} of ${formatMany(places.length, 'column')}`);
      const { take, refuse } = await columnsThatTake(engine, draft.getState().blueprint, places, { kind: chosen.kind }, tell, control.signal);
      if (take.length > 0)
        editColumns(draft, take, `generator ${chosen.title}`, (column) => {
          column.generator = { kind: chosen.kind };
          forgetReason(column);
        });
      const why = refuse.slice(0, MAX_LISTED).map((one) => `${one.place.column.name}: ${one.why}`);
      setNotice(
        [
          `${chosen.title} makes ${formatMany(take.length, 'column')}.`,
          refuse.length > 0 ? `${refuse.length} ${refuse.length === 1 ? 'stays' : 'stay'} (${why.join('; ')}${refuse.length > MAX_LISTED ? '; …' : ''}).` : '',
        ]
          .filter(Boolean)
          .join(' '),
      );
    } catch (error) {
      if (!control.signal.aborted) setNotice(describeError(error).detail);
    } finally {
      if (running.current === control) setBusy(false);
    }
  };
  return (
    <form
      className={`stack at-start gap-6px ${styles.field}`}
      onSubmit={(event) => {
        event.preventDefault();
        void set();
      }}
    >
      <label className="label" htmlFor="many-generator">
        Generator
      </label>
      <input
        id="many-generator"
        className="text-box full-width"
        list="many-generators"
        placeholder="Name of a generator"
        autoComplete="off"
        aria-describedby="many-said"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setNotice('');
        }}
      />
      <datalist id="many-generators">
        {(catalogue.data?.items ?? []).map((item) => (
          <option key={item.kind} value={item.kind}>
            {item.title}
          </option>
        ))}
      </datalist>
      <p id="many-said" role="status" className={`text-cell quiet ${styles.said}`}>
        {notice || (text !== '' && !chosen ? 'No generator with that name.' : (chosen?.summary ?? ''))}
      </p>
      <Button type="submit" isDisabled={!chosen || !engine} isPending={busy}>
        Set where it fits
      </Button>
    </form>
  );
}
