import type { GeneratorDescription } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import { useRested } from '../../lib/use-rested.ts';
import { generatorsQuery } from '../../queries/catalogue.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { isMadeUnique } from './made-unique.ts';
import { offersFor, type ExampleOffer } from './offers.ts';

/** An offer with what it makes in the rows from the one that is looked at; `why` says what is against it. */
export type TriedOffer = ExampleOffer & { readonly values: readonly (string | null)[] | null; readonly why: string | null };

/** Typing rests this long before it is looked at. */
const REST_MS = 120;
/** Rows that an offer shows. */
const SHOWN = 5;
/** Rows that tell what the column has now. */
const STANDING = 200;
const UNIQUE = 'Values of this column are unique, so each row gets its own';
const NONE: readonly GeneratorDescription[] = [];

/** What is offered for the examples that are typed, one a line, each tried in the column. */
export function useOffers(engine: Engine, table: string, column: GridColumn, row: number, text: string) {
  const blueprint = useDraft((state) => state.blueprint);
  const catalogue = useQuery(generatorsQuery);
  const generators = catalogue.data?.items ?? NONE;
  const { name, type, kind } = column;
  const nullRate = column.column.nullRate ?? 0;
  const standing = useQuery({
    queryKey: ['standing', engine.edition, table, name],
    queryFn: async () => ((await engine.rows(table, 0, STANDING, [name]))[0] ?? []).filter((one) => one !== null),
    gcTime: 0,
    retry: false,
  });
  const rested = useRested(text, REST_MS);
  const offers = useMemo(() => {
    const examples = rested.split('\n').filter((line) => line.trim() !== '');
    return standing.isPending || catalogue.isPending ? [] : offersFor({ examples, type, kind, standing: standing.data ?? [], nullRate, generators });
  }, [rested, standing.isPending, standing.data, catalogue.isPending, generators, type, kind, nullRate]);
  const tried = useQuery({
    queryKey: ['example', engine.edition, table, name, row, offers],
    queryFn: async (): Promise<TriedOffer[]> => {
      const made = await engine.samples(
        blueprint,
        table,
        name,
        row,
        offers.map(({ generator }) => [generator]),
        SHOWN,
      );
      return Promise.all(
        offers.map(async (offer, i) => {
          const values = made[i]?.values ?? null;
          const why = values ? null : ((await engine.firstThatHolds(blueprint, table, name, [offer.generator])).message ?? 'It does not suit this column.');
          return { ...offer, ...(values && isMadeUnique(offer.generator, values) ? variantsOf(offer.generator.kind) : {}), values, why };
        }),
      ).then(distinct);
    },
    enabled: offers.length > 0,
    // What stands here stays until the new values are made.
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
  const isRested = rested === text;
  return {
    offers: offers.length === 0 ? [] : (tried.data ?? null),
    isSettled: isRested && (offers.length === 0 || (tried.isSuccess && !tried.isPlaceholderData)),
    error: tried.error,
  };
}

/** What a list or a constant is called where each of its values comes once. */
function variantsOf(kind: string): Pick<ExampleOffer, 'title' | 'says'> {
  return { title: kind === 'constant' ? 'Variants of this' : 'Variants of these', says: UNIQUE };
}

/** Of offers that make the same, the first. */
function distinct(offers: readonly TriedOffer[]): TriedOffer[] {
  const seen = new Set<string>();
  return offers.filter(({ values }) => {
    const text = JSON.stringify(values);
    const isNew = values === null || !seen.has(text);
    seen.add(text);
    return isNew;
  });
}
