import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { jsonInLines } from '@seedbed/contract/json-in-lines';
import { shapeOfServer, type ShapeOfServer } from '@seedbed/runner/shape';
import type { Context } from '../context.ts';
import { textOf } from '../source.ts';
import { addressToRead } from './shape-option.ts';

export type ShapeFlags = { readonly out?: string; readonly approve?: string[]; readonly statements?: string | true; readonly config?: string };

/** Writes the shape of a database, and a ledger of what it holds. */
export async function writeShape(context: Context, address: string | undefined, flags: ShapeFlags): Promise<void> {
  const { io } = context;
  const url = await addressToRead(io, address, flags, 'shape reads a database: seedbed shape postgres://user:password@host:5432/database');
  const statements = typeof flags.statements === 'string' ? await textOf(flags.statements, io) : flags.statements;
  const read = await shapeOfServer(url, { approved: flags.approve ?? [], day: new Date().toISOString().slice(0, 10), statements });
  const text = `${jsonInLines(read.shape)}\n`;
  if (flags.out !== undefined && flags.out !== '-') await writeFile(resolve(io.cwd, flags.out), text);
  else io.stdout.write(text);
  io.stderr.write(`${ledger(read).join('\n')}\n`);
}

/** What the file holds, and what a person could do about the rest. */
function ledger({ shape: { tables, approved, plans }, offered, unreadable, unplanned }: ShapeOfServer): readonly string[] {
  const columns = tables.flatMap(({ columns: all }) => all);
  const withLabels = columns.filter(({ labels }) => labels !== undefined).length;
  const unknown = tables
    .filter(({ rows, columns: all }) => rows === undefined || (rows > 0 && all.length === 0))
    .map(({ schema, name }) => `${schema}.${name}`)
    .filter((name) => !unreadable.includes(name));
  return [
    `${tables.length} tables, ${columns.length} columns. No row was read. Kept: row counts, shares of NULL, widths, numbers of different values,`,
    `  frequencies by rank of ${counted(columns.filter(({ common }) => common).length)}, quantiles to two digits of ${counted(columns.filter(({ quantiles }) => quantiles).length)}, labels of ${counted(withLabels)} (enums, CHECKs, booleans${approved.length > 0 ? `, and ${approved.length} that you approved` : ''}).`,
    ...(unknown.length > 0 ? [`Without statistics: ${unknown.join(', ')}. ANALYZE there, by an owner of the table, makes them.`] : []),
    ...(plans ? [`Plans of ${plans.length} statements, without their constants.`] : []),
    ...unplanned.map(({ place, reason }) => `Statement ${place} has no plan: ${reason}.`),
    ...(unreadable.length > 0 ? [`Not readable by this role, so without columns: ${unreadable.join(', ')}.`] : []),
    ...(offered.length > 0
      ? [`Labels left out, which you may approve with --approve: ${offered.map(({ column, labels }) => `${column} (${labels} different)`).join(', ')}.`]
      : []),
  ];
}

const counted = (n: number): string => `${n} ${n === 1 ? 'column' : 'columns'}`;
