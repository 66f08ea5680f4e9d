import { expect, test } from 'vitest';
import { columnsOf } from '../columns-of.ts';

const kindsOf = async (table: string, columns: readonly string[], types = {}) =>
  Object.fromEntries([...(await columnsOf(table, columns, types))].map(([name, { generator }]) => [name, generator]));

test('an id of 36 letters is a uuid, whatever its rule says', async () => {
  const made = await kindsOf('payments', ['account_id char(36)', 'message_id varchar(36)', 'tax_id varchar(36)']);
  expect(made['account_id']!.kind).toBe('string.uuid');
  expect(made['message_id']!.kind).toBe('string.uuid');
  expect(made['tax_id']!.kind).not.toBe('string.uuid');
});

test('one letter after a participle is yes or no, and a section is not', async () => {
  const made = await kindsOf('infusions', [
    'continued_in_other_ward varchar(1)',
    'visual_verification varchar(1)',
    'section varchar(1)',
    'will_dose_be_given varchar(5)',
  ]);
  expect(made['continued_in_other_ward']!.kind).toBe('datatype.boolean');
  expect(made['visual_verification']!.kind).toBe('datatype.boolean');
  expect(made['section']!.kind).not.toBe('datatype.boolean');
  expect(made['will_dose_be_given']!.parameters).toMatchObject({ values: expect.arrayContaining(['No', 'Yes']) });
});

test('an encrypted text is ciphertext of varied length, and a password a hash', async () => {
  const made = await kindsOf('profiles', ['answer_enc text', 'note_encrypted text', 'encrypted_password text', 'note text', 'value_enc varchar(20)']);
  for (const name of ['answer_enc', 'note_encrypted']) expect(made[name]!.kind).toBe('weighted');
  expect(JSON.stringify(made['answer_enc'])).toContain('string.base64');
  for (const name of ['encrypted_password', 'note', 'value_enc']) expect(made[name]!.kind).not.toBe('weighted');
  expect((await kindsOf('encrypted_configs', ['value text']))['value']!.kind).toBe('weighted');
  expect((await kindsOf('configs', ['value text']))['value']!.kind).not.toBe('weighted');
});

test('a nationality in a short column is a country code, although nat has another meaning in telephony', async () => {
  const made = await kindsOf('guests', ['nationality char(2)', 'nat varchar(3)']);
  expect(made['nationality']).toEqual({ kind: 'location.countryCode' });
  expect(made['nat']!.kind).toBe('location.countryCode');
});

test('a lease ends within the hour', async () => {
  const made = await kindsOf('messages', ['created_at timestamp with time zone not null default now()', 'leased_until timestamp with time zone']);
  expect(made['leased_until']).toEqual({ kind: 'date.event', parameters: { after: 'created_at', gap: 0.4 } });
});

test('files and their types fit their purpose', async () => {
  const made = await kindsOf('profiles', ['resume_blob_path text', 'chair_signature_content_type text', 'invoice_file_name text', 'invoice_content_type text']);
  expect(made['resume_blob_path']!.parameters!['regex']).toMatch(/^resumes\/.*pdf$/);
  expect(made['chair_signature_content_type']!.parameters).toMatchObject({ values: ['image/png', 'image/jpeg'] });
  expect(made['invoice_content_type']).toEqual({ kind: 'constant', parameters: { value: 'application/pdf' } });
  expect(made['invoice_file_name']!.parameters!['regex']).toContain('pdf');
});

test('a name in a language is read without its suffix', async () => {
  const made = await kindsOf('countries', ['name_sv text', 'name text', 'name_id integer']);
  expect(made['name_sv']!.kind).toBe(made['name']!.kind);
  expect(made['name_id']!.kind).not.toBe(made['name']!.kind);
});

test('participles in whole numbers are 0 or 1, and isolates are few', async () => {
  const made = await kindsOf('charts', [
    'resuelta integer',
    'erledigt integer',
    'warning smallint',
    'isopenbag smallint',
    'warning_level smallint',
    'isolate_num smallint',
  ]);
  for (const name of ['resuelta', 'erledigt', 'warning', 'isopenbag']) expect(made[name]!.kind).toBe('datatype.boolean');
  expect(made['warning_level']!.kind).not.toBe('datatype.boolean');
  expect(made['isolate_num']!.parameters).toEqual({ values: [1, 2, 3] });
});

test('a raw name is read as that name, a raw document is not', async () => {
  const made = await kindsOf('lab_panels', ['unit_raw text', 'unit text', 'payload_raw text', 'payload text']);
  expect(made['unit_raw']).toEqual(made['unit']);
  expect(made['payload_raw']!.kind).not.toBe(made['unit']!.kind);
});

test('pages start and end by number, screens are few, and the number of a year is a year', async () => {
  const made = await kindsOf('shows', ['source_page_start integer', 'source_page_end integer', 'screen_number integer', 'year_number integer']);
  expect(made['source_page_start']).toEqual({ kind: 'number.int', parameters: { min: 1, max: 40 } });
  expect(made['source_page_end']).toEqual({ kind: 'number.int', parameters: { min: 41, max: 60 } });
  expect(made['screen_number']).toEqual({ kind: 'number.int', parameters: { min: 1, max: 12 } });
  expect(made['year_number']!.kind).toBe('date.year');
});
