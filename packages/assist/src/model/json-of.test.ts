import { expect, test } from 'vitest';
import { documentOf, jsonOf, jsonTextOf } from './json-of.ts';

const DOCUMENT = '{\n  "format": 2,\n  "tables": { "orders": { "columns": { "note": { "meaning": "a note } with { braces and \\"quotes\\"" } } } }\n}';

test.each([
  ['alone', DOCUMENT],
  ['with prose before and behind', `Here is my answer:\n${DOCUMENT}\nHope this helps!`],
  ['on one line of the prose', `Sure: ${JSON.stringify(JSON.parse(DOCUMENT))} – done.`],
  ['between fences', `Here it is.\n\n\`\`\`json\n${DOCUMENT}\n\`\`\`\nHope this helps!`],
  ['between the second fences of three', `\`\`\`sql\nSELECT '{}';\n\`\`\`\nand\n\`\`\`json\n${DOCUMENT}\n\`\`\`\nThen run\n\`\`\`sh\necho {a,b}\n\`\`\``],
  ['behind a schema of JSON', `The form was \`{"type": "object"}\`, and so:\n${DOCUMENT}`],
  ['between braces of prose', `I used {placeholder} for names, {} for nothing and { for "a brace".\n${DOCUMENT}\nA smile :-} and {another}.`],
  ['behind its head', `It begins with {"format": 2}.\n${DOCUMENT}`],
  ['behind a brace that opens nothing', `Note { "that:\n${DOCUMENT}`],
  ['before a second one', `${DOCUMENT}\nOr else:\n{"format": 2, "tables": {}}`],
])('a document %s is read', (_, answer) => {
  expect(JSON.parse(jsonOf(answer)!)).toEqual(JSON.parse(DOCUMENT));
});

test('a broken document is returned unchanged, and no part of it is the answer', () => {
  const cut = DOCUMENT.slice(0, -2);
  expect(jsonOf(`Here:\n${cut}`)).toBe(cut);
  const comma = DOCUMENT.replace('2,', '2,,');
  expect(jsonOf(`Here:\n${comma}\nBye {"format": 2}`)).toBe(comma);
});

test('an answer without an object gives no JSON', () => {
  expect(jsonOf('I am sorry {about} that: {} and }{.')).toBeUndefined();
  expect(jsonOf('')).toBeUndefined();
});

test('unclosed braces do not take long', () => {
  const before = process.cpuUsage();
  jsonOf('{"a"'.repeat(200_000));
  expect(process.cpuUsage(before).user).toBeLessThan(5e6);
});

test('an answer nested so deep that reading it would end the server is refused, whole or broken', () => {
  const nested = (levels: number) => `{"format":2,"tables":${'{"a":['.repeat(levels)}"]{"${']}'.repeat(levels)}}`;
  expect(documentOf(nested(40))).toMatchObject({ format: 2 });
  for (const answer of [nested(10_000), nested(10_000).slice(0, 70_000)]) expect(() => jsonTextOf(answer)).toThrow('The answer is nested more than 100 deep.');
});
