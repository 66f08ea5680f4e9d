import { Problem } from '@seedbed/contract';
import { fileForm } from '../../files/file-form.ts';
import { z } from 'zod';
import { chosenTables } from '../../rows/chosen-tables.ts';
import { MCP_LIMITS } from '../limits.ts';
import { ARGUMENTS, tool } from '../tool.ts';

const { generateRows, generateBytes } = MCP_LIMITS;

/** Rows of one table as text, few enough for an answer. */
export const generate = tool({
  name: 'generate',
  title: 'Give rows as text',
  description:
    `Gives rows of one table as CSV, NDJSON or SQL: at most ${generateRows} rows and ${generateBytes} bytes in one answer. ` +
    'For files or more rows, `edit` with document: true gives the blueprint for `seedbed generate blueprint.json --out DIR`; for a database, use `load`.',
  input: {
    blueprint: ARGUMENTS.blueprint,
    table: ARGUMENTS.table,
    format: z.enum(['csv', 'ndjson', 'sql']).default('csv'),
    from: z.number().int().min(1).default(1).describe('First row, counted from 1'),
    to: z.number().int().min(1).optional().describe('Last row, included; without it as many as an answer may hold'),
  },
  readOnly: true,
  async run({ runner, find }, { blueprint, table: name, format, from, to }, { signal }) {
    const plan = await runner.compile(find(blueprint).held.blueprint);
    const table = chosenTables(plan, [name])[0]!;
    const last = Math.min(table.rows, to ?? from + generateRows - 1);
    if (from > Math.max(1, table.rows)) throw tooFar(table.name, table.rows, from);
    if (to !== undefined && to < from) throw new Problem('invalid-request', `to: ${to} lies before from: ${from}.`);
    if (last - from >= generateRows) throw tooLarge(`${last - from + 1} rows were asked for, ${generateRows} are the most`, from, generateRows);
    const form = fileForm([table], { format });
    const chunks = [Buffer.from(form.head)];
    let bytes = 0;
    await runner.write(plan, { table: table.name, format, from, to: last, signal }, (chunk) => {
      bytes += chunk.length;
      // A chunk is valid only until the next one.
      if (bytes <= generateBytes) chunks.push(Buffer.from(form.change(chunk)));
    });
    if (bytes > generateBytes) {
      const fitting = Math.max(1, Math.floor(((last - from + 1) * generateBytes * 0.9) / bytes));
      throw tooLarge(`Rows ${from} to ${last} are ${bytes} bytes, ${generateBytes} are the most`, from, fitting);
    }
    chunks.push(Buffer.from(form.tail));
    return [Buffer.concat(chunks).toString('utf8'), { table: table.name, format, from, to: last, total: table.rows }];
  },
});

function tooLarge(what: string, from: number, rows: number): Problem {
  return new Problem('too-large', `${what}: ask for from: ${from}, to: ${from + rows - 1}.`, {
    errors: [{ pointer: '/to', message: `at most about ${from + rows - 1}` }],
  });
}

function tooFar(table: string, rows: number, from: number): Problem {
  return new Problem('invalid-request', `${table} has ${rows} rows; row ${from} is beyond them (\`edit\` with rows makes more).`, {
    errors: [{ pointer: '/from', message: `at most ${rows}` }],
  });
}
