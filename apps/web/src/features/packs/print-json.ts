import { jsonOnOneLine } from '@seedbed/contract';

/** Values that fit stay on one line: an attribute, an example. */
const WIDEST = 125;

/** JSON as people edit packs: short things on a line of their own, long ones opened. */
export function printJson(value: unknown, indent = ''): string {
  const line = jsonOnOneLine(value);
  if (line.length + indent.length <= WIDEST || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((each) => inner + printJson(each, inner)).join(',\n')}\n${indent}]`;
  const members = Object.entries(value).map(([name, member]) => `${inner}${JSON.stringify(name)}: ${printJson(member, inner)}`);
  return `{\n${members.join(',\n')}\n${indent}}`;
}
