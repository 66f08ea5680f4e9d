import { Problem } from '@seedbed/contract';
import { fault } from '../model/place.ts';
import { attributeOf, mappedName, textArgument } from './attributes.ts';
import type { Block, Field, Value } from './syntax.ts';
import type { Name } from '../model/model.ts';

/** The blocks of all files of a schema, by kind. */
export type Document = {
  readonly provider: string;
  /** The prefix of native types: `@db.Uuid`. */
  readonly source: string;
  readonly settings: ReadonlyMap<string, Value>;
  readonly models: ReadonlyMap<string, Block>;
  readonly enums: ReadonlyMap<string, Block>;
  /** Views and types, by name. */
  readonly others: ReadonlyMap<string, Block>;
};

export function documentOf(blocks: readonly Block[], name: string): Document {
  const datasource = blocks.find(({ kind }) => kind === 'datasource');
  const provider = datasource?.settings.get('provider');
  const byName = (...kinds: string[]) => {
    const found = new Map<string, Block>();
    for (const block of blocks.filter(({ kind }) => kinds.includes(kind))) {
      if (found.has(block.name)) throw fault(block, `${block.kind} ${block.name} is there twice`);
      found.set(block.name, block);
    }
    return found;
  };
  const document = {
    provider: provider?.kind === 'text' ? provider.text : 'postgresql',
    source: datasource?.name ?? 'db',
    settings: datasource?.settings ?? new Map<string, Value>(),
    models: byName('model'),
    enums: byName('enum'),
    others: byName('view', 'type'),
  };
  if (document.provider === 'mongodb')
    throw new Problem('invalid-request', `${name} is a schema for MongoDB, which has documents and no tables. Schemas for SQL databases are read.`, {
      facts: { phase: 'schema' },
    });
  return document;
}

/** Whether the schema is for a database with Postgres' types and expressions. */
export function isPostgres({ provider }: Document): boolean {
  return POSTGRES.has(provider);
}

const POSTGRES: ReadonlySet<string> = new Set(['postgresql', 'postgres', 'cockroachdb', 'prisma+postgres']);

/** The name of a table or type in the database; `public` is where names without a schema are. */
export function nameOf(block: Block): Name {
  const schema = textArgument(attributeOf(block, 'schema'), 'name', true);
  return { name: mappedName(block), ...(schema !== undefined && schema !== 'public' && { schema }) };
}

/** The kind of a field: a column, one end of a relation, or a type that no table has. */
export function kindOf(field: Field, { models, enums, others }: Document): 'column' | 'relation' | 'other' {
  if (models.has(field.type)) return 'relation';
  if (others.has(field.type)) return 'other';
  if (field.unsupported !== undefined || enums.has(field.type) || SCALARS.has(field.type)) return 'column';
  throw fault(field, `nothing is called ${field.type}, the type of ${field.name}. If another file has it, pass the folder of both`);
}

const SCALARS: ReadonlySet<string> = new Set(['String', 'Boolean', 'Int', 'BigInt', 'Float', 'Decimal', 'DateTime', 'Json', 'Bytes']);

/** Names of columns by the names of a model's fields. */
export function columnNames(model: Block, fields: readonly string[], from: { readonly file: string; readonly line: number }): string[] {
  return fields.map((name) => {
    const field = model.fields.find((each) => each.name === name);
    if (!field) throw fault(from, `model ${model.name} has no field ${name}`);
    return mappedName(field);
  });
}
