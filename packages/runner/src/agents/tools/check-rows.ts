import { Problem } from '@seedbed/contract';
import { z } from 'zod';
import { triedHeld } from '../held.ts';
import { ARGUMENTS, tool } from '../tool.ts';

/** Counts the rows that satisfy stated relations. */
export const checkRows = tool({
  name: 'check_rows',
  title: 'Count in how many rows relations hold',
  description:
    'Counts in the first 200 rows of a table how often conditions hold, such as "total == net + tax", "ordered_at <= sent_at", "state != \'paid\' || paid_at != null", "orders.placed_at <= sent_at" ' +
    "(a parent's column as table.column), and names rows in which they do not. Each condition is an object such as { table: 'invoices', condition: 'total == net + tax' }. Without `conditions`: those that kept answers stated, and the one tried last. Whether Postgres takes the rows is what `prove` says.",
  input: {
    blueprint: ARGUMENTS.blueprint,
    conditions: z
      .array(z.strictObject({ table: ARGUMENTS.table, condition: z.string().min(1) }))
      .min(1)
      .max(200)
      .optional(),
  },
  readOnly: true,
  async run(session, { blueprint: requested, conditions }) {
    const { name, held: found } = session.find(requested);
    const held = triedHeld(found);
    const stated = conditions ? [] : (held.stated ?? []);
    if (!conditions && stated.length === 0) throw new Problem('invalid-request', `No answer of ${name} states a relation. Give \`conditions\`.`);
    const { countConditions } = await import('@seedbed/meaning/answer');
    const { tellRelation } = await import('../answered.ts');
    const { relations, faults } = await countConditions(held.blueprint, conditions ?? [], stated);
    const everywhere = relations.filter(({ rows, holds }) => rows > 0 && holds === rows).length;
    return [
      {
        summary: `${everywhere} of ${relations.length} hold in every row looked at`,
        relations: relations.map(tellRelation),
        ...(faults.length > 0 && { errors: faults.map(({ message, instead }) => `${message}${instead === undefined ? '' : ` ${instead}`}`) }),
      },
    ];
  },
});
