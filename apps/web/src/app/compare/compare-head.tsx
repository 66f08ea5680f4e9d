import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, Link2 } from 'lucide-react';
import { useState } from 'react';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { TextField } from '../../components/ui/field.tsx';
import { Select, type Option } from '../../components/ui/select.tsx';
import { copyLink } from '../../lib/copy-link.ts';
import { otherSeed } from '../../lib/other-seed.ts';
import { revisionsQuery } from '../../queries/revisions.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { Sides } from './sides.ts';
import styles from './compare.module.css';

const SEED = 'seed';

/** Chooses the two compared sides, with a link to the comparison. */
export function CompareHead({ id, newest, sides, onChange }: { id: string; newest: number; sides: Sides; onChange: (sides: Sides) => void }) {
  const { before, after } = sides;
  const seed = useDraft((state) => state.blueprint.seed);
  const listed = useInfiniteQuery(revisionsQuery(id)).data?.pages.flatMap(({ items }) => items) ?? [];
  const optionOf = (number: number): Option<string> => ({
    id: String(number),
    label: `Revision ${number}${number === newest ? ' · current' : ''}`,
    note: listed.find((one) => one.number === number)?.message || 'Edited',
  });
  const numbers = [...new Set([...listed.map(({ number }) => number), before.revision, after.revision, newest])].toSorted((a, b) => b - a);
  const revisions = numbers.map(optionOf);
  const onBefore = (number: string) =>
    onChange({ ...sides, before: { revision: Number(number) }, after: after.seed === undefined ? after : { revision: Number(number), seed: after.seed } });
  const onAfter = (chosen: string) =>
    onChange({
      ...sides,
      after: chosen === SEED ? { revision: before.revision, seed: otherSeed(seed) } : { revision: Number(chosen) },
    });
  return (
    <header className={`line gap-3 wrap rigid on-bg border-below touch-high ${styles.head}`}>
      <Link
        to="/datasets/$id/history"
        params={{ id }}
        search={after.seed === undefined ? { a: after.revision, b: before.revision } : { a: before.revision }}
        className={buttonClass('quiet')}
      >
        <ArrowLeft aria-hidden />
        History
      </Link>
      <h1 className="text-pane nowrap">Compare rows</h1>
      <div className={`line gap-3 wrap grow ${styles.sides}`}>
        <Select label="Compare" hideLabel options={revisions} value={String(before.revision)} onChange={onBefore} />
        <ArrowRight size={16} className="faint" role="img" aria-label="with" />
        <Select
          label="With"
          hideLabel
          options={[{ id: SEED, label: 'Another seed', note: 'The same rules, other values' }, ...revisions]}
          value={after.seed === undefined ? String(after.revision) : SEED}
          onChange={onAfter}
        />
        {after.seed === undefined ? null : (
          <SeedField key={after.seed} seed={after.seed} onChange={(written) => onChange({ ...sides, after: { ...after, seed: written } })} />
        )}
      </div>
      <Button onPress={() => void copyLink(window.location.href)}>
        <Link2 aria-hidden />
        Copy link
      </Button>
    </header>
  );
}

function SeedField({ seed, onChange }: { seed: string; onChange: (seed: string) => void }) {
  const [written, setWritten] = useState(seed);
  const send = () => {
    if (written.trim() !== '' && written !== seed) onChange(written);
  };
  return (
    <form
      className={styles.seed}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onBlur={send}
    >
      <TextField label="Seed to compare with" hideLabel value={written} onChange={setWritten} />
    </form>
  );
}
