import { Type, type Static } from 'typebox';
import { strictObject as strict } from './api-route.ts';
import { PatchOperation } from './dataset.ts';

/** In how many generated rows an agreement holds. Rows in which a NULL leaves it unknown do not count. */
export const AgreementShare = strict({
  of: Type.Integer({ minimum: 0, description: 'Rows that were counted' }),
  hold: Type.Integer({ minimum: 0 }),
  sampled: Type.Optional(Type.Literal(true, { description: 'Of a large table only rows spread over it were counted' })),
});

/** A statement on how columns of a row, of its parents and of its children agree. */
export const Agreement = strict(
  {
    name: Type.String({ description: 'The only one of its table: messages_count.count' }),
    table: Type.String(),
    columns: Type.Array(Type.String(), { description: 'The columns of the table that take part' }),
    says: Type.String({ description: 'A sentence' }),
    statement: Type.Optional(Type.String({ description: 'The same as an answer (knowledge.json) states it, in its equations, orders or conditions' })),
    from: Type.String({ description: 'Where it comes from: a name, a CHECK, a key, a pack, an answer, a person' }),
    holds: Type.Union([AgreementShare, Type.Null()], { description: 'null: not counted' }),
    off: Type.Union(
      [
        strict({ patch: Type.Array(Type.Unsafe<PatchOperation>(PatchOperation), { description: 'The steps on the blueprint that remove it' }) }),
        strict({ demanded: Type.String({ description: 'What demands it, so that it cannot be switched off' }) }),
      ],
      { description: 'How to switch it off' },
    ),
  },
  { $id: 'Agreement' },
);
export type Agreement = Static<typeof Agreement>;

/** The agreements of one table. */
export const TableAgreements = strict({ table: Type.String(), items: Type.Array(Type.Unsafe<Agreement>(Agreement)) }, { $id: 'TableAgreements' });
export type TableAgreements = Static<typeof TableAgreements>;
