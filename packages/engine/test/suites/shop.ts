import { emptyBlueprint, type Blueprint } from '@seedbed/contract';

/**
 * The standard workload of the speed figures: users S, products S / 10, orders 3 S, order_items 9 S rows. Names agree
 * with e-mails and cities with countries, products follow Zipf's law, and an order's total is the sum of its items.
 */
export function shop(users: number): Blueprint {
  return {
    ...emptyBlueprint(),
    tables: [
      {
        schema: 'public',
        name: 'users',
        rows: users,
        primaryKey: ['id'],
        uniqueKeys: [{ columns: ['email'] }],
        subject: 'person',
        columns: [
          { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
          { name: 'email', type: 'text', entity: 'user', generator: { kind: 'internet.email' } },
          { name: 'first_name', type: 'text', entity: 'user', generator: { kind: 'person.firstName' } },
          { name: 'last_name', type: 'text', entity: 'user', generator: { kind: 'person.lastName' } },
          { name: 'city', type: 'text', entity: 'user', generator: { kind: 'location.city' } },
          { name: 'country', type: 'text', entity: 'user', generator: { kind: 'location.country' } },
          { name: 'created_at', type: 'timestamp with time zone', generator: { kind: 'date.created' } },
        ],
      },
      {
        schema: 'public',
        name: 'products',
        rows: Math.max(1, Math.round(users / 10)),
        primaryKey: ['id'],
        subject: 'product',
        columns: [
          { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
          { name: 'name', type: 'text', entity: 'product', generator: { kind: 'commerce.productName' } },
          { name: 'category', type: 'text', entity: 'product', generator: { kind: 'commerce.category' } },
          { name: 'price', type: 'numeric(10,2)', entity: 'product', generator: { kind: 'commerce.price' } },
        ],
      },
      {
        schema: 'public',
        name: 'orders',
        primaryKey: ['id'],
        columns: [
          { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
          { name: 'user_id', type: 'bigint' },
          {
            name: 'status',
            type: 'text',
            generator: {
              kind: 'weighted',
              parameters: {
                choices: [
                  { value: 'paid', weight: 6 },
                  { value: 'shipped', weight: 3 },
                  { value: 'new', weight: 1 },
                ],
              },
            },
          },
          { name: 'placed_at', type: 'timestamp with time zone', generator: { kind: 'date.created' } },
          { name: 'total', type: 'numeric(12,2)', generator: { kind: 'expression', parameters: { expression: 'sum(order_items, quantity * unit_price)' } } },
        ],
      },
      {
        schema: 'public',
        name: 'order_items',
        primaryKey: ['id'],
        columns: [
          { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
          { name: 'order_id', type: 'bigint' },
          { name: 'product_id', type: 'bigint' },
          { name: 'quantity', type: 'integer', generator: { kind: 'number.int', parameters: { min: 1, max: 10 } } },
          { name: 'unit_price', type: 'numeric(10,2)', generator: { kind: 'lookup', parameters: { relation: 'order_items_product', column: 'price' } } },
        ],
      },
    ],
    relations: [
      {
        name: 'orders_user',
        from: { table: 'public.orders', columns: ['user_id'] },
        to: { table: 'public.users', columns: ['id'] },
        owner: true,
        fanOut: { kind: 'uniform', min: 1, max: 5 },
        source: 'declared',
      },
      {
        name: 'order_items_order',
        from: { table: 'public.order_items', columns: ['order_id'] },
        to: { table: 'public.orders', columns: ['id'] },
        owner: true,
        fanOut: { kind: 'uniform', min: 1, max: 5 },
        source: 'declared',
      },
      {
        name: 'order_items_product',
        from: { table: 'public.order_items', columns: ['product_id'] },
        to: { table: 'public.products', columns: ['id'] },
        fanOut: { kind: 'zipf', exponent: 1 },
        source: 'declared',
      },
    ],
  };
}
