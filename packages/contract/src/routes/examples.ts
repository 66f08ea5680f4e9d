import { dictionary } from '../dictionary.ts';
import type { Artifact } from '../artifact.ts';
import type { Blueprint } from '../blueprint.ts';
import type { Connection } from '../connection.ts';
import type { Dataset, Revision, RevisionSummary } from '../dataset.ts';
import { COMPRESSED, FILE_FORMATS, FORMATS } from '../format.ts';
import type { Pack, PackSummary } from '../pack.ts';
import type { Invitation, Me, Member } from '../person.ts';
import type { SchemaReading } from '../schema-reading.ts';
import type { SchemaFile } from '../source.ts';
import { RIGHTS_OF_ROLE } from '../rights.ts';
import type { Run, RunPart } from '../run.ts';
import type { Shape } from '../shape.ts';

/** Values shared by the examples of several routes. */
const at = '2026-11-20T09:00:00.000Z';

export const exampleIds = {
  dataset: '019a9e5c-5c1e-7b7a-9d43-0c9a52a1f3d1',
  connection: '019a9e5c-6f02-7c11-8a5e-2f1d40b7c6aa',
  run: '019a9e5c-7a90-7d02-b1c4-55e0a3d8f912',
  user: '019a9e5c-8b11-7a3c-92d0-6e1f40c8b7a5',
  workspace: '019a9e5c-8c22-7f4d-a1e3-7f2051d9c8b6',
  session: '019a9e5c-8d33-7b5e-b2f4-80316ea0d9c7',
  invitation: '019a9e5c-8e44-7c6f-83a5-914270b1eada',
  mock: '019a9e5c-9d55-7a46-8b1c-7e2d35f18c69',
  share: '019a9e5c-9e66-7b57-9c2d-8f3e46a29d70',
  artifact: '019a9e5c-8c44-7e35-9a0b-6d1c24f07b58',
};

/** Of a read-only link. */
export const exampleShareToken = 'sbs_Zm9yIGV4YW1wbGVzIG9ubHkgYW5kIG9mIG5vIHVzZS4';

/** A place in a list: opaque to callers. */
export const exampleCursor = 'WyIyMDI2LTExLTIwVDA5OjAwOjAwLjAwMFoiLCIwMTlhOWU1Yy01YzFlLTdiN2EtOWQ0My0wYzlhNTJhMWYzZDEiXQ';

/** Another, of a list by numbers. */
export const exampleNumberCursor = 'NDk';

export const exampleDdl = 'CREATE TABLE users (id bigint PRIMARY KEY, email text UNIQUE NOT NULL, born date);';

export const exampleSchemaFiles: SchemaFile[] = [
  { path: 'migrations/001_users.up.sql', text: 'CREATE TABLE users (id bigint PRIMARY KEY, email text UNIQUE NOT NULL);' },
  { path: 'migrations/002_born.up.sql', text: 'ALTER TABLE users ADD COLUMN born date;' },
];

/** Of a ZIP file as the body. */
export const exampleZipQuery = { rows: 1000, seed: '42', referenceDate: '2026-01-01' };

export const exampleReading: SchemaReading = {
  tool: 'golang-migrate or sqlx',
  summary: 'golang-migrate or sqlx migrations: 2 files',
  files: ['migrations/001_users.up.sql', 'migrations/002_born.up.sql'],
  notes: [],
  ddl: '-- seedbed:read golang-migrate or sqlx migrations: 2 files\n-- seedbed:file migrations/001_users.up.sql\nCREATE TABLE users (id bigint PRIMARY KEY, email text UNIQUE NOT NULL);\n;\n-- seedbed:file migrations/002_born.up.sql\nALTER TABLE users ADD COLUMN born date;\n;\n',
};

export const exampleShape: Shape = {
  format: 'seedbed-shape-1',
  server: '18.4',
  read: '2026-11-20',
  tables: [
    {
      schema: 'public',
      name: 'users',
      rows: 63_681,
      pages: 912,
      columns: [{ name: 'born', type: 'date', nulls: 0.12, width: 4, distinct: -0.31, quantiles: [0, 3100, 9400, 21_000], order: 0.02 }],
    },
  ],
  approved: [],
};

