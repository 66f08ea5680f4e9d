import { Problem } from '@seedbed/contract';
import { shortForm } from '../short-form.ts';
import { ARGUMENTS, tool } from '../tool.ts';

/** Undoes the last change. */
export const undo = tool({
  name: 'undo',
  title: 'Take the last change back',
  description: 'Takes the last `edit` or kept answer of a blueprint back; call it again for the one before.',
  input: { blueprint: ARGUMENTS.blueprint },
  readOnly: true,
  async run(session, { blueprint: requested }) {
    const { name, held } = session.find(requested);
    const [before, ...earlier] = held.earlier ?? [];
    if (!before) throw new Problem('not-found', `There is no change of ${name} to take back.`);
    const { answered: _, ...rest } = held;
    const now = { ...rest, blueprint: before, earlier };
    session.replace(name, now);
    const { tables, ...short } = shortForm(name, now, await session.runner.compile(before), undefined);
    return [{ ...short, changesLeft: earlier.length, tables: tables.map(({ table, rows }) => ({ table, rows })) }];
  },
});
