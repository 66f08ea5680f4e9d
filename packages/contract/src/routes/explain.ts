import { Type } from 'typebox';
import { Id, revisionNumber } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { Decision } from '../decision.ts';
import { exampleIds } from './examples.ts';

/** Three names with dots between them, each of 63 bytes, quoted, with every letter a quote. */
const LONGEST_COLUMN = 400;

/** A column in a query. */
export const columnOfSchema = Type.String({
  minLength: 1,
  maxLength: LONGEST_COLUMN,
  pattern: '^[^\\u0000]*$',
  description: 'Such as public.users.email; the schema may be left out if the table name is unique',
});

export const explainColumnRoute = defineRoute({
  id: 'explainColumn',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/explain`,
  needs: 'read',
  summary: 'Explain the generator of a column',
  description:
    'What it holds and why in plain sentences, the evidence for its generator, its source (facts of the schema, a pack, its name, neighbouring columns, nothing), the best rejected candidates, and every pass of inference that changed it. ' +
    'The schema is inferred once more for it, which changes nothing; an edit since then is the last step. Not found if the dataset was made from a blueprint alone or blank.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  query: strictObject({
    column: columnOfSchema,
    called: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 80,
        pattern: '^[^\\u0000]*$',
        description: 'Other words for the column: `alternatives` are then what it would hold if it were called so, such as postal, damage, plate',
      }),
    ),
    revision: Type.Optional(revisionNumber('Default: the current revision')),
  }),
  reply: Type.Unsafe<Decision>(Decision),
  problems: ['not-found', 'invalid-request', 'too-large', 'overloaded'],
  examples: {
    params: { id: exampleIds.dataset },
    query: { column: 'public.users.email', called: 'contact address', revision: 1 },
    reply: {
      table: 'public.users',
      column: 'email',
      type: 'text',
      generator: { kind: 'internet.email' },
      source: 'universal',
      because: { code: 'name', words: '"email" in users' },
      sentences: ['An email address, because the column is called “email” and its type is text.', 'Seedbed is 67 % sure of this.'],
      probability: 0.67,
      evidence: [
        { kind: 'key', name: 'users_email_key', says: 'unique (email)' },
        { kind: 'type', says: 'text' },
        { kind: 'not-null', says: 'never NULL' },
        { kind: 'name', name: 'email', says: 'its name in words, in a table of "user"' },
      ],
      rejected: [{ source: 'universal', generator: { kind: 'text.plain' }, probability: 0.2, says: 'a plain value of text' }],
      steps: [
        {
          pass: 'first choice',
          reads: 'keys, types, enums, CHECKs, comments, DEFAULTs, and the name',
          generator: { kind: 'internet.email' },
          because: { code: 'name', words: '"email" in users' },
          probability: 0.67,
        },
        {
          pass: 'entities',
          reads: 'columns that describe the same person, place or thing',
          generator: { kind: 'internet.email' },
          entity: 'subject',
          because: { code: 'name', words: '"email" in users' },
          probability: 0.67,
        },
      ],
    },
  },
});
