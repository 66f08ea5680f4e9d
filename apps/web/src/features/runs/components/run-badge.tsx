import type { Run } from '@seedbed/contract';
import { Badge } from '../../../components/ui/badge.tsx';
import { runTone, runWords } from './run-words.ts';

/** The state of a run. A load that ended well and added no row is no success to be told in green. */
export function RunBadge({ run: { state, kind, rows, rowsDone } }: { run: Pick<Run, 'state' | 'kind' | 'rows' | 'rowsDone'> }) {
  const isIdle = kind === 'load' && state === 'succeeded' && rows > 0 && rowsDone === 0;
  return isIdle ? <Badge tone="warn">nothing loaded</Badge> : <Badge tone={runTone(state)}>{runWords(state)}</Badge>;
}
