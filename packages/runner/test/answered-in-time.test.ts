import { expect, test } from 'vitest';
import { madeRows } from './support/made-rows.ts';

const DDL = `
  CREATE TABLE helpers (id int PRIMARY KEY, full_name text NOT NULL, email text NOT NULL UNIQUE);
  CREATE TABLE clients (id int PRIMARY KEY, full_name text NOT NULL, email text NOT NULL UNIQUE);
  CREATE TABLE requests (id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, subject text NOT NULL,
    state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'in_progress', 'done')), closed_by_id int REFERENCES helpers,
    resolution_due_at timestamptz, is_overdue boolean NOT NULL DEFAULT false, first_replied_at timestamptz, closed_at timestamptz,
    created_at timestamptz NOT NULL);
  CREATE TABLE visits (id int PRIMARY KEY, request_id int NOT NULL REFERENCES requests, due_at timestamptz NOT NULL, is_late boolean NOT NULL);
  CREATE TABLE replies (id int PRIMARY KEY, request_id int NOT NULL REFERENCES requests, written_by text NOT NULL CHECK (written_by IN ('staff', 'client')),
    is_internal boolean NOT NULL DEFAULT false, body text NOT NULL, created_at timestamptz NOT NULL);`;

const { rows, proved } = await madeRows(DDL, 300, (one) => one);
const requests = rows.get('requests')!;

test('a request was answered first when somebody who works there wrote what the client sees', () => {
  expect(proved).toBe(true);
  const first = new Map<string, string>();
  for (const { request_id: id, written_by: by, is_internal: unseen, created_at: at } of rows.get('replies')!) {
    if (by === 'staff' && unseen === 'false' && !(first.get(id!)! <= at!)) first.set(id!, at!);
  }
  expect(first.size).toBeGreaterThan(30);
  expect(first.size).toBeLessThan(requests.length);
  for (const request of requests) expect(request['first_replied_at']).toBe(first.get(request['id']!) ?? null);
});

test('a request is overdue where it was closed after it was due, or is due and still open', () => {
  const due = requests.filter((request) => request['resolution_due_at'] !== null);
  const late = ({ resolution_due_at: by, closed_at: at }: (typeof due)[number]): boolean => Date.parse(at ?? '2026-01-01') > Date.parse(by!);
  expect(due.filter(late).length).toBeGreaterThan(2);
  for (const request of due.filter(({ closed_at: at }) => at !== null)) expect(request['is_overdue']).toBe(String(late(request)));
  for (const request of requests.filter((each) => each['resolution_due_at'] === null)) expect(request['is_overdue']).toBe('false');
});

test('what says only when it is due is late as often as any flag', () => {
  expect(new Set(rows.get('visits')!.map(({ is_late: late }) => late))).toEqual(new Set(['true', 'false']));
});

test('who closed it is there where it was closed, whatever that state is called', () => {
  for (const request of requests) expect(request['closed_by_id'] === null).toBe(request['closed_at'] === null);
  expect(new Set(requests.map((request) => request['closed_by_id'] === null)).size).toBe(2);
});
