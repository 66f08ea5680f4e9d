import { Type } from 'typebox';
import { Id } from '../api-page.ts';
import { API_PREFIX, defineRoute, strictObject } from '../api-route.ts';
import { Inferred } from '../inferred.ts';
import { Proof } from '../proof.ts';
import { exampleBlueprint, exampleIds, exampleSummary } from './examples.ts';

const exampleProof = {
  ok: true,
  tablesAccepted: 1,
  tables: 1,
  constraintsAccepted: 3,
  constraints: 3,
  at: '2026-11-20T09:00:01.000Z',
  blueprint: exampleSummary.sha256,
  summary: '1 table, 3 constraints: 3 by construction, 0 given up; up to 200 rows a table; 0.3 s',
  tiers: { A: 1, B: 2, C: 0, D: 0, E: 0, F: 0, G: 0 },
  serverVersion: '18.4',
  rows: 200,
  seconds: 0.3,
  byTable: [
    {
      table: 'public.users',
      asked: 1000,
      rows: 200,
      extremes: 14,
      accepted: true,
      key: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
      constraints: [
        {
          name: 'users_pkey',
          kind: 'primary key',
          columns: ['id'],
          asks: '(id)',
          tier: 'B',
          how: 'distinct by construction: id counts the rows',
          accepted: true,
          evidence: 'Postgres took 200 rows with it on',
        },
        {
          name: 'users_born_check',
          kind: 'check',
          columns: ['born'],
          asks: "(born >= '1930-01-01'::date)",
          tier: 'B',
          how: 'narrows born',
          accepted: true,
          evidence: 'Postgres took 200 rows with it on',
        },
        {
          name: 'id is not null',
          kind: 'not null',
          columns: ['id'],
          tier: 'A',
          how: 'never NULL',
          accepted: true,
          evidence: 'Postgres took 200 rows with it on',
        },
      ],
    },
  ],
  diagnostics: [],
};
const revision = Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647, description: 'Without it: the current one' }));
const again = Type.Optional(Type.Boolean({ description: 'Prove it anew, also where this very revision was proved before' }));

export const proveRoute = defineRoute({
  id: 'prove',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/prove`,
  needs: 'write',
  summary: 'Load a sample into the private Postgres, every constraint and trigger on',
  description:
    'Lists every constraint with its tier and how it is met. The proof is kept with the revision: asked again it is answered at once, and after an edit only the tables that it touches are loaded again. No database of yours is touched.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  body: strictObject({ revision, again }),
  reply: Type.Unsafe<Proof>(Proof),
  problems: ['not-found', 'invalid-blueprint', 'unsatisfiable', 'overloaded'],
  startsWork: true,
  examples: { params: { id: exampleIds.dataset }, body: {}, reply: exampleProof },
});

export const proveEventsRoute = defineRoute({
  id: 'proveEvents',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/prove/events`,
  needs: 'write',
  summary: 'The same, telling each table as it is done, by server-sent events',
  description: 'Each event is a ProofEvent: progress, and at the end the proof, or the problem that there is none. Going away stops the proof.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  body: strictObject({ revision, again }),
  reply: { stream: ['text/event-stream'], description: 'Events: progress, proof, problem' },
  problems: ['not-found', 'overloaded'],
  startsWork: true,
  examples: {
    params: { id: exampleIds.dataset },
    body: {},
    reply: 'id: 1\nevent: progress\ndata: {"kind":"progress","table":"public.users","done":1,"total":12}\n\n',
  },
});

export const repairRoute = defineRoute({
  id: 'repair',
  method: 'POST',
  path: `${API_PREFIX}/datasets/{id}/repair`,
  needs: 'write',
  summary: 'What a proof refuses, repaired: the blueprint that Postgres takes',
  description:
    'Tries the revision in the private Postgres and writes pools, rules and dictionaries into it until it is taken. Nothing is stored: save the blueprint as a revision, or a part of it.',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  body: strictObject({ revision }),
  reply: Type.Unsafe<Inferred>(Inferred),
  problems: ['not-found', 'invalid-blueprint', 'unsatisfiable', 'overloaded'],
  startsWork: true,
  examples: { params: { id: exampleIds.dataset }, body: { revision: 1 }, reply: { blueprint: exampleBlueprint, diagnostics: [] } },
});

export const getProofRoute = defineRoute({
  id: 'getProof',
  method: 'GET',
  path: `${API_PREFIX}/datasets/{id}/proof`,
  needs: 'read',
  summary: 'The proof of a revision, where it was proved',
  tags: ['Datasets'],
  params: strictObject({ id: Id }),
  query: strictObject({ revision }),
  reply: Type.Unsafe<Proof>(Proof),
  problems: ['not-found'],
  examples: { params: { id: exampleIds.dataset }, query: { revision: 1 }, reply: exampleProof },
});
