import { EXPLAINING_MEMBERS, type RevisionSummary } from '@seedbed/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { notify } from '../../lib/notify.ts';
import { Ago } from '../../components/ui/ago.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { Segmented } from '../../components/ui/segmented.tsx';
import { Select } from '../../components/ui/select.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { formatMany, formatTime } from '../../lib/format.ts';
import { generatorsQuery } from '../../queries/catalogue.ts';
import { differenceQuery, fetchRevision, revisionQuery } from '../../queries/revisions.ts';
import { useMay } from '../../queries/me.ts';
import { useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { edit } from '../../workspace/draft/draft-store.ts';
import { startNaming } from '../../workspace/naming.ts';
import { ChangeValues } from './change-values.tsx';
import { byTable, changesInWords } from './changes-in-words.ts';
import { RowEvidence } from './row-evidence.tsx';
import { useMessageWords } from './use-message-words.ts';
import { withoutRepeats } from './without-repeats.ts';
import styles from './history.module.css';

const TONE = { added: 'good', removed: 'bad', changed: 'info' } as const;
const WAYS = [
  { id: 'words', label: 'In words' },
  { id: 'json', label: 'JSON' },
] as const;

type RevisionDifferenceProps = {
  id: string;
  revisions: readonly RevisionSummary[];
  chosen: number;
  /** The other revision of the comparison. */
  other: number;
  newest: number;
  onCompare: (other: number) => void;
};

/**
 * The changes between two revisions, in words or as values; restoring the chosen one is an ordinary edit that can be
 * undone.
 */
export function RevisionDifference({ id, revisions, chosen, other, newest, onCompare }: RevisionDifferenceProps) {
  const draft = useDraftStore();
  const may = useMay('write');
  const [way, setWay] = useState<'words' | 'json'>('words');
  const [older, newer] = chosen < other ? [chosen, other] : [other, chosen];
  const difference = useQuery(differenceQuery(id, older, newer));
  // The rows below come from the same two.
  const sides = [useQuery(revisionQuery(id, older)), useQuery(revisionQuery(id, newer))].map(({ data }) => data?.blueprint);
  const catalogue = useQuery(generatorsQuery).data?.items;
  const [before, after] = sides;
  const found = useMemo(() => (difference.data?.changes ?? []).filter((change) => !EXPLAINING_MEMBERS.has(change.member)), [difference.data]);
  const sentences = useMemo(
    () => (before && after ? changesInWords(withoutRepeats(found), before, after, new Map(catalogue?.map((one) => [one.kind, one]))) : null),
    [found, before, after, catalogue],
  );
  const wordsOf = useMessageWords();
  const count = way === 'json' ? found.length : sentences?.length;
  const restore = useMutation({
    mutationFn: () => fetchRevision(id, String(chosen)),
    onSuccess: (revision) => {
      edit(draft, `restored revision ${chosen}`, (blueprint) => void Object.assign(blueprint, revision.blueprint));
      notify(`Revision ${chosen} is restored; it is saved as a new one`);
    },
  });
  const own = revisions.find(({ number }) => number === chosen);
  const others = revisions
    .filter((one) => one.number !== chosen)
    .map((one) => ({ id: String(one.number), label: `Revision ${one.number}${one.number === newest ? ' · current' : ''}`, note: wordsOf(one.message) }));
  return (
    <section className="stack gap-4" aria-label={`Revision ${older} to ${newer}`}>
      <header className="line gap-3 wrap">
        <div className={styles.title}>
          <h2 className="line gap-3">
            Revision {chosen}
            {chosen === newest ? <Badge tone="good">current</Badge> : null}
          </h2>
          {own ? (
            <p className={`note ${styles.by}`}>
              {own.author}, <Ago at={own.at} /> · {formatTime(own.at)}
            </p>
          ) : null}
        </div>
        {may ? <Button onPress={() => startNaming(id, chosen)}>Name revision {chosen}…</Button> : null}
        {may && chosen !== newest ? (
          <Button look="primary" isPending={restore.isPending} onPress={() => restore.mutate()}>
            Restore revision {chosen}
          </Button>
        ) : null}
      </header>
      {may && chosen !== newest ? <p className="faint">Restoring saves it as a new revision: those after it stay in the history.</p> : null}
      <div className="line gap-3 wrap quiet">
        <span>Compared with</span>
        <Select label="Compare with" hideLabel options={others} value={String(other)} onChange={(number) => onCompare(Number(number))} />
      </div>
      {difference.isPending || (difference.data && count === undefined) ? <SkeletonLines count={4} /> : null}
      {difference.isError ? <ErrorNote error={difference.error} onRetry={() => void difference.refetch()} /> : null}
      {restore.isError ? <ErrorNote error={restore.error} /> : null}
      {difference.data && count !== undefined ? (
        <section aria-label="Settings" className="grid gap-3">
          <header className={`line gap-3 apart ${styles.part}`}>
            <h3>{count === 0 ? 'No setting differs' : `${formatMany(count, 'setting')} changed`}</h3>
            <Segmented label="How settings are shown" options={WAYS} value={way} onChange={setWay} />
          </header>
          {way === 'json' ? (
            <ul className={`border-above ${styles.changes}`}>
              {found.map((change) => (
                <li key={`${change.text} ${change.member}`}>
                  <Badge tone={TONE[change.kind]}>{change.kind}</Badge>
                  <ChangeValues change={change} />
                </li>
              ))}
            </ul>
          ) : (
            byTable(sentences ?? []).map(([of, some]) => (
              <section key={of} aria-label={of === '' ? 'Dataset' : of}>
                <h4 className={`row gap-3 baseline text-label ink ${styles.of}`}>
                  {of === '' ? 'Dataset' : of}
                  <span className="regular figures faint">{some.length}</span>
                </h4>
                <ul className={`border-above ${styles.changes}`}>
                  {some.map(({ key, kind, text }) => (
                    <li key={key}>
                      <Badge tone={TONE[kind]}>{kind}</Badge>
                      <span>{text}</span>
                    </li>
                  ))}
                </ul>
              </section>
            ))
          )}
        </section>
      ) : null}
      <RowEvidence key={`${older} ${newer}`} id={id} older={older} newer={newer} />
    </section>
  );
}
