import type { Command } from 'commander';
import { chosenTables, leftOutLine } from '@seedbed/runner';
import { configured } from '../config/configured.ts';
import { withSchemaFlags, type Context, type SchemaFlags } from '../context.ts';
import { rowNumber } from '../options.ts';
import { printDiagnostics, printPlan } from '../output/diagnostics.ts';
import { count } from '../output/figures.ts';
import { answerFirst, offerModel, type AnswerFirst } from '../output/offer-model.ts';
import { textTable } from '../output/text-table.ts';
import { rowRange } from '../row-range.ts';
import { withSchema } from '../schema.ts';

type Flags = SchemaFlags & { readonly table?: string[]; readonly from?: string; readonly to?: string };

/** `seedbed preview FILE`: some rows of every table, or any rows of one. */
export function addPreview(program: Command, context: Context): void {
  withSchemaFlags(program.command('preview').description('Shows rows of every table, or any rows of one.'))
    .option('--table <name...>', 'only this table, such as public.users')
    .option('--from <row>', 'first row, from 1', '1')
    .option('--to <row>', 'last row (default: 10 rows)')
    .action(
      configured(context, async function preview(file: string, flags: Flags, config): Promise<void> {
        const first: { answer: AnswerFirst } = { answer: null };
        await withSchema(context, file, flags, async (opened) => {
          const { runner, blueprint, diagnostics, catalog } = opened;
          const plan = await runner.compile(blueprint);
          const from = rowNumber(flags.from ?? '1', '--from');
          const to = flags.to === undefined ? from + 9 : rowNumber(flags.to, '--to');
          const tables = chosenTables(plan, flags.table);
          const leftOut = flags.table === undefined ? leftOutLine(plan, tables) : null;
          const pages = tables.map((table) => {
            const range = rowRange(table, from, to, flags.table !== undefined);
            return runner.rows(plan, table.name, range.from - 1, Math.max(0, range.to - range.from + 1));
          });
          if (flags.json) return void context.io.stdout.write(`${JSON.stringify(pages, null, 2)}\n`);
          for (const page of pages) {
            context.io.stdout.write(`\n${page.table}  ${count(page.total)} ${page.total === 1 ? 'row' : 'rows'}\n`);
            if (page.rows.length > 0)
              context.io.stdout.write(
                textTable(
                  page.columns.map((column) => column.name),
                  page.rows,
                ),
              );
          }
          printDiagnostics(context.io, diagnostics);
          const shown = new Set(tables.map((table) => table.name));
          const printed = new Set(diagnostics.map(({ message }) => message));
          printPlan(
            context.io,
            plan.diagnostics.filter(({ table, message }) => !printed.has(message) && (table === undefined || shown.has(table))),
          );
          if (leftOut !== null) context.io.stderr.write(`note: ${leftOut} --table shows one.\n`);
          first.answer = await answerFirst({ context, file, flags, config }, opened);
          if (first.answer === null) await offerModel(context.io, { file, flags, config, blueprint, catalog });
        });
        if (first.answer?.knowledge) await preview(file, { ...flags, ...first.answer }, config);
      }),
    );
}
