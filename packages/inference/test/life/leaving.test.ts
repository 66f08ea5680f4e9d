import { expect, test } from 'vitest';
import { infer } from '../../src/infer.ts';
import { makeCatalog, noTools } from '../make-catalog.ts';

test('whoever graduated has left as well, and what is net is gross less the discount', async () => {
  const { blueprint } = await infer(
    makeCatalog(
      [
        {
          name: 'trainees',
          columns: ['id bigint not null', 'first_name text not null', 'status stage not null', 'left_on date', 'created_at timestamp with time zone not null'],
        },
        {
          name: 'fee_invoices',
          columns: ['id bigint not null', 'gross_amount numeric(9,2) not null', 'discount numeric(9,2) not null', 'net_amount numeric(9,2) not null'],
        },
        {
          name: 'orders',
          columns: [
            'id bigint not null',
            'subtotal numeric(9,2) not null',
            'shipping_expenses numeric(9,2) not null',
            'discount numeric(9,2) not null',
            'total numeric(9,2) not null',
          ],
        },
      ],
      { stage: { kind: 'enum', labels: ['applied', 'enrolled', 'graduated', 'left'] } },
    ),
    noTools,
  );
  const made = (table: string, column: string) =>
    blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator!.parameters;
  expect(made('trainees', 'left_on')).toEqual({ step: 'left', also: ['graduated'] });
  expect(made('fee_invoices', 'net_amount')).toEqual({ expression: 'greatest(gross_amount - discount, 0.0)' });
  expect(made('orders', 'total')).toEqual({ expression: 'greatest(subtotal + shipping_expenses - discount, 0.0)' });
});

test('rows of what takes place come after it, list the same as what they are of, and have what only their kind has', async () => {
  const at = 'created_at timestamp with time zone not null';
  const { blueprint } = await infer(
    makeCatalog(
      [
        { name: 'patients', columns: ['id bigint not null', 'first_name text not null', at] },
        {
          name: 'appointments',
          columns: ['id bigint not null', 'patient_id bigint not null', 'starts_at timestamp with time zone not null', at],
          refers: ['patient_id -> patients.id'],
        },
        {
          name: 'reviews',
          columns: ['id bigint not null', 'patient_id bigint not null', 'appointment_id bigint', at],
          refers: ['patient_id -> patients.id', 'appointment_id -> appointments.id'],
        },
        { name: 'trucks', columns: ['id bigint not null', 'plate text not null', 'fuel_type fuel not null'] },
        {
          name: 'fills',
          columns: ['id bigint not null', 'truck_id bigint not null', 'fuel_type fuel not null', at],
          refers: ['truck_id -> trucks.id'],
        },
        { name: 'shipments', columns: ['id bigint not null', 'cargo_type cargo not null', 'min_temperature_c numeric(4,1)'] },
      ],
      { fuel: { kind: 'enum', labels: ['diesel', 'lng', 'electric'] }, cargo: { kind: 'enum', labels: ['general', 'refrigerated', 'bulk'] } },
    ),
    noTools,
  );
  expect(blueprint.relations.find(({ from }) => from.columns[0] === 'appointment_id')!.behind).toEqual(['starts_at']);
  const made = (table: string, column: string) => blueprint.tables.find(({ name }) => name === table)!.columns.find(({ name }) => name === column)!.generator!;
  expect(made('fills', 'fuel_type')).toEqual({ kind: 'lookup', parameters: { relation: 'fills_truck_id_fkey', column: 'fuel_type' } });
  expect(JSON.stringify(made('shipments', 'min_temperature_c'))).toContain('cargo_type == \\"refrigerated\\"');
});
