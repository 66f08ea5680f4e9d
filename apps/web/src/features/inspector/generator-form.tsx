import { forgetReason, type BlueprintColumn, type BlueprintTable, type Generator, type GeneratorDescription } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { EngineProblem } from '../../engine/engine-client.ts';
import { useEngine } from '../../engine/engine-context.tsx';
import { calledQuery, explainQuery, type Meant } from '../../queries/explain.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { CutNote } from './cut-note.tsx';
import { daysAround } from './days-around.ts';
import { editColumn, putParameters } from './edit-column.ts';
import { useOffer } from './use-offer.ts';
import { GeneratorPicker } from './generator-picker.tsx';
import { FormPlaceContext } from './fields/form-place.ts';
import { ParameterFields } from './fields/parameter-fields.tsx';
import { strayNames, withoutEpoch, type Field } from '../../workspace/read-fields.ts';
import { numbersOf } from '../../workspace/present-values.ts';
import { placeOfPointer } from '../../workspace/place-of-pointer.ts';
import { startingShape } from './starting-shapes.ts';
import styles from './inspector.module.css';

type Parameters = Readonly<Record<string, unknown>>;

const TIMES: ReadonlySet<string> = new Set(['timestamp', 'timestamptz', 'date']);

type GeneratorFormProps = {
  tableName: string;
  table: BlueprintTable;
  column: BlueprintColumn;
  row: number;
  /** A picture in which the generator is edited: its fields are then folded below it. */
  picture?: ReactNode;
};

/** Chooses the column's generator, with its parameters as a form derived from their JSON Schema. */
export function GeneratorForm({ tableName, table, column, row, picture }: GeneratorFormProps) {
  const draft = useDraftStore();
  const { type, catalogue, place, offer, startOf, presentTexts } = useOffer(tableName, table, column, row);
  const kind = column.generator?.kind ?? null;
  const chosen = catalogue.data?.items.find((item) => item.kind === kind) ?? null;
  const faults = useFaults(tableName, column.name);
  const [refused, setRefused] = useState<string | null>(null);
  const [isFresh, setFresh] = useState(false);
  const datasetId = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const referenceDate = useDraft((state) => state.blueprint.referenceDate);

  /** A choice starts with valid parameters; if there are none, nothing changes and an error is shown. */
  const choose = async (next: GeneratorDescription, start: Generator | undefined) => {
    if (next.kind === kind && !start) return;
    const found = await startOf(next, start);
    setRefused('refused' in found ? found.refused : null);
    if ('refused' in found) return;
    setFresh(!start);
    editColumn(draft, tableName, column.name, `${kind ?? 'no generator'} → ${next.kind}`, (changed) => {
      changed.generator = found.start;
      forgetReason(changed);
    });
  };
  const set = (changed: Parameters, words: string, merge: string) =>
    editColumn(draft, tableName, column.name, words, (found) => putParameters(found, changed), merge);
  /**
   * Another shape has other parameters: the previous ones are removed, and the new ones start near the current numbers.
   */
  const change = async (changed: Parameters, words: string, field: Field) => {
    if (!field.decides || !chosen) return set(changed, words, field.name);
    const given = { ...column.generator?.parameters, ...changed };
    const gone = Object.fromEntries(strayNames(chosen.parameters, given).map((name) => [name, undefined]));
    const own = kind === 'distribution' ? startingShape(String(changed.distribution), numbersOf(await presentTexts())) : {};
    set({ ...gone, ...own, ...changed }, words, field.name);
  };

  const decision = explainQuery(datasetId, base, tableName, column.name);
  const called = (words: string) => calledQuery(datasetId, base, tableName, column.name, words);
  const meant = useQuery({ ...called(column.name.replaceAll('_', ' ')), enabled: kind === 'values' && isFresh }).data;
  const lists = useMemo(() => listsOf(meant ?? []), [meant]);

  const summary = chosen ? (
    <p className={`quiet pretty ${styles.summary}`}>{[chosen.summary, daysOf(chosen, column, referenceDate)].filter(Boolean).join(' ')}</p>
  ) : null;
  const fields = column.generator ? (
    <FormPlaceContext value={{ ...place, isFresh, lists }}>
      <ParameterFields
        key={kind}
        schema={chosen ? (TIMES.has(type.base) ? withoutEpoch(chosen.parameters, column.generator.parameters ?? {}) : chosen.parameters) : null}
        values={column.generator.parameters ?? {}}
        faults={faults}
        onChange={(changed, words, field) => void change(changed, words, field)}
      />
    </FormPlaceContext>
  ) : null;

  return (
    <section className={`stack gap-4 border-above pad-4-5 ${styles.section}`}>
      {catalogue.isError ? <ErrorNote error={catalogue.error} onRetry={() => void catalogue.refetch()} /> : null}
      {catalogue.isPending ? <SkeletonLines count={3} /> : null}
      {catalogue.data ? (
        <>
          <GeneratorPicker
            generators={place.generators}
            type={type}
            chosen={kind}
            offer={offer}
            decision={decision}
            called={called}
            onChoose={(next, start) => void (next && choose(next, start))}
          />
          {refused ? (
            <p className="fault" role="alert">
              {refused}
            </p>
          ) : null}
          {picture}
          {picture ? null : summary}
          <CutNote table={tableName} column={column} type={type} row={row} />
          {kind && !chosen ? <p className={`quiet pretty ${styles.summary}`}>Chosen by inference; it has no form of its own.</p> : null}
          {picture && fields ? (
            <details className={styles.more} open={faults.size > 0 || undefined}>
              <summary>States, times and labels</summary>
              {summary}
              {fields}
            </details>
          ) : (
            fields
          )}
        </>
      ) : null}
    </section>
  );
}

const MAX_LISTS = 3;

/** Those that are lists of values. */
function listsOf(meant: readonly Meant[]) {
  return meant
    .flatMap(({ generator: { parameters }, meant }) => (Array.isArray(parameters?.values) ? [{ meant, values: parameters.values as readonly unknown[] }] : []))
    .slice(0, MAX_LISTS);
}

function daysOf({ kind, parameters }: GeneratorDescription, { generator }: BlueprintColumn, referenceDate: string): string | null {
  const { properties } = parameters as { readonly properties?: { readonly days?: { readonly default?: unknown } } };
  return daysAround(kind, generator?.parameters ?? {}, properties?.days?.default, referenceDate);
}

/** The engine's errors in this column's parameters, by pointer; `''` for the whole column. */
function useFaults(table: string, column: string): ReadonlyMap<string, string> {
  const problem = useEngine((state) => state.problem);
  const blueprint = useDraft((state) => state.blueprint);
  return useMemo(() => {
    const faults = new Map<string, string>();
    if (!(problem instanceof EngineProblem)) return faults;
    for (const { pointer, message } of problem.errors) {
      const place = placeOfPointer(blueprint, pointer);
      if (place.table !== table || place.column !== column) continue;
      faults.set(/\/parameters\/(.+)/.exec(pointer)?.[1] ?? '', message);
    }
    return faults;
  }, [problem, blueprint, table, column]);
}
