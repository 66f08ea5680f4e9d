import { resolveType, type BlueprintColumn, type BlueprintTable, type GeneratorDescription } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { EngineProblem } from '../../engine/engine-client.ts';
import { useEngine } from '../../engine/engine-context.tsx';
import { generatorsQuery } from '../../queries/catalogue.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { editColumn } from './edit-column.ts';
import { GeneratorPicker } from './generator-picker.tsx';
import { ParameterFields } from './parameter-fields.tsx';
import { mayStand } from './may-stand.ts';
import { placeOfPointer } from '../../workspace/place-of-pointer.ts';
import styles from './inspector.module.css';

/** Enough values to see how they lie, few enough to be made in one frame. */
const STANDING_ROWS = 256;

/** Which generator makes the column, and its parameters as a form made from their JSON Schema. */
export function GeneratorForm({ tableName, table, column }: { tableName: string; table: BlueprintTable; column: BlueprintColumn }) {
  const draft = useDraftStore();
  const types = useDraft((state) => state.blueprint.types);
  const type = useMemo(() => resolveType(column.type, types ?? {}), [column.type, types]);
  const catalogue = useQuery(generatorsQuery);
  const kind = column.generator?.kind ?? null;
  const chosen = catalogue.data?.items.find((item) => item.kind === kind) ?? null;
  const faults = useFaults(tableName, column.name);
  const engine = useEngine((state) => state.engine);
  const [refused, setRefused] = useState<string | null>(null);
  const relations = useDraft((state) => state.blueprint.relations);

  /** A choice starts with parameters that hold, taken from the values that stand; where none hold, nothing changes and it is said. */
  const choose = async (next: GeneratorDescription) => {
    if (next.kind === kind) return;
    const standing = (await engine?.rows(tableName, 0, STANDING_ROWS, [column.name]).catch(() => null))?.[0] ?? [];
    // With its first use: the form is there without it.
    const { startingGenerators } = await import('./starting-generators.ts');
    const starts = startingGenerators(next.kind, next.parameters, {
      blueprint: draft.getState().blueprint,
      table,
      column,
      type,
      standing: standing.filter((text) => text !== null),
    });
    const tried = await engine?.firstThatHolds(draft.getState().blueprint, tableName, column.name, starts);
    const start = starts[tried?.index ?? 0];
    setRefused(start ? null : `${next.title} does not suit this column: ${tried?.message ?? 'it needs what is not there'}`);
    if (!start) return;
    editColumn(draft, tableName, column.name, `${kind ?? 'no generator'} → ${next.kind}`, (found) => {
      found.generator = start;
      delete found.because;
      delete found.confidence;
    });
  };
  const set = (name: string, value: unknown, words: string) =>
    editColumn(
      draft,
      tableName,
      column.name,
      words,
      (found) => {
        if (!found.generator) return;
        const parameters = { ...found.generator.parameters };
        if (value === undefined) delete parameters[name];
        else parameters[name] = value;
        if (Object.keys(parameters).length === 0) delete found.generator.parameters;
        else found.generator.parameters = parameters;
      },
      name,
    );

  return (
    <section className={styles.section}>
      {catalogue.isError ? <ErrorNote error={catalogue.error} onRetry={() => void catalogue.refetch()} /> : null}
      {catalogue.isPending ? <SkeletonLines count={3} /> : null}
      {catalogue.data ? (
        <>
          <GeneratorPicker
            generators={catalogue.data.items.filter((item) => item.kind === kind || mayStand(item.kind, tableName, column, relations))}
            type={type}
            chosen={kind}
            onChoose={(next) => void (next && choose(next))}
          />
          {refused ? (
            <p className={styles.fault} role="alert">
              {refused}
            </p>
          ) : null}
          {chosen ? <p className={styles.summary}>{chosen.summary}</p> : null}
          {kind && !chosen ? <p className={styles.summary}>Chosen by inference; it has no form of its own.</p> : null}
          {column.generator ? (
            <ParameterFields
              schema={chosen?.parameters ?? null}
              values={column.generator.parameters ?? {}}
              columns={table.columns.map((one) => one.name).filter((name) => name !== column.name)}
              faults={faults}
              onChange={set}
            />
          ) : null}
        </>
      ) : null}
    </section>
  );
}

/** What the engine says against this column's parameters, by parameter; `''` for the column as a whole. */
function useFaults(table: string, column: string): ReadonlyMap<string, string> {
  const problem = useEngine((state) => state.problem);
  const blueprint = useDraft((state) => state.blueprint);
  return useMemo(() => {
    const faults = new Map<string, string>();
    if (!(problem instanceof EngineProblem)) return faults;
    for (const { pointer, message } of problem.errors) {
      const place = placeOfPointer(blueprint, pointer);
      if (place.table !== table || place.column !== column) continue;
      faults.set(/\/parameters\/([^/]+)/.exec(pointer)?.[1] ?? '', message);
    }
    return faults;
  }, [problem, blueprint, table, column]);
}
