import type { GeneratorDescription } from '@seedbed/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Engine } from '../../engine/engine-store.ts';
import { useRested } from '../../lib/use-rested.ts';
import { generatorsQuery } from '../../queries/catalogue.ts';
import { useDraft } from '../../workspace/draft/draft-context.tsx';
import type { GridColumn } from '../../workspace/grid-column.ts';
import { isMadeUnique, isUniqueAlone } from './made-unique.ts';
import { notAllowed } from './not-allowed.ts';
import { offersFor, type ExampleOffer } from './offers.ts';

/** An offer with its values in the rows from the current one on; `why` is the reason against it. */
export type TriedOffer = ExampleOffer & { readonly values: readonly (string | null)[] | null; readonly why: string | null };

/** The delay after typing before the text is used. */
const REST_MS = 120;
/** Rows that an offer shows. */
const SHOWN = 5;
/** The number of rows that represent the present values. */
const PRESENT = 200;
const UNIQUE = 'Values of this column are unique, so each row gets its own';
const CHANGED = 'Constraints of this table change the value in some rows';
const NONE: readonly GeneratorDescription[] = [];

/** Generators for the typed examples, one per line, each tried in the column. */
export function useOffers(engine: Engine, table: string, column: GridColumn, row: number, text: string) {
  const blueprint = useDraft((state) => state.blueprint);
  const catalogue = useQuery(generatorsQuery);
  const generators = catalogue.data?.items ?? NONE;
  const { name, type, kind } = column;
  const nullRate = column.column.nullRate ?? 0;
  const present = useQuery({
    queryKey: ['present', engine.edition, table, name],
    queryFn: async () => ((await engine.rows(table, 0, PRESENT, [name]))[0] ?? []).filter((one) => one !== null),
    gcTime: 0,
    retry: false,
  });
  const rested = useRested(text, REST_MS);
  const examples = useMemo(() => rested.split('\n').filter((line) => line.trim() !== ''), [rested]);
  const refusal = notAllowed(examples, column);
  const offers = useMemo(() => {
    if (refusal !== null) return [];
    return present.isPending || catalogue.isPending ? [] : offersFor({ examples, type, kind, present: present.data ?? [], nullRate, generators });
  }, [examples, refusal, present.isPending, present.data, catalogue.isPending, generators, type, kind, nullRate]);
  const isUnique = useMemo(() => isUniqueAlone(blueprint, table, name), [blueprint, table, name]);
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
          return { ...offer, ...(values && isMadeUnique(offer.generator, values) ? variantsOf(offer.generator.kind, isUnique) : {}), values, why };
        }),
      ).then(distinct);
    },
    enabled: offers.length > 0,
    // The current offers stay until the new values exist.
    placeholderData: (before) => before,
    gcTime: 0,
    retry: false,
  });
  const isRested = rested === text;
  return {
    offers: offers.length === 0 ? [] : (tried.data ?? null),
    /** Typed values that no generator of this column can make. */
    refusal: isRested ? refusal : null,
    isSettled: isRested && (offers.length === 0 || (tried.isSuccess && !tried.isPlaceholderData)),
    error: tried.error,
  };
}

/** Renames a list or a constant whose values change, because the column is unique: variants. */
function variantsOf(kind: string, isUnique: boolean): Pick<ExampleOffer, 'title' | 'says'> {
  const named = kind === 'constant' ? 'this' : 'these';
  return isUnique ? { title: `Variants of ${named}`, says: UNIQUE } : { title: `Mostly ${named}`, says: CHANGED };
}

/** The first of offers with equal values. */
function distinct(offers: readonly TriedOffer[]): TriedOffer[] {
  const seen = new Set<string>();
  return offers.filter(({ values }) => {
    const text = JSON.stringify(values);
    const isNew = values === null || !seen.has(text);
    seen.add(text);
    return isNew;
  });
}
