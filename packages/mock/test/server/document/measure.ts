// node packages/mock/test/server/document/measure.ts FOLDER: counts the operations of OpenAPI documents in a folder that get valid bodies,
// with tables created from the documents alone. Calls each operation once, with keys of existing rows and bodies from its schema.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openRunner } from '@seedbed/runner';
import { MockFault, schemaOf, type MockTable } from '../../../src/core/index.ts';
import { ddlOfDocument, type ApiDocument } from '../../../src/dialects/document/index.ts';
import type { Operation } from '../../../src/dialects/document/spec/operations.ts';
import { isLaid, type Laid } from '../../../src/dialects/document/mapping/laid.ts';
import { lay } from '../../../src/dialects/document/mapping/lay.ts';
import { NO_CORRECTIONS } from '../../../src/dialects/document/mapping/corrections.ts';
import { successOf } from '../../../src/dialects/document/mapping/success.ts';
import { shapeOf } from '../../../src/dialects/document/shape/shape.ts';
import { diceOf } from '../../../src/dialects/document/values/dice.ts';
import { madeValue } from '../../../src/dialects/document/values/made-value.ts';
import { readApiDocument } from '../../../src/dialects/document/read.ts';
import { openMock, type Mock } from '../../../src/server/index.ts';
import { validatorOf } from './validator.ts';

const ROWS = 30;
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name a folder with OpenAPI documents.');
const counts = new Map<string, number>();
const add = (kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1);
let documents = 0;
/** The last answer, for debugging (`SHOW=1`). */
let said = '';
await using runner = openRunner();
for (const file of readdirSync(folder).filter((name) => /\.(ya?ml|json)$/.test(name))) {
  try {
    const line = await measure(file);
    documents++;
    process.stdout.write(`${file}: ${line}\n`);
  } catch (error) {
    add('document not read');
    process.stdout.write(`${file}: ${(error as Error).message.slice(0, 300)}\n`);
  }
}
process.stdout.write(`${documents} documents: ${[...counts].map(([kind, count]) => `${kind} ${count}`).join(', ')}\n`);

async function measure(file: string): Promise<string> {
  const document = readApiDocument(readFileSync(join(folder!, file), 'utf8'), file);
  let ddl: string;
  try {
    ddl = ddlOfDocument(document);
  } catch {
    for (const _ of document.operations) add('no JSON in the whole document');
    return `0 of ${document.operations.length}`;
  }
  const { blueprint, catalog } = await runner.inferDdl(ddl, { rows: ROWS });
  const plan = await runner.compile(blueprint);
  const mock = openMock({ plan, catalog, document });
  const tables = openMock({ plan, catalog });
  const schema = schemaOf(plan, catalog);
  const isValid = validatorOf(document.raw);
  let valid = 0;
  const laid = lay(document, schema, schema.schemas, NO_CORRECTIONS);
  for (const each of laid) {
    const kind = each.operation.path.includes('#')
      ? 'path with a fragment, which no client sends'
      : isLaid(each)
        ? await tried(each, document, mock, tables, isValid)
        : `501 ${each.reason.replaceAll(/"[^"]*"|answers \S+/g, '…').slice(0, 60)}`;
    add(kind);
    if (kind.startsWith('valid')) valid++;
    else if (process.env['SHOW'] !== undefined) process.stdout.write(`  ${each.operation.name}: ${kind} ${said}\n`);
  }
  return `${valid} of ${laid.length}`;
}

async function tried(each: Laid, document: ApiDocument, mock: Mock, tables: Mock, isValid: ReturnType<typeof validatorOf>): Promise<string> {
  const { operation } = each;
  said = '';
  mock.reset();
  const answer = await mock.fetch(await addressOf(each, document, tables), {
    method: operation.method,
    ...(operation.body !== undefined && { body: JSON.stringify(madeValue(shapeOf(document, operation.body), diceOf(operation.name))) }),
    headers: { 'Content-Type': 'application/json' },
  });
  const text = await answer.text();
  said = text.slice(0, 200);
  if (answer.status !== each.status) return `answered ${answer.status}`;
  const effect = each.isEffectless ? ' without effect' : '';
  if (each.body === null || operation.method === 'HEAD' || answer.status === 204) return `valid${effect}`;
  let problem: string | null;
  try {
    problem = isValid(successOf(operation)!.schema, JSON.parse(text));
  } catch (error) {
    said = (error as Error).message;
    return 'schema that Ajv does not take';
  }
  said = `${problem} ${said}`;
  return problem === null ? `valid${effect}` : 'invalid';
}

/** The address of an operation, with keys of a row that is there. */
async function addressOf({ operation, bounds, table }: Laid, document: ApiDocument, tables: Mock): Promise<string> {
  const values = new Map<string, string>();
  const linked = bounds.filter((bound) => bound.kind === 'child').map((bound) => `${bound.relation.columns[0]!.name}=not.is.null`);
  const row = table ? await firstRow(tables, table, linked.join('&')) : undefined;
  for (const bound of bounds) {
    const value =
      bound.kind === 'own'
        ? row?.[bound.column.name]
        : (await firstRow(tables, bound.kind === 'child' ? bound.relation.parent : bound.relation.child, relatedTo(bound, row)))?.[bound.column.name];
    if (value !== undefined && value !== null) values.set(bound.parameter, String(value));
  }
  return (
    operation.path.replaceAll(/\{[+*]?([^}*]*)\*?\}/g, (_, name: string) => encodeURIComponent(values.get(name) ?? parameter(document, operation, name))) +
    query(document, operation)
  );
}

function relatedTo({ kind, relation }: Exclude<Laid['bounds'][number], { kind: 'own' }>, row: Record<string, unknown> | undefined): string {
  const [own, far] = kind === 'child' ? [relation.columns[0]!, relation.parentColumns[0]!] : [relation.parentColumns[0]!, relation.columns[0]!];
  return row ? `${far.name}=eq.${encodeURIComponent(JSON.stringify(row[own.name] ?? null))}` : '';
}

async function firstRow(tables: Mock, table: MockTable, filter: string): Promise<Record<string, unknown> | undefined> {
  const answer = await tables.fetch(`/rest/v1/${encodeURIComponent(table.name)}?limit=1&${filter.replaceAll('%22', '')}`);
  if (answer.status >= 400) throw new MockFault({ code: 'XX000', status: 500, message: await answer.text() });
  return ((await answer.json()) as Record<string, unknown>[])[0];
}

function parameter(document: ApiDocument, { parameters }: Operation, name: string): string {
  const found = parameters.find((each) => each.name === name);
  const value = found ? madeValue(shapeOf(document, found.schema), diceOf(name)) : '1';
  return typeof value === 'object' ? '1' : String(value);
}

function query(document: ApiDocument, operation: Operation): string {
  const needed = operation.parameters.filter((each) => each.in === 'query' && each.required);
  return needed.length === 0 ? '' : `?${new URLSearchParams(needed.map((each): [string, string] => [each.name, parameter(document, operation, each.name)]))}`;
}
