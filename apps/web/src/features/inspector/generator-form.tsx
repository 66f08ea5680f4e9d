import { forgetReason, resolveType, type BlueprintColumn, type BlueprintTable, type GeneratorDescription } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorNote } from '../../components/ui/error-note.tsx';
import { SkeletonLines } from '../../components/ui/skeleton.tsx';
import { EngineProblem } from '../../engine/engine-client.ts';
import { useEngine } from '../../engine/engine-context.tsx';
import { generatorsQuery } from '../../queries/catalogue.ts';
import { explainQuery } from '../../queries/explain.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { editColumn, putParameters } from './edit-column.ts';
import type { Offer } from './use-samples.ts';
import { GeneratorPicker } from './generator-picker.tsx';
import { FormPlaceContext } from './fields/form-place.ts';
import { ParameterFields } from './fields/parameter-fields.tsx';
import { strayNames, withoutEpoch, type Field } from './fields/read-fields.ts';
import { numbersOf } from '../../workspace/standing-values.ts';
import { mayStand } from './may-stand.ts';
import { placeOfPointer } from '../../workspace/place-of-pointer.ts';
import { startingGenerators } from './starting-generators.ts';
import { startingShape } from './starting-shapes.ts';
import styles from './inspector.module.css';

type Parameters = Readonly<Record<string, unknown>>;

const TIMES: ReadonlySet<string> = new Set(['timestamp', 'timestamptz', 'date']);

/** Enough values to see how they lie, few enough to be made in one frame. */
const STANDING_ROWS = 256;

/** Which generator makes the column, and its parameters as a form made from their JSON Schema. */
export function GeneratorForm({ tableName, table, column, row }: { tableName: string; table: BlueprintTable; column: BlueprintColumn; row: number }) {
  const draft = useDraftStore();
  const types = useDraft((state) => state.blueprint.types);
  const type = useMemo(() => resolveType(column.type, types ?? {}), [column.type, types]);
  const catalogue = useQuery(generatorsQuery);
  const kind = column.generator?.kind ?? null;
  const chosen = catalogue.data?.items.find((item) => item.kind === kind) ?? null;
  const faults = useFaults(tableName, column.name);
  const engine = useEngine((state) => state.engine);
  const [refused, setRefused] = useState<string | null>(null);
  const datasetId = useDraft((state) => state.datasetId);
  const base = useDraft((state) => state.base);
  const relations = useDraft((state) => state.blueprint.relations);

  const blueprint = useDraft((state) => state.blueprint);
  const items = catalogue.data?.items;
  const generators = useMemo(
    () => (items ?? []).filter((item) => item.kind === kind || mayStand(item.kind, tableName, column, relations)),
    [items, kind, tableName, column, relations],
  );
  const place = { blueprint, table, column, type, generators };

  /** A choice starts with parameters that hold, taken from the values that stand; where none hold, nothing changes and it is reported. */
  const choose = async (next: GeneratorDescription) => {
    if (next.kind === kind) return;
    const standing = await standingTexts();
    const starts = startingGenerators(next.kind, next.parameters, {
      blueprint: draft.getState().blueprint,
      table,
      column,
      type,
      standing,
    });
    const tried = await engine?.firstThatHolds(draft.getState().blueprint, tableName, column.name, starts);
    const start = starts[tried?.index ?? 0];
    setRefused(start ? null : `${next.title} does not suit this column: ${tried?.message ?? 'it needs something that does not exist'}`);
    if (!start) return;
    editColumn(draft, tableName, column.name, `${kind ?? 'no generator'} → ${next.kind}`, (found) => {
      found.generator = start;
      forgetReason(found);
    });
  };
  const standingTexts = async () =>
    ((await engine?.rows(tableName, 0, STANDING_ROWS, [column.name]).catch(() => null))?.[0] ?? []).filter((text) => text !== null);
  /** What each of some generators would put into this column in the rows from the one that is looked at. */
  const offer: Offer = {
    key: [tableName, column.name, row, engine?.edition ?? 0],
    async samples(kinds) {
      const standing = await standingTexts();
      const here = { ...place, standing };
      return (
        (await engine?.samples(
          blueprint,
          tableName,
          column.name,
          row,
          kinds.map((one) => startingGenerators(one.kind, one.parameters, here)),
        )) ?? []
      );
    },
  };
  const set = (changed: Parameters, words: string, merge: string) =>
    editColumn(draft, tableName, column.name, words, (found) => putParameters(found, changed), merge);
  /** Another shape asks for other parameters: those of the one before go, and its own start where the numbers lie. */
  const change = async (changed: Parameters, words: string, field: Field) => {
    if (!field.decides || !chosen) return set(changed, words, field.name);
    const given = { ...column.generator?.parameters, ...changed };
    const gone = Object.fromEntries(strayNames(chosen.parameters, given).map((name) => [name, undefined]));
    const own = kind === 'distribution' ? startingShape(String(changed.distribution), numbersOf(await standingTexts())) : {};
    set({ ...gone, ...own, ...changed }, words, field.name);
  };

  return (
    <section className={styles.section}>
      {catalogue.isError ? <ErrorNote error={catalogue.error} onRetry={() => void catalogue.refetch()} /> : null}
      {catalogue.isPending ? <SkeletonLines count={3} /> : null}
      {catalogue.data ? (
        <>
          <GeneratorPicker
            generators={place.generators}
            type={type}
            chosen={kind}
            offer={offer}
            decision={explainQuery(datasetId, base, tableName, column.name)}
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
            <FormPlaceContext value={place}>
              <ParameterFields
                schema={chosen ? (TIMES.has(type.base) ? withoutEpoch(chosen.parameters, column.generator.parameters ?? {}) : chosen.parameters) : null}
                values={column.generator.parameters ?? {}}
                faults={faults}
                onChange={(changed, words, field) => void change(changed, words, field)}
              />
            </FormPlaceContext>
          ) : null}
        </>
      ) : null}
    </section>
  );
}

/** What the engine says against this column's parameters, by their pointer; `''` for the column as a whole. */
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
