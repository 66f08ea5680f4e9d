import { dictionary, type RehearsalFinding } from '@seedbed/contract';
import type { Tone } from '../../components/ui/badge.tsx';
import { formatMany } from '../../lib/format.ts';
import type { RehearsalStep } from './rehearse.ts';

type Kind = RehearsalFinding['kind'];

/** Worst first. */
export const KINDS: readonly { readonly kind: Kind; readonly label: string; readonly tone: Tone }[] = [
  { kind: 'fails', label: 'fails', tone: 'bad' },
  { kind: 'loses', label: 'loses rows', tone: 'bad' },
  { kind: 'changes', label: 'changes values', tone: 'bad' },
  { kind: 'breaks', label: 'breaks', tone: 'bad' },
  { kind: 'locks', label: 'locks a table', tone: 'warn' },
  { kind: 'leaves', label: 'unfinished', tone: 'warn' },
];

/** Worst first, in the order of the statements. */
export function bySeverity(findings: readonly RehearsalFinding[]): RehearsalFinding[] {
  return KINDS.flatMap(({ kind }) => findings.filter((each) => each.kind === kind));
}

export const STEP_WORDS = dictionary<string>({
  reads: 'Reading the schema…',
  fills: 'Making unusual rows…',
  runs: 'Running the migration…',
  compares: 'Comparing the rows before and after…',
  measures: 'Measuring…',
} satisfies Record<RehearsalStep, string>);

/** What stands above the rows that show a finding. */
export function rowsTitle(rows: number): string {
  return rows === 0 ? 'It happens without any row' : rows === 1 ? 'It happens with this row' : `It happens with these ${formatMany(rows, 'row')}`;
}
