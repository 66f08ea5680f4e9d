import { Type } from 'typebox';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { GeneratorDescription } from '../generator-description.ts';
import { Template } from '../template.ts';
import { exampleDdl } from './examples.ts';

export const listGeneratorsRoute = defineRoute({
  id: 'listGenerators',
  method: 'GET',
  path: `${API_PREFIX}/generators`,
  needs: 'read',
  summary: 'All generators, with their parameters and samples',
  tags: ['Catalogue'],
  reply: strictObject({ items: Type.Array(Type.Unsafe<GeneratorDescription>(GeneratorDescription)) }),
  replyHeaders: ['cache-control'],
  problems: [],
  examples: {
    reply: {
      items: [
        {
          kind: 'person.firstName',
          group: 'person',
          title: 'First name',
          summary: 'A first name of the locale, weighted by frequency.',
          parameters: { type: 'object', properties: {}, additionalProperties: false },
          outputs: ['text'],
          invertible: 'none',
          entity: 'person',
          samples: ['Mara', 'Ives', 'Ana'],
        },
      ],
    },
  },
});

export const listTemplatesRoute = defineRoute({
  id: 'listTemplates',
  method: 'GET',
  path: `${API_PREFIX}/templates`,
  needs: 'read',
  summary: 'Built-in sample schemas, with their DDL',
  tags: ['Catalogue'],
  reply: strictObject({ items: Type.Array(Type.Unsafe<Template>(Template)) }),
  replyHeaders: ['cache-control'],
  problems: [],
  examples: { reply: { items: [{ name: 'shop', title: 'Shop', summary: 'Customers, products, orders and what was in them', tables: 1, ddl: exampleDdl }] } },
});

export const getKnowledgeSchemaRoute = defineRoute({
  id: 'getKnowledgeSchema',
  method: 'GET',
  path: `${API_PREFIX}/knowledge-schema`,
  needs: 'read',
  summary: 'The JSON Schema of knowledge',
  description:
    'Describes the rows of a schema by its own tables and columns; written by a model or a person. POST /infer takes such a document as `knowledge`.',
  tags: ['Catalogue'],
  reply: Type.Unsafe<Record<string, unknown>>({ type: 'object' }),
  replyHeaders: ['cache-control'],
  problems: [],
  examples: { reply: { $id: 'Knowledge', type: 'object', required: ['format', 'tables'] } },
});
