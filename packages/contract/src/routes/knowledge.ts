import { Type } from 'typebox';
import { Id, revisionTag, text } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { Revision } from '../dataset.ts';
import { AskedChanges, ChangesTrial, KnowledgeQuestion, KnowledgeTrial, ReviewQuestion } from '../knowledge/trial.ts';
import type { Wishes } from '../knowledge.ts';
import { exampleIds, exampleRevision } from './examples.ts';

const exampleParams = { id: exampleIds.dataset };
const exampleKnowledge = { format: 2, tables: { users: { columns: { born: { range: ['-80y', '-18y'] } } } } };
const exampleRow = ['1', 'ana@example.com', '1984-03-02'];
const exampleColumns = [
  { name: 'id', type: 'bigint' },
  { name: 'email', type: 'text' },
  { name: 'born', type: 'date' },
];

/** Answers of some MiB are large already. */
const ANSWER_BODY = 16 * 1024 * 1024;

const given = {
  answers: Type.Optional(
    Type.Array(Type.String({ minLength: 1 }), {
      minItems: 1,
      maxItems: 50,
      description: 'What a model wrote, as it wrote it, fences included; one text for each part of the question',
    }),
  ),
  knowledge: Type.Optional(Type.Unsafe<object>({ type: 'object', description: 'The answer as a document in the form of GET /knowledge-schema' })),
};

const answerBody = {
  ...given,
  review: Type.Optional(Type.String({ minLength: 1, description: 'What a model wrote to the question of askReview; laid over the answer' })),
  accept: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 400 }), {
      minItems: 1,
      maxItems: 10_000,
      description: 'Tables (`orders`, `public.orders`) and columns (`orders.total`) of which the answer is taken; without it all of it',
      examples: [['public.users', 'orders.total']],
    }),
  ),
};

export const askQuestionRoute = defineRoute({
  id: 'askQuestion',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/question`,
  needs: 'read',
  summary: 'The question that a model, or a colleague, answers about the schema',
  description:
    'Markdown for any chat or coding agent: the schema, current sample rows, and the form of the answer. No model is called, and the question contains no rows from a database. Schemas of more than 60 tables are asked about in parts. Not found for datasets that keep no schema: made from a blueprint alone, or from nothing.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  query: strictObject({
    part: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'Which part; without it the first' })),
    short: Type.Optional(Type.Boolean({ description: 'All questions of the short form, as askModel puts them one by one; it has one part' })),
  }),
  reply: Type.Unsafe<KnowledgeQuestion>(KnowledgeQuestion),
  problems: ['not-found', 'invalid-request', 'too-large', 'overloaded'],
  startsWork: true,
  examples: {
    params: exampleParams,
    query: { part: 1, short: false },
    reply: { revision: 1, part: 1, parts: 1, tables: ['public.users'], text: '# What stands in these rows?\n…' },
  },
});

export const tryAnswerRoute = defineRoute({
  id: 'tryAnswer',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/answer`,
  needs: 'read',
  summary: 'What an answer would make of the dataset',
  description:
    'Give exactly one of answers and knowledge. Lists the columns it changes, those that stay and why, the statements that fail, in how many rows stated relations hold, and rows of each table before and after. Nothing is stored.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  body: strictObject(answerBody),
  bodyLimit: ANSWER_BODY,
  reply: Type.Unsafe<KnowledgeTrial>(KnowledgeTrial),
  problems: ['not-found', 'invalid-blueprint', 'too-large', 'overloaded'],
  startsWork: true,
  examples: {
    params: exampleParams,
    body: { knowledge: exampleKnowledge },
    reply: {
      revision: 1,
      outcome: { taken: [{ table: 'public.users', column: 'born', from: 'date.birthdate', to: 'date.between' }], lost: [], faults: [], relations: [] },
      tables: [
        {
          table: 'public.users',
          changed: [{ column: 'born', before: 'date.birthdate', after: 'date.between' }],
          same: [],
          before: { table: 'public.users', total: 1000, offset: 0, columns: exampleColumns, rows: [exampleRow] },
          after: { table: 'public.users', total: 1000, offset: 0, columns: exampleColumns, rows: [exampleRow] },
        },
      ],
      diagnostics: [],
    },
  },
});

