import { readFile } from 'node:fs/promises';
import type { Template } from '@seedbed/contract';
import { fileOf } from '@seedbed/postgres/entry';

/** In display order. The DDL of each is `templates/{name}.sql`. */
const TEMPLATES = [
  { name: 'shop', title: 'Shop', summary: 'Customers, a product tree, stock, orders with their items, payments, shipments and reviews' },
  { name: 'saas', title: 'SaaS', summary: 'Accounts with members, plans, subscriptions, invoices, usage and an audit log' },
  { name: 'clinic', title: 'Clinic', summary: 'Patients, staff, rooms, appointments, visits, prescriptions and claims' },
  { name: 'school', title: 'School', summary: 'Students, teachers, courses, terms, classes, enrolments, grades and a timetable' },
  { name: 'bank', title: 'Bank', summary: 'Customers, accounts, cards, transfers and ledger entries' },
  { name: 'blog', title: 'Blog', summary: 'Authors, posts, tags, threaded comments and followers' },
  { name: 'fleet', title: 'Fleet', summary: 'Vehicles, drivers, trips, positions, fuel and maintenance' },
] as const;

const FOLDER = fileOf('templates/', new URL('../templates/', import.meta.url));

let read: Promise<readonly Template[]> | undefined;

/** Schemas of our own, with their DDL. */
export function listTemplates(): Promise<readonly Template[]> {
  read ??= Promise.all(
    TEMPLATES.map(async (template) => {
      const ddl = await readFile(new URL(`${template.name}.sql`, FOLDER), 'utf8');
      return { ...template, ddl, tables: ddl.match(/^CREATE TABLE /gm)?.length ?? 0 };
    }),
  );
  return read;
}

export async function findTemplate(name: string): Promise<Template | undefined> {
  return (await listTemplates()).find((template) => template.name === name);
}
