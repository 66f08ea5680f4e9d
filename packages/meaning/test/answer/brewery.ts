import { emptyBlueprint, type Blueprint, type BlueprintColumn, type KnowledgeOutcome, type Relation } from '@seedbed/contract';
import { compile, loadWords, textRows } from '@seedbed/engine';
import { applyKnowledge } from '../../src/answer/index.ts';

export type Row = Readonly<Record<string, string | null>>;

const TIME = 'timestamp with time zone';
const serial = { name: 'id', type: 'integer', generator: { kind: 'sequence' } };
const text = (name: string, more: Partial<BlueprintColumn> = {}): BlueprintColumn => ({ name, type: 'text', generator: { kind: 'text.plain' }, ...more });
const column = (name: string, type: string, more: Partial<BlueprintColumn> = {}): BlueprintColumn => ({ name, type, ...more });
const refers = (from: string, columnName: string, to: string, more: Partial<Relation> = {}): Relation => ({
  name: `${from}_${columnName}`,
  from: { table: `public.${from}`, columns: [columnName] },
  to: { table: `public.${to}`, columns: ['id'] },
  source: 'declared',
  ...more,
});

/** A small brewery as inference might leave it: what an answer says must show over all of it. */
export function brewery(): Blueprint {
  const nullable = { nullable: true };
  return {
    ...emptyBlueprint(),
    tables: [
      {
        schema: 'public',
        name: 'brewers',
        rows: 12,
        primaryKey: ['id'],
        uniqueKeys: [{ columns: ['initials'] }],
        columns: [serial, text('name', { generator: { kind: 'person.fullName' } }), column('initials', 'character varying(4)'), column('rate', 'numeric(6,2)')],
      },
      {
        schema: 'public',
        name: 'batches',
        rows: 2000,
        primaryKey: ['id'],
        uniqueKeys: [{ columns: ['code'] }],
        timeline: { from: '2024-01-01', to: '2025-12-31', rows: 2000 },
        columns: [
          serial,
          column('brewer_id', 'integer', nullable),
          column('code', 'character varying(12)'),
          text('style'),
          column('state', 'text', {
            domain: { in: ['planned', 'brewing', 'packaged', 'dumped'] },
            generator: { kind: 'values', parameters: { values: ['planned', 'brewing', 'packaged', 'dumped'] } },
          }),
          column('brewed_at', TIME, { generator: { kind: 'date.recent' } }),
          column('packaged_at', TIME, nullable),
          text('dump_reason', nullable),
          column('og', 'numeric(5,1)', nullable),
          column('fg', 'numeric(5,1)', nullable),
          column('hours', 'integer', nullable),
          column('labour', 'numeric(8,2)', nullable),
          column('ingredients', 'numeric(9,2)'),
          column('cost', 'numeric(9,2)', nullable),
          column('organic', 'boolean', { default: 'false', generator: { kind: 'datatype.boolean', parameters: { probability: 0.02 } } }),
          column('malts', 'text[]'),
          column('profile', 'jsonb', nullable),
          column('tank', 'smallint', nullable),
          column('note', 'text', nullable),
          column('opened', 'time without time zone', nullable),
          column('best_before', 'date', nullable),
          column('plant', 'text', nullable),
          column('volume', 'integer', nullable),
        ],
        groups: [
          {
            columns: ['fg', 'og'],
            tier: 'D',
            constraints: ['fg_below_og'],
            order: [
              {
                terms: [
                  { column: 'fg', coefficient: 1 },
                  { column: 'og', coefficient: -1 },
                ],
                operator: '<',
                value: 0,
              },
            ],
          },
          {
            columns: ['packaged_at', 'state'],
            tier: 'C',
            constraints: ['packaged_has_state'],
            variants: [{ columns: { packaged_at: { null: true } } }, { columns: { state: { domain: { in: ['packaged', 'dumped'] } } } }],
          },
        ],
      },
      {
        schema: 'public',
        name: 'orders',
        rows: 2000,
        primaryKey: ['id'],
        columns: [serial, column('brewer_id', 'integer', nullable), text('state'), text('fits', nullable)],
      },
      {
        schema: 'public',
        name: 'additions',
        rows: 4000,
        primaryKey: ['id'],
        columns: [
          serial,
          column('batch_id', 'integer'),
          text('kind'),
          column('grams', 'integer'),
          column('alpha_acid', 'numeric(4,1)', nullable),
          column('price', 'numeric(8,2)'),
          column('added_at', TIME),
          text('by', nullable),
        ],
      },
    ],
    relations: [
      refers('batches', 'brewer_id', 'brewers', { nullShare: 0.1 }),
      refers('orders', 'brewer_id', 'brewers', { nullShare: 0.1 }),
      refers('additions', 'batch_id', 'batches', { owner: true, fanOut: { kind: 'fixed', count: 2 } }),
    ],
  };
}

const words = await loadWords('en-US');

/** Rows of all tables after an answer of these tables, and what became of it; `columns` are more of batches. */
export async function answered(
  tables: Record<string, unknown>,
  more: Record<string, unknown> = {},
  columns: readonly BlueprintColumn[] = [],
): Promise<{ rows: (table: string) => Row[]; outcome: KnowledgeOutcome; blueprint: Blueprint }> {
  const before = brewery();
  before.tables.find(({ name }) => name === 'batches')!.columns.push(...columns);
  const { blueprint, outcome } = await applyKnowledge({ format: 2, ...more, tables }, before);
  const plan = compile(blueprint, words, { cap: true });
  return {
    blueprint,
    outcome,
    rows(name) {
      const table = plan.tables.find((each) => each.table === name)!;
      const columns = blueprint.tables.find((each) => each.name === name)!.columns.map((each) => each.name);
      return textRows(plan, table, 0, table.rows).map((row) => Object.fromEntries(columns.map((each, at) => [each, row[at] ?? null])));
    },
  };
}

/** Share of the rows for which it holds. */
export function share(rows: readonly Row[], holds: (row: Row) => boolean): number {
  return rows.filter(holds).length / rows.length;
}
