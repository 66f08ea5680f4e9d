import type { Blueprint, Catalog, ColumnReview, Decision, Pack } from '@seedbed/contract';
import { explainKept } from '../../infer/explain/explain.ts';
import type { ExplainOptions } from '../../infer/explain/explain.ts';
import { reviewColumn } from '../../infer/review/review-column.ts';
import type { Context } from '../method.ts';
import type { ThrowawayPlace } from '../throwaway-server.ts';
import { withRunner } from './schemas.ts';

type Args = ({ readonly ddl: string } | { /** As JSON. */ readonly catalog: string }) & {
  readonly stored: string;
  readonly column: string;
  readonly called?: string | undefined;
  /** Own packs, each as JSON, which take precedence over the built-in ones. */
  readonly packs?: readonly string[] | undefined;
};

type ReviewArgs = { readonly stored: string; readonly column: string; readonly decision: Decision | null; readonly rows: readonly number[] };

/** Why columns are generated as they are; a thread caches what it read of a schema for the next column. */
export const reasonMethods = {
  /** Null if this thread did not read the schema yet. */
  explainKept({ stored: key, column, called, packs = [], ...from }: Args, context: Context): Promise<Decision | null> {
    return explainKept(
      sourceOf(from),
      column,
      packs.map((json) => JSON.parse(json) as Pack),
      optionsOf(context.documents.blueprint(key), called),
    );
  },

  /** What else a column could hold; `decision`: null for a dataset without a schema. */
  review({ stored: key, column, decision, rows }: ReviewArgs, { documents }: Context): Promise<ColumnReview> {
    return reviewColumn(documents.blueprint(key), column, decision, () => documents.plan(key), rows);
  },

  explain({ stored: key, column, called, server, packs, ...from }: Args & { readonly server: ThrowawayPlace }, context: Context): Promise<Decision> {
    const stored = context.documents.blueprint(key);
    return withRunner({ server, packs }, context, (runner) => runner.explain(sourceOf(from), column, { ...optionsOf(stored, called), signal: context.signal }));
  },
};

function sourceOf(from: { readonly ddl: string } | { readonly catalog: string }): { readonly ddl: string } | { readonly catalog: Catalog } {
  return 'ddl' in from ? { ddl: from.ddl } : { catalog: JSON.parse(from.catalog) as Catalog };
}

function optionsOf(stored: Blueprint, called: string | undefined): ExplainOptions {
  const { seed, locale, referenceDate } = stored;
  // A mix of locales only affects weights, which do not matter here.
  return { stored, called, seed, referenceDate, ...(typeof locale === 'string' ? { locale } : {}) };
}
