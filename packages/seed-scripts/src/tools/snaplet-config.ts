import type { Alias, Cell, Left, NamedGenerator, Parcel, SeedScript, TablePlan } from '../statement.ts';
import { membersOf } from '../code/faker-call.ts';
import { literalOf, nameOf, UNKNOWN } from '../code/literal.ts';
import { placeOf, sourceOf, walk, type Script } from '../code/parse.ts';
import { pathOf, resolve, scopeOf, type Scope } from '../code/scope.ts';

export const isSnapletConfig = (text: string): boolean => /@snaplet\/seed\/config/.test(text) || (/defineConfig/.test(text) && /\bfingerprint\b/.test(text));

/** `seed.config.ts` of Snaplet: `select`, `alias.override` and `fingerprint`. */
export function readSnapletConfig(script: Script): SeedScript {
  const scope = scopeOf(script);
  const left: Left[] = [];
  const aliases = new Map<string, Alias>();
  let select: SeedScript['select'];
  const plans: TablePlan[] = [];
  walk(script.tree, (node) => {
    if (node.type !== 'CallExpression' || pathOf(node.callee)?.join('.') !== 'defineConfig' || !node.arguments[0]) return;
    const config = resolve(scope, node.arguments[0]);
    if (config.type !== 'ObjectExpression') return false;
    for (const member of config.properties) {
      if (member.type !== 'ObjectProperty') continue;
      const [name, place, value] = [nameOf(member), placeOf(script, member), literalOf(scope, member.value)];
      const fail = () => left.push({ place, what: name!, why: `its value is not a literal: ${sourceOf(script, member.value)}` });
      if (name === 'select') {
        if (Array.isArray(value) && value.every((each) => typeof each === 'string')) select = { place, patterns: value };
        else fail();
      } else if (name === 'alias') {
        for (const [table, override] of Object.entries(membersOf(membersOf(value)['override']))) addAlias(aliases, table, membersOf(override));
        if (value === UNKNOWN) fail();
      } else if (name === 'fingerprint') plans.push(...fingerprints(scope, member.value, left));
    }
    return false;
  });
  return { tool: 'snaplet', plans, left, aliases, ...(select && { select }) };
}

function addAlias(aliases: Map<string, Alias>, table: string, { name, fields }: Readonly<Record<string, unknown>>): void {
  const columns = Object.entries(membersOf(fields)).flatMap(([column, alias]) => (typeof alias === 'string' ? [[alias, column] as const] : []));
  const alias = typeof name === 'string' ? name : table;
  aliases.set(alias, { table, columns: new Map(columns) });
}

/** By table and column: `{ options: { min, max, minYear, maxYear } }`, `{ count }`, `{ schema }`, `{ description, examples }`. */
function fingerprints(scope: Scope, given: Parameters<typeof resolve>[1], left: Left[]): TablePlan[] {
  const all = resolve(scope, given);
  if (all.type !== 'ObjectExpression') return [];
  return all.properties.flatMap((table): TablePlan[] => {
    const columns = table.type === 'ObjectProperty' ? resolve(scope, table.value) : undefined;
    if (table.type !== 'ObjectProperty' || columns?.type !== 'ObjectExpression') return [];
    const cells = new Map<string, Cell>();
    for (const column of columns.properties) {
      const name = column.type === 'ObjectProperty' ? nameOf(column) : undefined;
      if (column.type !== 'ObjectProperty' || name === undefined) continue;
      const [place, source] = [placeOf(scope.script, column), sourceOf(scope.script, column.value)];
      const settings = membersOf(literalOf(scope, column.value));
      const generator = generatorOf(membersOf(settings['options']));
      if (generator) cells.set(name, { place, source, kind: 'generator', generator });
      else if (Array.isArray(settings['examples']) && settings['examples'].length > 0)
        cells.set(name, {
          place,
          source,
          kind: 'unknown',
          why: 'examples for a model; put the description into a COMMENT of the column, which inference reads',
        });
      else if (settings['count'] !== undefined)
        cells.set(name, { place, source, kind: 'nested', plan: { parcels: childrenOf(place, settings['count']), listed: false } });
      else left.push({ place, what: `${nameOf(table) ?? ''}.${name}: ${source}`, why: 'a form of document or a description that has no overlay' });
    }
    return [
      { table: nameOf(table)!, place: placeOf(scope.script, table), listed: false, describes: true, parcels: [{ place: placeOf(scope.script, table), cells }] },
    ];
  });
}

function childrenOf(place: Parcel['place'], settings: unknown): Parcel[] {
  const { min, max } = typeof settings === 'number' ? { min: settings, max: settings } : (membersOf(settings) as { min?: number; max?: number });
  return [{ place, cells: new Map(), count: { kind: 'range', min: min ?? 0, max: max ?? min ?? 0 } }];
}

function generatorOf({ min, max, minYear, maxYear }: Readonly<Record<string, unknown>>): NamedGenerator | undefined {
  if (typeof minYear === 'number' && typeof maxYear === 'number')
    return { kind: 'date.between', parameters: { from: `${minYear}-01-01`, to: `${maxYear}-12-31` } };
  return typeof min === 'number' && typeof max === 'number' ? { kind: 'number.int', parameters: { min, max } } : undefined;
}
