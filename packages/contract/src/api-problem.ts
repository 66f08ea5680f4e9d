import { Type, type Static } from 'typebox';
import { PROBLEMS, type Problem, type ProblemType } from './problems.ts';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json';

/** An error as the API sends it (RFC 9457). Further members are facts of the error: line, column, sqlstate, table, row, largest … */
export const ProblemDocument = Type.Object(
  {
    type: Type.String({ description: 'Stable; a page that explains it: /docs/errors/{name}', examples: ['/docs/errors/not-found'] }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: 'What is wrong here, what was expected, and what to do' }),
    instance: Type.String({ description: 'Identifies this answer in the log' }),
    errors: Type.Optional(
      Type.Array(
        Type.Object(
          { pointer: Type.String({ description: 'JSON Pointer into the body; /path/…, /query/… and /header/… for the others' }), message: Type.String() },
          { additionalProperties: false },
        ),
      ),
    ),
  },
  { additionalProperties: true, $id: 'Problem', description: 'RFC 9457 problem document' },
);
export type ProblemDocument = Static<typeof ProblemDocument>;

const TYPE_PREFIX = '/docs/errors/';

export function toProblemDocument(problem: Problem, instance: string): ProblemDocument {
  const { status, title } = problem;
  const document: ProblemDocument = { type: `${TYPE_PREFIX}${problem.type}`, title, status, detail: problem.message, instance };
  if (problem.errors?.length) document.errors = [...problem.errors];
  // The members above take precedence over facts.
  return { ...document, ...problem.facts, ...document };
}

/** The catalogue key in a document's `type`; `internal` for an unknown one. */
export function problemTypeOf(document: { readonly type: string }): ProblemType {
  const name = document.type.slice(document.type.lastIndexOf('/') + 1);
  return Object.hasOwn(PROBLEMS, name) ? (name as ProblemType) : 'internal';
}
