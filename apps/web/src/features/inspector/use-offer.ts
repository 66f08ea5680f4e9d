import { resolveType, type BlueprintColumn, type BlueprintTable, type Generator, type GeneratorDescription } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEngine } from '../../engine/engine-context.tsx';
import { generatorsQuery } from '../../queries/catalogue.ts';
import { useDraft, useDraftStore } from '../../workspace/draft/draft-context.tsx';
import { mayStand } from './may-stand.ts';
import { startingGenerators } from './starting-generators.ts';
import type { Offer } from './use-samples.ts';

/** Enough values to see how they lie, few enough to be made in one frame. */
const STANDING_ROWS = 256;

/** Generators that a column can be given, what each would make in the rows from `row` on, and with which parameters it would start. */
export function useOffer(tableName: string, table: BlueprintTable, column: BlueprintColumn, row: number) {
  const draft = useDraftStore();
  const types = useDraft((state) => state.blueprint.types);
  const type = useMemo(() => resolveType(column.type, types ?? {}), [column.type, types]);
  const catalogue = useQuery(generatorsQuery);
  const kind = column.generator?.kind ?? null;
  const engine = useEngine((state) => state.engine);
  const relations = useDraft((state) => state.blueprint.relations);
  const blueprint = useDraft((state) => state.blueprint);
  const items = catalogue.data?.items;
  const generators = useMemo(
    () => (items ?? []).filter((item) => item.kind === kind || mayStand(item.kind, tableName, column, relations)),
    [items, kind, tableName, column, relations],
  );
  const place = { blueprint, table, column, type, generators };

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
          // What is chosen is shown as it is, not as it would start.
          kinds.map((one) => [...(one.kind === kind && column.generator ? [column.generator] : []), ...startingGenerators(one.kind, one.parameters, here)]),
        )) ?? []
      );
    },
    samplesOf: async (known) =>
      (await engine?.samples(
        blueprint,
        tableName,
        column.name,
        row,
        known.map((one) => [one]),
      )) ?? [],
  };
  /** A generator with parameters that hold, taken from the values that stand; where none hold, why. */
  const startOf = async (next: GeneratorDescription, known?: Generator): Promise<{ readonly start: Generator } | { readonly refused: string }> => {
    const standing = await standingTexts();
    const now = draft.getState().blueprint;
    const starts = known ? [known] : startingGenerators(next.kind, next.parameters, { blueprint: now, table, column, type, standing });
    const tried = await engine?.firstThatHolds(now, tableName, column.name, starts);
    const start = starts[tried?.index ?? 0];
    return start ? { start } : { refused: `${next.title} does not suit this column: ${tried?.message ?? 'it needs something that does not exist'}` };
  };
  return { type, catalogue, place, offer, startOf, standingTexts };
}
