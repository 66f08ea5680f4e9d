import { Problem, type ProvedTable } from '@seedbed/contract';
import { z } from 'zod';
import { worstOf } from '../../operations/messages/worst-of.ts';
import { openSource, type Source } from '../../source/source-of.ts';
import { sourceBelow } from '../file-below.ts';
import { ARGUMENTS, tool } from '../tool.ts';

/** Whether Postgres accepts the rows, with every constraint and trigger on. */
export const prove = tool({
  name: 'prove',
  title: 'Load rows into a throwaway Postgres',
  description:
    'Loads a sample of every table into a private throwaway Postgres with all constraints and triggers on, and says what was accepted, what was refused and why, ' +
    'and which tables stay empty.',
  input: {
    blueprint: ARGUMENTS.blueprint,
    schema: z.string().optional().describe('DDL, a Prisma schema or DBML to prove against; needed where the blueprint came as a document'),
    file: z.string().optional().describe('Path of a file with that, or of a folder of migrations, in the folder of this server'),
  },
  readOnly: true,
  async run(session, { blueprint: name, schema, file }, { signal, progress }) {
    const { held } = session.find(name);
    const { blueprint, diagnostics, catalog } = held;
    const named = schema !== undefined ? await openSource(schema, 'schema') : file === undefined ? undefined : await sourceBelow(session.folder, file);
    const ddl = named ? ddlOf(named, file ?? 'schema') : held.ddl;
    const proof = await session.runner.prove(blueprint, {
      ...(ddl !== undefined && { ddl }),
      ...(catalog && ddl === held.ddl && { catalog }),
      diagnostics,
      signal,
      onProgress: ({ table, done, total }) => progress(done, total, table),
    });
    const worst = worstOf([...diagnostics, ...proof.diagnostics]);
    return [
      {
        ok: proof.ok && proof.rows > 0,
        summary: proof.summary,
        tables: proof.byTable.map(short),
        diagnostics: [...new Set(worst.lines), ...(worst.rest > 0 ? [`… and ${worst.rest} more`] : [])],
      },
    ];
  },
});

function ddlOf(source: Source, name: string): string {
  if (source.kind !== 'ddl')
    throw new Problem('invalid-request', `${name} is no DDL.`, { errors: [{ pointer: `/${name === 'schema' ? name : 'file'}`, message: 'is no DDL' }] });
  return source.ddl;
}

function short({ table, rows, asked, message, constraints }: ProvedTable) {
  const refused = constraints.filter((each) => !each.accepted && rows > 0).map((each) => `${each.name}: ${each.evidence}`);
  return { table, rows, asked, constraints: constraints.length, ...(message !== undefined && { message }), ...(refused.length > 0 && { refused }) };
}
