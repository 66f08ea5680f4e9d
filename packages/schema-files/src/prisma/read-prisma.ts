import { countOf } from '@seedbed/contract';
import type { EnumType, Name, ReadModel } from '../model/model.ts';
import type { SourceFile } from '../files/folder.ts';
import { attributeOf, mappedName } from './attributes.ts';
import { documentOf, isPostgres, nameOf, type Document } from './document.ts';
import { parsePrisma } from './parse.ts';
import { foreignKeysOf, joinTablesOf } from './relations.ts';
import type { Block, Field, Value } from './syntax.ts';
import { tableOf } from './table-of.ts';

/** The data model of a Prisma schema, of one file or several, as tables of Postgres. Throws `invalid-ddl` with the file and its line. */
export function readPrisma(files: readonly Pick<SourceFile, 'path' | 'text'>[], name: string): ReadModel {
  const document = documentOf(
    files.flatMap(({ path, text }) => parsePrisma(text, path)),
    name,
  );
  const models = [...document.models.values()];
  const joined = joinTablesOf(document);
  return {
    model: {
      extensions: extensionsOf(document.settings.get('extensions')),
      enums: [...document.enums.values()].map(enumOf),
      tables: [...models.map((model) => tableOf(model, document)), ...joined.map(({ table }) => table)],
      foreignKeys: [...models.flatMap((model) => foreignKeysOf(model, document)), ...joined.flatMap(({ foreignKeys }) => foreignKeys)],
    },
    notes: notesOf(document),
  };
}

/** `model User {`, `datasource db {`: only in Prisma. */
export function isPrisma(text: string): boolean {
  const code = text.replaceAll(/\/\/[^\n]*|\/\*[^]*?\*\//g, '');
  return (
    /^[ \t\uFEFF]*(?:datasource|model|enum)[ \t]+\w+[ \t]*\{[ \t]*\r?$/m.test(code) &&
    (/^\s*datasource\s+\w+\s*\{/m.test(code) || /^\s+\w+\s+\w+(?:\[\])?\??[^\n]*@(?:id|unique|relation|default|db\.)/m.test(code))
  );
}

function enumOf(block: Block): EnumType {
  return { ...nameOf(block), labels: block.fields.map(mappedName), ...(block.comment !== undefined && { comment: block.comment }) };
}

/** `[pg_trgm, vector(map: "vector", schema: "extensions")]`. */
function extensionsOf(value: Value | undefined): Name[] {
  const values = value?.kind === 'list' ? value.values : [];
  return values.flatMap((each) => {
    if (each.kind === 'word') return [{ name: each.text }];
    if (each.kind !== 'call') return [];
    const argument = (name: string) => {
      const found = each.arguments.find((one) => one.name === name)?.value;
      return found?.kind === 'text' ? found.text : undefined;
    };
    const schema = argument('schema');
    return [{ name: argument('map') ?? each.name, ...(schema !== undefined && { schema }) }];
  });
}

function notesOf(document: Document): string[] {
  const { provider, settings, models, others } = document;
  const isOther = !isPostgres(document);
  const generated = [...models.values()].flatMap(({ fields }) => fields.filter(isGenerated)).length;
  const mode = settings.get('relationMode');
  const unread = [...others.values()].map(({ kind, name }) => `${kind} ${name}`);
  const fulltext = [...models.values()].filter((model) => attributeOf(model, 'fulltext')).length;
  return [
    ...(isOther ? [`its provider is ${provider}: read as tables of Postgres, with the nearest types`] : []),
    ...(isOther && generated > 0 ? [`left out: dbgenerated() of ${countOf(generated, 'field')}`] : []),
    ...(mode?.kind === 'text' && mode.text === 'prisma' ? ['relationMode is "prisma": its relations are read as foreign keys'] : []),
    ...(unread.length > 0 ? [`not read: ${unread.join(', ')}`] : []),
    ...(fulltext > 0 ? [`not read: @@fulltext of ${countOf(fulltext, 'model')}`] : []),
  ];
}

function isGenerated(field: Field): boolean {
  const value = attributeOf(field, 'default')?.arguments[0]?.value;
  return value?.kind === 'call' && value.name === 'dbgenerated';
}