export const exampleBlueprint: Blueprint = {
  format: 1,
  generatorVersion: 1,
  seed: 42,
  locale: 'en-US',
  referenceDate: '2026-01-01',
  tables: [
    {
      schema: 'public',
      name: 'users',
      rows: 1000,
      columns: [
        { name: 'id', type: 'bigint', generator: { kind: 'sequence' } },
        { name: 'email', type: 'text', generator: { kind: 'internet.email' } },
        { name: 'born', type: 'date', nullable: true, generator: { kind: 'date.birthdate' } },
      ],
      primaryKey: ['id'],
      uniqueKeys: [{ columns: ['email'] }],
    },
  ],
  relations: [],
};

export const exampleSummary: RevisionSummary = {
  number: 1,
  sha256: '6f1c2f5bb1a0d1b3b5c1f7a64b0f6f0a9f3a4f6a1fd9e7f0b1a2c3d4e5f60718',
  message: 'Made from DDL',
  wish: null,
  author: 'Local owner',
  at,
};

export const exampleRevision: Revision = { ...exampleSummary, datasetId: exampleIds.dataset, blueprint: exampleBlueprint };

export const exampleDataset: Dataset = {
  id: exampleIds.dataset,
  name: 'Shop',
  slug: 'shop',
  description: '',
  source: 'ddl',
  revision: 1,
  tables: 1,
  rows: 1000,
  proof: null,
  lastProof: null,
  refusedLoad: null,
  lastRun: null,
  createdAt: at,
  createdBy: 'Local owner',
  updatedAt: at,
  updatedBy: 'Local owner',
  archivedAt: null,
};

export const exampleConnection: Connection = {
  id: exampleIds.connection,
  name: 'Staging',
  host: 'localhost',
  port: 5432,
  database: 'shop',
  user: 'ana',
  tls: 'prefer',
  hasPassword: true,
  state: 'ok',
  message: null,
  serverVersion: '18.4',
  testedAt: at,
  createdAt: at,
};

export const exampleRun: Run = {
  id: exampleIds.run,
  kind: 'load',
  datasetId: exampleIds.dataset,
  datasetName: 'Shop',
  revision: 1,
  connectionId: exampleIds.connection,
  target: 'ana@localhost:5432/shop',
  mode: 'empty',
  modes: {},
  files: null,
  create: false,
  prove: false,
  proof: null,
  state: 'running',
  rows: 1000,
  rowsDone: 400,
  bytesDone: 18_200,
  createdAt: at,
  startedAt: at,
  runningAt: at,
  finishedAt: null,
  error: null,
  atomic: true,
  fast: false,
  ledger: 'table',
  connections: 1,
  parts: { total: 1, pending: 0, running: 1, done: 0, failed: 0 },
  retries: 0,
  report: null,
  tables: [{ table: 'public.users', rows: 1000, rowsDone: 400, state: 'running', seconds: null }],
  artifacts: [],
};

export const exampleArtifact: Artifact = {
  id: exampleIds.artifact,
  runId: exampleIds.run,
  name: 'shop.csv.zip',
  format: 'zip',
  mediaType: 'application/zip',
  bytes: 18_236,
  sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  expiresAt: '2026-11-28T09:00:00.000Z',
};

export const examplePart: RunPart = {
  number: 3,
  stage: 2,
  kind: 'rows',
  tables: ['public.orders'],
  firstRow: 200_001,
  rows: 200_000,
  rowsDone: 0,
  state: 'running',
  retries: 0,
  attempts: 1,
  worker: 'db-1:412:9c1f27',
  startedAt: at,
  finishedAt: null,
  error: null,
};

export const exampleRows = {
  table: 'public.users',
  total: 1000,
  offset: 0,
  columns: [
    { name: 'id', type: 'bigint' },
    { name: 'email', type: 'text' },
    { name: 'born', type: 'date' },
  ],
  rows: [
    ['1', 'mara.lindt@example.com', '1987-04-12'],
    ['2', 'ives.okoro@example.org', null],
  ],
};

