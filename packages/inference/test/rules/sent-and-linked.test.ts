import { expect, test } from 'vitest';
import { makeCatalog, noTools } from '../make-catalog.ts';
import { infer } from '../../src/infer.ts';

type Made = { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>> };

const madeOf = async (table: string, columns: readonly string[]): Promise<Readonly<Record<string, Made>>> => {
  const { blueprint } = await infer(makeCatalog([{ name: table, columns: ['id bigint not null', ...columns] }]), noTools);
  return Object.fromEntries(blueprint.tables[0]!.columns.map(({ name, generator }) => [name, generator as Made]));
};
const valuesOf = (made: Made | undefined) => made?.parameters?.['values'] as (string | number)[];

test('messages are sent by e-mail, by post or to an API address', async () => {
  const contact = await madeOf('contacts', ['send_method text not null', 'endpoint text not null', 'api_key text']);
  expect(valuesOf(contact['send_method'])).toEqual(['email', 'post', 'api']);
  expect(String(contact['endpoint']?.parameters?.['regex'])).toContain('api');
  expect(String((await madeOf('externallinks', ['el_to text not null']))['el_to']?.parameters?.['regex'])).toContain('https://');
});

test('statements, timers and templates have their own names', async () => {
  const parameter = await madeOf('report_parameters', ['select_sql text not null']);
  expect(String(valuesOf(parameter['select_sql'])[0])).toMatch(/^SELECT/);
  expect(valuesOf((await madeOf('jobs', ['repeat_ text', 'duedate_ timestamp', 'retries_ int']))['repeat_'])).toContain('R3/PT10M');
  expect(valuesOf((await madeOf('response_templates', ['title text not null', 'text text not null']))['title'])).toContain('Work scheduled');
  expect(valuesOf((await madeOf('report_templates', ['name text not null', 'data bytea']))['name'])).toContain('Monthly stock report');
});

test('a registry names fields, and spaces of pages are numbered', async () => {
  const field = await madeOf('metadata_fields', ['element text not null', 'qualifier text not null', 'scope_note text']);
  expect(valuesOf(field['element'])).toContain('contributor');
  expect(valuesOf(field['qualifier'])).toContain('issued');
  expect(valuesOf((await madeOf('pages', ['page_namespace int not null', 'page_title text']))['page_namespace'])[0]).toBe(0);
});

test('messages are between people, highlights quote a text', async () => {
  expect((await madeOf('messages', ['sender_id bigint', 'message_text text not null']))['message_text']?.kind).toBe('text.chat');
  expect(valuesOf((await madeOf('highlights', ['text_content text not null', 'page_number int']))['text_content'])).toContain('Cells divide in two stages.');
});
