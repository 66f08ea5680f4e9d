import { jsonOnOneLine } from './print-json.ts';

/** Values that fit stay on one line: an attribute, an example. */
const WIDEST = 125;

/** JSON as people read and edit it: short things and lists of numbers on a line of their own, long ones opened. */
export function jsonInLines(value: unknown, indent = ''): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const line = jsonOnOneLine(value);
  if (line.length + indent.length <= WIDEST || isOfNumbers(value)) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((each) => inner + jsonInLines(each, inner)).join(',\n')}\n${indent}]`;
  const members = Object.entries(value).map(([name, member]) => `${inner}${JSON.stringify(name)}: ${jsonInLines(member, inner)}`);
  return `{\n${members.join(',\n')}\n${indent}}`;
}

const isOfNumbers = (value: object): boolean => Array.isArray(value) && value.every((one) => one === null || typeof one === 'number');
