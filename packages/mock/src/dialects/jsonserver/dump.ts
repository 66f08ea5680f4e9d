import { servedTables, type DialectEngine, type DialectSettings, type Answer } from '../../core/index.ts';
import { jsonAnswer } from './answers.ts';
import { rowsText, shapeOf, type Style } from './shape.ts';

/** The most rows of a table in `/db`. */
const MAX_DUMP = 1_000;

/** Every table with its first rows: what `/db` answers. `X-Truncated` names tables that have more. */
export async function dumpAnswer(engine: DialectEngine, settings: DialectSettings, style: Style, maxRows = MAX_DUMP): Promise<Answer> {
  const parts: string[] = [];
  const truncated: string[] = [];
  for (const { name, table } of servedTables(engine.schema, settings.schemas)) {
    const { fields, rows } = await engine.run({ table: table.name, schema: table.schema, verb: 'read', limit: maxRows + 1 });
    if (rows.length > maxRows) truncated.push(name);
    parts.push(`${JSON.stringify(name)}:${rowsText(shapeOf(table, fields, [], style), rows.slice(0, maxRows))}`);
  }
  return jsonAnswer(200, `{${parts.join(',')}}`, truncated.length > 0 ? { 'X-Truncated': truncated.map(encodeURIComponent).join(', ') } : {});
}

/** The resources and their addresses, where json-server shows its start page. */
export function indexAnswer(engine: DialectEngine, settings: DialectSettings, mount: string): Answer {
  const served = servedTables(engine.schema, settings.schemas);
  return jsonAnswer(200, JSON.stringify(Object.fromEntries(served.map(({ name }) => [name, `${mount}/${encodeURIComponent(name)}`]))));
}
