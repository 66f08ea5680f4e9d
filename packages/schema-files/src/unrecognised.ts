import { Problem } from '@seedbed/contract';
import { filesBelow, type Folder } from './files/folder.ts';
import { codeSchemaIn, notRun } from './code-schemas.ts';
import { TOOLS } from './migrations/tools.ts';

/** The error for a folder without a readable schema: what Seedbed searched for, or how to turn its code into DDL. */
export function unrecognised(folder: Folder, name: string): Problem {
  const code = codeSchemaIn(folder);
  const facts = { phase: 'schema' };
  if (code) return notRun(name, `holds ${code.what}`, code.line);
  const sql = filesBelow(folder).filter((file) => file.name.endsWith('.sql'));
  if (sql.length > 0) {
    const names = sql.slice(0, SHOWN).map(({ path }) => path);
    const rest = sql.length > SHOWN ? ` and ${sql.length - SHOWN} more` : '';
    return new Problem(
      'invalid-request',
      `The SQL files of ${name} have no order in their names: ${names.join(', ')}${rest}. Number them, or join them in order: cat ${names.slice(0, 2).join(' ')} … > schema.sql`,
      { facts },
    );
  }
  return new Problem(
    'invalid-request',
    `No schema is recognised in ${name}. Looked for: ${TOOLS.map(({ form }) => form).join(', ')}, *.prisma, *.dbml, JSON Schema, ODCS data contracts.`,
    {
      facts,
    },
  );
}

const SHOWN = 4;
