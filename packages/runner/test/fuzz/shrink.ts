import type { FuzzConstraint, FuzzSchema, FuzzTable } from './schema.ts';
import { columnsIn, smallerOnes } from './sql.ts';
import type { Failure } from './try-schema.ts';

/**
 * Makes a failing schema smaller while it fails in the same way. `fails` answers undefined if it fails in another way
 * or not at all.
 */
export async function shrink(schema: FuzzSchema, fails: (smaller: FuzzSchema) => Promise<boolean>, mostTries = 400): Promise<FuzzSchema> {
  let current = schema;
  let tries = 0;
  for (let round = true; round;) {
    round = false;
    for (const step of [withoutTables, withoutConstraints, withoutColumns, withSmallerConditions, withoutPreamble]) {
      for (let i = 0; ;) {
        const smaller = step(current)[i];
        if (!smaller || tries >= mostTries) break;
        tries++;
        if (await fails(smaller)) {
          current = smaller;
          round = true;
        } else i++;
      }
    }
  }
  return current;
}

/** Whether two failures are the same: kind and words, without names and numbers. */
export function sameFailure(a: Failure | undefined, b: Failure | undefined): boolean {
  return a !== undefined && b !== undefined && a.kind === b.kind && classOf(a) === classOf(b);
}

/** The failure without schema-specific details. */
export function classOf({ kind, message }: Failure): string {
  const words = message
    .replace(/"[^"]*"|'[^']*'|\([^)]*\)/g, '…')
    .replace(/public\.\w+/g, '…')
    .replace(/-?\d+(?:\.\d+)?/g, '#')
    .slice(0, 90);
  return `${kind}: ${words}`;
}

function withoutTables(schema: FuzzSchema): FuzzSchema[] {
  return schema.tables.map(({ name }) => {
    const gone = new Set([name, ...schema.tables.filter((table) => table.parent === name).map((table) => table.name)]);
    return {
      ...schema,
      tables: schema.tables.filter((table) => !gone.has(table.name)),
      constraints: schema.constraints.filter((one) => !gone.has(one.table) && !gone.has(one.refers?.table ?? '')),
    };
  });
}

function withoutConstraints(schema: FuzzSchema): FuzzSchema[] {
  const { constraints } = schema;
  const sizes = [...new Set([Math.ceil(constraints.length / 2), Math.ceil(constraints.length / 4), 1])];
  return sizes.flatMap((size) =>
    Array.from({ length: Math.ceil(constraints.length / size) }, (_, i) => ({ ...schema, constraints: constraints.toSpliced(i * size, size) })),
  );
}

function withoutColumns(schema: FuzzSchema): FuzzSchema[] {
  return schema.tables.flatMap((table) =>
    table.columns
      .filter((column) => !column.inherited && !table.keeps?.includes(column.name))
      .map(({ name }) => {
        const family = new Set([table.name, ...schema.tables.filter((other) => other.parent === table.name).map((other) => other.name)]);
        const touches = (one: FuzzConstraint): boolean =>
          (family.has(one.table) && one.columns.includes(name)) || (family.has(one.refers?.table ?? '') && one.refers!.columns.includes(name));
        return {
          ...schema,
          tables: schema.tables.map((other) => (family.has(other.name) ? withoutColumn(other, name) : other)),
          constraints: schema.constraints.filter((one) => !touches(one)),
        };
      }),
  );
}

function withoutColumn(table: FuzzTable, name: string): FuzzTable {
  return { ...table, columns: table.columns.filter((column) => column.name !== name && !column.reads?.includes(name)) };
}

function withSmallerConditions(schema: FuzzSchema): FuzzSchema[] {
  return schema.constraints.flatMap((one, i) =>
    smallerOnes(one.text).map((text) => ({
      ...schema,
      constraints: schema.constraints.with(i, { ...one, text, columns: one.refers ? one.columns : columnsIn(text) }),
    })),
  );
}

function withoutPreamble(schema: FuzzSchema): FuzzSchema[] {
  return schema.preamble.map((one) => ({ ...schema, preamble: schema.preamble.filter((other) => other !== one) }));
}
