import { jsonOnOneLine } from '@seedbed/contract';
import type { Attribute, Concept, Pack } from './pack.ts';

/** The order of members in files, so that a change of a pack shows as changed lines. */
const MEMBERS: readonly (keyof Attribute)[] = [
  'names',
  'also',
  'kind',
  'identifying',
  'tells',
  'moment',
  'unit',
  'min',
  'max',
  'step',
  'decimals',
  'pattern',
  'after',
  'within_days',
  'values',
];

/** A pack in its stored form: one attribute or example on each line, members always in the same order. Ends with a line feed. */
export function printPack({ pack, title, cues, concepts }: Pack): string {
  return `{
  "pack": ${jsonOnOneLine(pack)},
  "title": ${jsonOnOneLine(title)},
  "cues": ${jsonOnOneLine(cues)},
  "concepts": [
${concepts.map(printConcept).join(',\n')}
  ]
}
`;
}

function printConcept({ concept, tables, also, attributes, rows, derive, order, states, parents }: Concept): string {
  const lines = [
    `      "concept": ${jsonOnOneLine(concept)}`,
    `      "tables": ${jsonOnOneLine(tables)}`,
    ...(also ? [`      "also": ${jsonOnOneLine(also)}`] : []),
    `      "attributes": {\n${Object.entries(attributes)
      .map(([name, attribute]) => `        ${jsonOnOneLine(name)}: ${jsonOnOneLine(inOrder(attribute))}`)
      .join(',\n')}\n      }`,
    ...(derive ? [`      "derive": ${jsonOnOneLine(derive)}`] : []),
    ...(order ? [`      "order": ${jsonOnOneLine(order)}`] : []),
    ...(states ? [`      "states": ${jsonOnOneLine(states)}`] : []),
    ...(parents ? [`      "parents": ${jsonOnOneLine(parents)}`] : []),
    `      "rows": [\n${rows.map((row) => `        ${jsonOnOneLine(row)}`).join(',\n')}\n      ]`,
  ];
  return `    {\n${lines.join(',\n')}\n    }`;
}

function inOrder(attribute: Attribute): Partial<Attribute> {
  return Object.fromEntries(MEMBERS.filter((member) => attribute[member] !== undefined).map((member) => [member, attribute[member]]));
}