/** The same two rows in every output format. */
export const exampleFiles: Readonly<Record<string, string>> = dictionary({
  [FORMATS.csv.mediaType]: 'id,email,born\n1,mara.lindt@example.com,1987-04-12\n2,ives.okoro@example.org,\n',
  [FORMATS.ndjson.mediaType]: '{"id":1,"email":"mara.lindt@example.com","born":"1987-04-12"}\n{"id":2,"email":"ives.okoro@example.org","born":null}\n',
  [FORMATS.json.mediaType]: '[{"id":1,"email":"mara.lindt@example.com","born":"1987-04-12"},\n{"id":2,"email":"ives.okoro@example.org","born":null}]\n',
  [FORMATS.sql.mediaType]:
    `INSERT INTO "public"."users" ("id", "email", "born") VALUES\n(1,'mara.lindt@example.com','1987-04-12'),\n(2,'ives.okoro@example.org',NULL);\n\n\\unrestrict 9c1f27ab\n`,
  [FILE_FORMATS['copy-binary'].mediaType]: 'PGCOPY…',
  [FILE_FORMATS.parquet.mediaType]: 'PAR1…',
  [FILE_FORMATS.xlsx.mediaType]: 'PK…',
  [COMPRESSED.gzip]: '…',
  [COMPRESSED.zstd]: '…',
  [FORMATS.copy.mediaType]: '1\tmara.lindt@example.com\t1987-04-12\n2\tives.okoro@example.org\t\\N\n',
});

export const examplePack: Pack = {
  pack: 'wire-works',
  title: 'Wire works',
  cues: ['wire', 'gauge', 'annealed'],
  concepts: [
    {
      concept: 'wire batch',
      tables: ['wire batch', 'batch'],
      attributes: {
        alloy: { names: ['alloy', 'alloy grade'], kind: 'text' },
        gauge: { names: ['gauge', 'gauge mm'], kind: 'number', unit: 'mm', min: 0.1, max: 6, decimals: 2 },
        state: { names: ['state'], kind: 'label', values: { drawn: 70, annealed: 30 } },
      },
      rows: [
        { alloy: 'CuZn37', gauge: [0.4, 1.2] },
        { alloy: '316L', gauge: 2 },
      ],
    },
  ],
};

export const examplePackSummary: PackSummary = {
  name: 'wire-works',
  title: 'Wire works',
  origin: 'own',
  cues: ['wire', 'gauge', 'annealed'],
  concepts: ['wire batch'],
  attributes: 3,
  examples: 2,
  updatedAt: at,
};

export const exampleMe: Me = {
  mode: 'server',
  user: { id: exampleIds.user, name: 'Ana Sousa', email: 'ana@example.com', hasPassword: true },
  session: { id: exampleIds.session },
  workspace: { id: exampleIds.workspace, name: 'Acme' },
  role: 'owner',
  rights: [...RIGHTS_OF_ROLE.owner],
  workspaces: [{ id: exampleIds.workspace, name: 'Acme', role: 'owner' }],
  quota: { limit: 100_000_000, used: 1_250_000, startsAgainAt: '2026-11-21T00:00:00.000Z' },
  version: '0.2.0',
};

export const exampleInvitation: Invitation = {
  id: exampleIds.invitation,
  email: 'ben@example.com',
  role: 'editor',
  invitedBy: 'Ana Sousa',
  createdAt: at,
  expiresAt: '2026-11-27T09:00:00.000Z',
};

export const exampleMember: Member = { id: exampleIds.user, name: 'Ana Sousa', email: 'ana@example.com', role: 'owner', createdAt: at };

/** 43 characters: 256 bits. */
export const exampleToken = 'mZ3vQ1m0aXbTq8Jd2LrYc7WnPf5KsHu4GeVi9OtBxE0';

export const exampleDistribution = {
  table: 'public.users',
  column: 'born',
  sampled: 1000,
  nulls: 40,
  distinct: 951,
  histogram: [{ from: '1940-01-01', to: '1941-06-30', count: 12 }],
  top: [{ value: '1987-04-12', count: 2 }],
};
