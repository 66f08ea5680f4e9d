import type { Diagnostic } from '@seedbed/contract';
import type { TablePlan } from '@seedbed/engine';
import type { LoadProgress, LoadReport } from '../report.ts';

export type TableProgress = { begin(): void; add(rows: number, bytes: number): void; end(taken: number, found?: number): void };

type CountedTable = Pick<TablePlan, 'name' | 'rows'> & Partial<Pick<TablePlan, 'left'>>;

const sentOf = ({ rows, left }: CountedTable): number => rows - (left?.length ?? 0);

/** Counts the rows loaded per table, and reports them. */
export function loadProgress(tables: readonly CountedTable[], tell: (progress: LoadProgress) => void = () => undefined) {
  const states = new Map(
    tables.map((table) => [
      table.name,
      {
        table: table.name,
        state: 'waiting' as LoadProgress['state'],
        rows: 0,
        total: sentOf(table),
        bytes: 0,
        taken: 0,
        seconds: null as number | null,
      },
    ]),
  );
  for (const state of states.values()) tell({ ...state });
  return {
    table(name: string): TableProgress {
      const state = states.get(name)!;
      let started = 0;
      const sinceStart = (): number => (performance.now() - started) / 1000;
      return {
        begin() {
          started = performance.now();
          state.state = 'running';
          state.seconds = 0;
          tell({ ...state });
        },
        add(rows, bytes) {
          state.rows += rows;
          state.bytes += bytes;
          state.seconds = sinceStart();
          tell({ ...state });
        },
        end(taken, found = 0) {
          state.state = 'done';
          state.rows = state.taken = taken;
          state.seconds = sinceStart();
          tell({ ...state, ...(found > 0 && { found }) });
        },
      };
    },
    /** Rows that triggers made are parents of another number of rows: the plan has other counts for the tables that are not loaded yet. */
    replan(planned: readonly CountedTable[]): void {
      for (const table of planned) {
        const state = states.get(table.name);
        if (state?.state === 'waiting') state.total = sentOf(table);
      }
    },
    /** Tables for which Postgres reported another number of rows than were sent. */
    differing(): string[] {
      return [...states.values()].filter((each) => each.taken !== each.total && each.state === 'done').map((each) => each.table);
    },
    /** Corrects a count: COPY does not count rows that a trigger writes in place of others. */
    recount(name: string, rows: number): void {
      const state = states.get(name)!;
      state.rows = state.taken = rows;
      tell({ ...state });
    },
    report(): Pick<LoadReport, 'tables' | 'rows' | 'bytes'> {
      const all = [...states.values()];
      return {
        tables: all.map(({ table, taken, bytes, seconds }) => ({ table, rows: taken, bytes, seconds: seconds ?? 0 })),
        rows: all.reduce((sum, each) => sum + each.taken, 0),
        bytes: all.reduce((sum, each) => sum + each.bytes, 0),
      };
    },
    /** Tables that received another number of rows than were sent: a trigger or a rule changed it. */
    diagnostics(): Diagnostic[] {
      return [...states.values()]
        .filter((each) => each.taken !== each.total && each.state === 'done')
        .map((each) => ({
          level: 'warning',
          code: 'rows-differ',
          table: each.table,
          message: `${each.total} rows were sent and Postgres kept ${each.taken}: a trigger or a rule of the table changed that`,
        }));
    },
  };
}
