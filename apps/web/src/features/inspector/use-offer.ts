import { resolveType, type BlueprintColumn, type BlueprintTable, type Generator, type GeneratorDescription } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEngineNow } from '../../engine/engine-context.tsx';
import { generatorsQuery } from '../../queries/catalogue.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { mayStand } from './may-stand.ts';
import { startingGenerators } from './starting-generators.ts';
import type { Offer } from './use-samples.ts';

/** Enough values to show the distribution, and few enough to compute in one frame. */
const PRESENT_ROWS = 256;

/** The generators that a column can have, each with sample values in the rows from `row` on, and with its default parameters. */
export function useOffer(tableName: string, table: BlueprintTable, column: BlueprintColumn, row: number) {
  const draft = useDraftStore();
  const types = useDraft((state) => state.blueprint.types);
  const type = useMemo(() => resolveType(column.type, types ?? {}), [column.type, types]);
  const catalogue = useQuery(generatorsQuery);
  const kind = column.generator?.kind ?? null;
  const engineNow = useEngineNow();
  const relations = useDraft((state) => state.blueprint.relations);
  const blueprint = useDraft((state) => state.blueprint);
  const items = catalogue.data?.items;
  const generators = useMemo(
    () => (items ?? []).filter((item) => item.kind === kind || mayStand(item.kind, tableName, column, relations)),
    [items, kind, tableName, column, relations],
  );
  const place = { blueprint, table, column, type, generators };

  const presentTexts = async () =>
    (
      (
        await engineNow()
          ?.rows(tableName, 0, PRESENT_ROWS, [column.name])
          .catch(() => null)
      )?.[0] ?? []
    ).filter((text) => text !== null);
  /** Sample values of this column with each of several generators, from the current row on. */
  const offer: Offer = {
    key: [tableName, column.name, row],
    async samples(kinds) {
      const present = await presentTexts();
      const here = { ...place, present };
      return (
        (await engineNow()?.samples(
          blueprint,
          tableName,
          column.name,
          row,
          // The chosen generator is shown with its present parameters, not with defaults.
          kinds.map((one) => [...(one.kind === kind && column.generator ? [column.generator] : []), ...startingGenerators(one.kind, one.parameters, here)]),
        )) ?? []
      );
    },
    samplesOf: async (known) =>
      (await engineNow()?.samples(
        blueprint,
        tableName,
        column.name,
        row,
        known.map((one) => [one]),
      )) ?? [],
  };
  /** A generator with valid parameters, derived from the present values; if there are none, the reason. */
  const startOf = async (next: GeneratorDescription, known?: Generator): Promise<{ readonly start: Generator } | { readonly refused: string }> => {
    const present = await presentTexts();
    const now = draft.getState().blueprint;
    const starts = known ? [known] : startingGenerators(next.kind, next.parameters, { blueprint: now, table, column, type, present });
    const tried = await engineNow()?.firstThatHolds(now, tableName, column.name, starts);
    const start = starts[tried?.index ?? 0];
    return start ? { start } : { refused: `${next.title} does not suit this column: ${tried?.message ?? 'it needs something that does not exist'}` };
  };
  return { type, catalogue, place, offer, startOf, presentTexts: presentTexts };
}
