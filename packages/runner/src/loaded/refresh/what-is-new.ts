import { platformTablesOf, Problem, qualifiedName, type Blueprint, type BlueprintColumn, type BlueprintTable } from '@seedbed/contract';
import type { Drifted } from '../../infer/drift.ts';
import { toolTablesOf } from '../../rows/tool-tables.ts';
import { TEXTS } from '../find-made-rows.ts';
import type { LeftAsIs } from './report.ts';

export type New = {
  /** Qualified names of tables to fill. */
  readonly tables: readonly string[];
  /** New columns by table. */
  readonly columns: ReadonlyMap<string, readonly string[]>;
  readonly left: readonly LeftAsIs[];
};

/**
 * The parts of a drift to fill. `blueprint`: the new one, with what the caller states about it. Throws Problem `not-found` for an unknown
 * name.
 */
export function whatIsNew({ changes, blueprint: inferred }: Drifted, blueprint: Blueprint, stored: Blueprint, names: readonly string[] | undefined): New {
  const named = names && new Set(names.map((name) => tableOf(blueprint, name)));
  const isChosen = (table: string): boolean => named?.has(table) ?? true;
  const known = new Set(stored.tables.map(({ schema }) => schema));
  const tools = toolTablesOf(blueprint, { tables: names });
  const platform = platformTablesOf(blueprint.tables);
  const byName = new Map(blueprint.tables.map((table) => [nameOf(table), table]));
  const inferredAs = new Map(inferred.tables.flatMap((table) => table.columns.map((column) => [`${nameOf(table)}.${column.name}`, column.generator])));
  const left: LeftAsIs[] = [];
  const tables: string[] = [];
  const columns = new Map<string, string[]>();
  for (const { kind, what, table, name } of changes) {
    if (kind !== 'new' || table === undefined || (what !== 'table' && what !== 'column')) continue;
    const found = byName.get(table)!;
    const notChosen = !isChosen(table)
      ? 'not named by --table'
      : what === 'table' && !known.has(found.schema) && !named
        ? `the blueprint has no table in the schema ${found.schema}: name it with --table to fill it`
        : undefined;
    const kept = tools.has(table)
      ? 'a migration tool or framework keeps it'
      : platform.has(table)
        ? `${platform.get(table)} fills it`
        : // The rows of a table that triggers fill are those of a load too.
          found.mode === 'skip' || (found.mode === 'keep' && (what === 'table' || found.ofMigration))
          ? found.ofMigration
            ? 'a migration filled this table'
            : `its mode is ${found.mode}`
          : undefined;
    const usual =
      what === 'column'
        ? guessedDefault(
            found.columns.find((column) => column.name === name)!,
            inferredAs.get(`${table}.${name}`),
          )
        : null;
    const why = kept ?? notChosen;
    if (why === undefined && usual !== null) {
      const why = `its rows have the DEFAULT '${usual}', and other values would be guesses: state them by --set or an overlay`;
      left.push({ table, column: name!, why, otherwise: true });
    } else if (why !== undefined) left.push({ table, ...(what === 'column' && { column: name! }), why, ...(kept === undefined && { later: true }) });
    else if (what === 'table') tables.push(table);
    else columns.set(table, [...(columns.get(table) ?? []), name!]);
  }
  return { tables, columns, left };
}

/** Below it, values are those of similar columns elsewhere: no CHECK, type, comment or code lists them. */
const KNOWN = 0.9;

/**
 * The word that a new column of texts has as its DEFAULT, where its values are guessed; null if it has none, or if they are known or stated
 * by the caller: then they are made. What no label looks like, such as random letters, is the worse guess.
 */
function guessedDefault({ type, default: usual, domain, generator, confidence = 1 }: BlueprintColumn, inferred: BlueprintColumn['generator']): string | null {
  const word = TEXTS.test(type) ? /^'([^']+)'::/.exec(usual ?? '')?.[1] : undefined;
  const isGuess = generator !== undefined && generator.kind !== 'constant' && confidence < KNOWN && domain?.in === undefined;
  return word !== undefined && isGuess && JSON.stringify(generator) === JSON.stringify(inferred) ? word : null;
}

function tableOf({ tables }: Blueprint, name: string): string {
  const found = tables.filter((table) => nameOf(table) === name || table.name === name);
  if (found.length === 1) return nameOf(found[0]!);
  throw new Problem('not-found', found.length === 0 ? `There is no table ${name} in the database.` : `${name} is in several schemas: name it with its schema.`);
}

const nameOf = ({ schema, name }: BlueprintTable): string => qualifiedName(schema, name);
