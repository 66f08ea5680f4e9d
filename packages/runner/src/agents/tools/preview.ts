import { Problem } from '@seedbed/contract';
import { z } from 'zod';
import { chosenTables } from '../../rows/chosen-tables.ts';
import { leftOutLine } from '../../rows/tool-tables.ts';
import { MCP_LIMITS } from '../limits.ts';
import { triedHeld } from '../held.ts';
import { ARGUMENTS, tool } from '../tool.ts';

/** Rows of some tables, any of them. */
export const preview = tool({
  name: 'preview',
  title: 'Look at rows',
  description: `Shows rows of a blueprint's tables, from any row on; cells as Postgres prints them. At most ${MCP_LIMITS.previewRows} rows of a table. With the answer that was tried last, kept or not.`,
  input: {
    blueprint: ARGUMENTS.blueprint,
    tables: z.array(z.string()).min(1).optional().describe(`Such as ["users"]; without it all, ${MCP_LIMITS.previewTables} at most`),
    from: z.number().int().min(1).default(1).describe('First row, counted from 1'),
    rows: z.number().int().min(1).max(MCP_LIMITS.previewRows).default(5),
  },
  readOnly: true,
  async run(session, { blueprint, tables, from, rows }) {
    const held = triedHeld(session.find(blueprint).held);
    const plan = await session.runner.compile(held.blueprint);
    const chosen = chosenTables(plan, tables);
    if (tables && chosen.length > MCP_LIMITS.previewTables)
      throw new Problem('too-large', `${chosen.length} tables; at most ${MCP_LIMITS.previewTables} at once.`);
    const pages = chosen.slice(0, MCP_LIMITS.previewTables).map((table) => {
      const { total, columns, rows: cells } = session.runner.rows(plan, table.name, from - 1, rows);
      return { table: table.name, total, from, columns: columns.map(({ name }) => name), rows: cells };
    });
    const left = chosen.slice(pages.length).map(({ name }) => name);
    const leftOut = tables ? null : leftOutLine(plan, chosen);
    return left.length > 0 || leftOut !== null ? [pages, { ...(left.length > 0 && { notShown: left }), ...(leftOut !== null && { leftOut }) }] : [pages];
  },
});