export const keepAnswerRoute = defineRoute({
  id: 'keepAnswer',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/answer/keep`,
  needs: 'write',
  summary: 'Keep an answer, or what of it is accepted, as a new revision',
  description:
    'The same body as for trying it. Edits that were made before stay. Statements that do not hold cost themselves alone; where nothing can be taken the answer is invalid-request. To undo it, save the revision before it once more (`createRevision`). An answer that changes nothing makes no new revision: the current one is the answer.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  headers: Type.Object({ 'if-match': revisionTag('ETag of the revision that the answer was tried on, or *') }),
  body: strictObject({
    ...answerBody,
    wish: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 2_000,
        description: 'The wish whose change `knowledge` is, where askChanges understood it without a model: the changed columns say it as their reason',
      }),
    ),
    message: Type.Optional(text(500)),
  }),
  bodyLimit: ANSWER_BODY,
  status: 201,
  reply: Type.Unsafe<Revision>(Revision),
  replyHeaders: ['location', 'etag'],
  problems: ['not-found', 'conflict', 'precondition-failed', 'invalid-blueprint', 'too-large', 'overloaded'],
  startsWork: true,
  examples: {
    params: exampleParams,
    headers: { 'if-match': '"1"' },
    body: { knowledge: exampleKnowledge, accept: ['public.users'] },
    reply: { ...exampleRevision, number: 2, message: 'Answered: 1 column of public.users' },
  },
});

export const askReviewRoute = defineRoute({
  id: 'askReview',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/answer/review`,
  needs: 'read',
  summary: 'The question about what an answer made',
  description:
    'Give exactly one of answers and knowledge. Markdown for the same chat: statements that were not used, how often each relation holds, shares and ranges of the columns that the answer changed or that are still a guess, and five rows of each of their tables, all of it from generated rows. Pass what the model writes as `review`, beside the answer, to tryAnswer and keepAnswer. Nothing is stored.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  body: strictObject(given),
  bodyLimit: ANSWER_BODY,
  reply: Type.Unsafe<ReviewQuestion>(ReviewQuestion),
  problems: ['not-found', 'invalid-blueprint', 'too-large', 'overloaded'],
  startsWork: true,
  examples: { params: exampleParams, body: { knowledge: exampleKnowledge }, reply: { revision: 1, text: '# What is still wrong in these rows?\n…' } },
});

const exampleChange = { wish: '500 users', knowledge: { format: 2, tables: { 'public.users': { rows: 500 } } } } satisfies Wishes['changes'][number];

export const askChangesRoute = defineRoute({
  id: 'askChanges',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/say`,
  needs: 'read',
  summary: 'Turn wishes in words into changes',
  description:
    'Wishes of known forms, and English sentences about the tables, columns and values of the dataset, become changes without a model: "10 % of orders refunded", "2 to 5 items per order", "no orders on weekends". The others come back with the words that were not understood and with wishes that would be (`missed`), and as a question for any chat. No model is called, and nothing is stored.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  body: strictObject({
    words: Type.String({ minLength: 1, maxLength: 4_000, pattern: '\\S', description: 'One wish a line, or divided by commas' }),
    table: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 300,
        description: 'The table that is meant where a name is of several tables, or none is named, such as public.orders',
      }),
    ),
  }),
  reply: Type.Unsafe<AskedChanges>(AskedChanges),
  problems: ['not-found', 'too-large', 'overloaded'],
  startsWork: true,
  examples: { params: exampleParams, body: { words: '500 users' }, reply: { revision: 1, changes: [exampleChange], rest: [], missed: [], text: null } },
});

export const tryChangesRoute = defineRoute({
  id: 'tryChanges',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/say/try`,
  needs: 'read',
  summary: 'What each change would make of the dataset, by itself',
  description:
    'Give changes, an answer, or both. Each change comes back with rows before and after, or with the reason why it cannot be had: half of a wish is none. Keep one with keepAnswer: its `knowledge`, and the wish as `message`. Nothing is stored.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  body: strictObject({
    changes: Type.Optional(
      Type.Unsafe<Wishes['changes']>(Type.Array(Type.Object({ wish: Type.String({ minLength: 1, maxLength: 2_000 }) }), { minItems: 1, maxItems: 60 })),
    ),
    answer: Type.Optional(Type.String({ minLength: 1, description: 'What a model wrote to the question of askChanges, as it wrote it' })),
  }),
  bodyLimit: ANSWER_BODY,
  reply: Type.Unsafe<ChangesTrial>(ChangesTrial),
  problems: ['not-found', 'too-large', 'overloaded'],
  startsWork: true,
  examples: {
    params: exampleParams,
    body: { changes: [exampleChange] },
    reply: {
      revision: 1,
      changes: [
        {
          number: 1,
          ...exampleChange,
          tables: [
            {
              table: 'public.users',
              changed: [],
              same: [],
              before: { table: 'public.users', total: 1000, offset: 0, columns: exampleColumns, rows: [exampleRow] },
              after: { table: 'public.users', total: 500, offset: 0, columns: exampleColumns, rows: [exampleRow] },
            },
          ],
        },
      ],
    },
  },
});
