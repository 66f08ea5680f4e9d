import { expect, test } from 'vitest';
import { readName } from './vocabulary.ts';

test.each([
  ['shipToAddr2', 'ship to address 2'],
  ['HTTPStatusCode', 'http status code'],
  ['purchaseorderdetailid', 'purchase order detail id'],
  ['thumbnailphotofilename', 'thumbnail photo file name'],
  ['isactive', 'is active'],
  ['quonumber', 'quote number'],
  ['fk_cust_id', 'fk customer id'],
  ['addresses', 'address'],
  ['dob', 'birth date'],
  ['statuses', 'status'],
  ['zip', 'postal code'],
  ['metadata', 'metadata'],
  ['Straßenname', 'straßenname'],
])('%s is read as %s', (name, words) => {
  expect(readName(name).words.join(' ')).toBe(words);
});

test('the plural spelling is kept next to the singular', () => {
  expect(readName('order_items').raw).toEqual(['order', 'items']);
});
