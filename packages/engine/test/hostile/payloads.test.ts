import { emptyBlueprint, Problem } from '@seedbed/contract';
import { expect, test } from 'vitest';
import { exampleOf } from '../../src/generators/examples.ts';
import { catalogue, compile, encode, generate, loadWords } from '../../src/index.ts';

const words = await loadWords('en-US');

const CODE = [
  'globalThis.canary=1',
  'this.canary=1',
  'process.exit(7)',
  'require("node:fs").writeFileSync("canary","")',
  'import("node:child_process")',
  'constructor.constructor("globalThis.canary=1")()',
  '[].filter.constructor("globalThis.canary=1")()',
  '(()=>{}).constructor("globalThis.canary=1")()',
  'eval("globalThis.canary=1")',
  'new Function("globalThis.canary=1")()',
  'Object.prototype.canary=1',
  '__proto__.canary=1',
  '__proto__',
  'constructor',
  'constructor.prototype.canary',
  'toString',
  'hasOwnProperty',
  'valueOf.call',
  'self.constructor.constructor',
  'while(true){}',
  '1+1',
  'a.b.c.d',
  '7*7',
  'pg_sleep(60)',
  "pg_read_file('/etc/passwd')",
  'lower(lower(lower(x)))',
  '$1',
  '\\u{1F600}',
  '../../../../etc/passwd',
  "'; drop table t; --",
];
const AROUND: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => `\${${code}}`,
  (code) => `{{${code}}}`,
  (code) => `{{lower:${code}}}`,
  (code) => `#{${code}}`,
  (code) => `<%= ${code} %>`,
  (code) => `<script>${code}</script>`,
  (code) => `');${code};//`,
  (code) => `\`+${code}+\``,
  (code) => `"\n;${code}\n"`,
];
const PAYLOADS = CODE.flatMap((code) => AROUND.map((around) => around(code)));

/** Languages of ours get all of them. */
const LANGUAGES = new Set(['template', 'expression', 'pattern']);
const FEW = 4;

type Schema = { readonly type?: unknown; readonly enum?: unknown; readonly const?: unknown; readonly anyOf?: readonly Schema[]; readonly properties?: Readonly<Record<string, Schema>>; readonly items?: Schema }; // prettier-ignore

/** Ways to put a text where this schema accepts one. */
function placesOf(schema: Schema): ((text: string) => unknown)[] {
  if (schema.anyOf) return schema.anyOf.flatMap(placesOf);
  if (schema.enum || 'const' in schema) return [];
  if (schema.type === undefined || schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string'))) return [(text) => text];
  if (schema.type === 'array' && schema.items) return placesOf(schema.items).map((place) => (text: string) => [place(text), place(`${text}2`)]);
  if (schema.type === 'object') return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => placesOf(inner).map((place) => (text: string) => ({ [name]: place(text) }))); // prettier-ignore
  return [];
}

test('sec-T15: 300 payloads in the text parameters of every generator: rows or an error, and no code runs', () => {
  expect(PAYLOADS).toHaveLength(300);
  let trials = 0;
  let made = 0;
  let places = 0;
  for (const definition of catalogue) {
    const { parameters, type, beside, table: of } = exampleOf(definition);
    for (const [name, schema] of Object.entries((definition.parameters as Schema).properties ?? {}))
      for (const place of placesOf(schema)) {
        const payloads = LANGUAGES.has(definition.kind) ? PAYLOADS : Array.from({ length: FEW }, (_, i) => PAYLOADS[(places * FEW + i) % PAYLOADS.length]!);
        places++;
        for (const payload of payloads) {
          trials++;
          const columns = [
            ...Object.entries(beside).map(([other, { kind, type: ofIt = 'text', parameters: its }]) => ({
              name: other,
              type: ofIt,
              generator: { kind, ...(its && { parameters: its }) },
            })),
            { name: 'value', type, generator: { kind: definition.kind, parameters: { ...parameters, [name]: place(payload) } } },
          ];
          try {
            const plan = compile({ ...emptyBlueprint(), tables: [{ schema: 'public', name: of.replace('public.', ''), rows: 3, columns }] }, words);
            const table = plan.tables[0]!;
            for (const _chunk of encode('csv', table, generate(plan, table, 0, table.rows)));
            made++;
          } catch (error) {
            if (!(error instanceof Problem)) throw new Error(`${definition.kind}.${name} = ${payload}`, { cause: error });
          }
          expect([Reflect.get(globalThis, 'canary'), Reflect.get({}, 'canary'), Reflect.get(Function, 'canary')]).toEqual([undefined, undefined, undefined]);
        }
      }
  }
  expect(places).toBeGreaterThan(60);
  expect(made).toBeGreaterThan(trials / 10);
}, 240_000);
