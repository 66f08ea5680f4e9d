import { X } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { ErrorNote } from '../../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../../components/ui/skeleton.tsx';
import { formatMany } from '../../../lib/format.ts';
import { MissedRequests } from './missed-requests.tsx';
import { NotKept } from './not-kept.tsx';
import { ProposedChange } from './proposed-change.tsx';
import { RestOfWords } from './rest-of-words.tsx';
import type { useSay } from './use-say.ts';
import styles from './say.module.css';

type SayPaneProps = { say: ReturnType<typeof useSay>; /** Tries other words. */ onSay: (words: string) => void; onClose: () => void };

/** The result of the request: changes to accept one by one, and the parts that were not understood. */
export function SayPane({ say, onSay, onClose }: SayPaneProps) {
  const { said, saying, keeping, undo, decide } = say;
  const proposed = said?.proposed ?? [];
  const possible = proposed.filter(({ cannot }) => cannot === undefined);
  const kept = proposed.filter(({ state }) => state === 'kept').length;
  return (
    <>
      <header className={`line gap-4 apart on-bg sticky-top ${styles.head}`}>
        <h3 className="text-label figures" role="status">
          {saying.isPending && !said
            ? 'Reading the words'
            : said && !saying.isError
              ? `${formatMany(possible.length, 'change')}${kept > 0 ? `, ${kept} accepted` : ''}${said.asked.rest.length > 0 ? ` · ${said.asked.rest.length} not understood` : ''}${said.counting === undefined ? '' : ' · counting rows'}`
              : 'Not tried'}
        </h3>
        <Button look="quiet" aria-label="Close the changes" onPress={onClose}>
          <X aria-hidden />
        </Button>
      </header>
      {saying.isPending && !said ? <SkeletonLines count={2} label="Reading the words" /> : null}
      {saying.isError ? (
        <ErrorNote
          error={saying.error}
          unanswered="Nothing changes before you accept it. Try again when Seedbed responds."
          onRetry={() => saying.mutate(saying.variables)}
        />
      ) : null}
      {keeping.isError ? <NotKept error={keeping.error} onNewest={() => keeping.mutate({ ...keeping.variables, onNewest: true })} /> : null}
      {!said ? null : (
        <>
          {proposed.length === 0 ? null : (
            <ol className="grid gap-4 min-width-0">
              {proposed.map((change) => (
                <ProposedChange
                  key={change.key}
                  change={change}
                  isTried={said.counting === undefined}
                  isKeeping={keeping.isPending && keeping.variables.change.key === change.key}
                  isBusy={keeping.isPending}
                  onAccept={(both) => keeping.mutate({ change, both })}
                  onUndo={undo?.key === change.key ? undo.run : undefined}
                  onLeave={() => decide(change.key, change.state === 'left' ? 'open' : 'left')}
                />
              ))}
            </ol>
          )}
          {said.asked.missed.length > 0 ? <MissedRequests missed={said.asked.missed} onSay={onSay} /> : null}
          {said.asked.rest.length > 0 ? <RestOfWords asked={said.asked} answering={say.answering} /> : null}
        </>
      )}
    </>
  );
}
