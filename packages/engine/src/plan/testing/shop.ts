import { emptyBlueprint, type Blueprint } from '@seedbed/contract';

/** Two tables: users and their orders, three a user. */
export function shop(): Blueprint {
  return {
    ...emptyBlueprint(),
    tables: [
      {
        schema: 'public',
        name: 'orders',
        primaryKey: ['id'],
        columns: [
          { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
          { name: 'user_id', type: 'integer' },
          { name: 'note', type: 'text', nullable: true, nullRate: 0.5 },
        ],
      },
      {
        schema: 'public',
        name: 'users',
        rows: 20,
        primaryKey: ['id'],
        uniqueKeys: [{ columns: ['email'] }],
        columns: [
          { name: 'id', type: 'integer', generator: { kind: 'sequence' } },
          { name: 'email', type: 'character varying(12)' },
          { name: 'active', type: 'boolean' },
        ],
      },
    ],
    relations: [
      {
        name: 'orders_user',
        from: { table: 'public.orders', columns: ['user_id'] },
        to: { table: 'public.users', columns: ['id'] },
        owner: true,
        fanOut: { kind: 'fixed', count: 3 },
        source: 'declared',
      },
    ],
  };
}
