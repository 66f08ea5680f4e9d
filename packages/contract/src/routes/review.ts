import { Type } from 'typebox';
import { Id, revisionNumber } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { ColumnReview } from '../column-review.ts';
import { exampleIds } from './examples.ts';
import { columnOfSchema } from './explain.ts';

export const reviewColumnRoute = defineRoute({
  id: 'reviewColumn',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/review`,
  needs: 'read',
  summary: 'What else a column could hold',
  description:
    'For a person who reviews a guess: the decision about the column, up to five of its rows with the columns beside it, and up to three other generators with their values in the same rows. Only generators that are valid and make other values are listed.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  query: strictObject({
    column: columnOfSchema,
    revision: Type.Optional(revisionNumber('Default: the current revision')),
    rows: Type.Optional(
      Type.String({
        pattern: '^[1-9][0-9]{0,11}(,[1-9][0-9]{0,11}){0,9}$',
        description:
          'Rows that must be among those shown, such as those of a finding: the first of them, and others close to it. Default: rows at the beginning',
      }),
    ),
  }),
  reply: Type.Unsafe<ColumnReview>(ColumnReview),
  problems: ['not-found', 'invalid-request', 'too-large', 'overloaded'],
  examples: {
    params: { id: exampleIds.dataset },
    query: { column: 'public.users.nick', revision: 1, rows: '1,2' },
    reply: {
      table: 'public.users',
      column: 'nick',
      title: 'Plain text',
      generator: { kind: 'text.plain' },
      decision: null,
      rows: [1, 2],
      columns: [
        { name: 'nick', values: ['qu7', 'zz1'] },
        { name: 'id', values: ['1', '2'] },
      ],
      values: ['qu7', 'zz1'],
      alternatives: [{ generator: { kind: 'person.firstName' }, title: 'First name', says: 'usual for its type', values: ['Ana', 'Ben'] }],
      why: 'found',
    },
  },
});
