import type { Attribute, Concept, Pack } from './pack.ts';

/** The order in which members are written, so that a change of a pack shows as the lines that changed. */
const MEMBERS: readonly (keyof Attribute)[] = [
  'names',
  'also',
  'kind',
  'identifying',
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

/** A pack as it is kept: an attribute a line, an example a line, members always in the same order. Ends with a line feed. */
export function printPack({ pack, title, cues, concepts }: Pack): string {
  return `{
  "pack": ${json(pack)},
  "title": ${json(title)},
  "cues": ${json(cues)},
  "concepts": [
${concepts.map(printConcept).join(',\n')}
  ]
}
`;
}

function printConcept({ concept, tables, also, attributes, rows, derive, order, states, parents }: Concept): string {
  const lines = [
    `      "concept": ${json(concept)}`,
    `      "tables": ${json(tables)}`,
    ...(also ? [`      "also": ${json(also)}`] : []),
    `      "attributes": {\n${Object.entries(attributes)
      .map(([name, attribute]) => `        ${json(name)}: ${json(inOrder(attribute))}`)
      .join(',\n')}\n      }`,
    ...(derive ? [`      "derive": ${json(derive)}`] : []),
    ...(order ? [`      "order": ${json(order)}`] : []),
    ...(states ? [`      "states": ${json(states)}`] : []),
    ...(parents ? [`      "parents": ${json(parents)}`] : []),
    `      "rows": [\n${rows.map((row) => `        ${json(row)}`).join(',\n')}\n      ]`,
  ];
  return `    {\n${lines.join(',\n')}\n    }`;
}

function inOrder(attribute: Attribute): Partial<Attribute> {
  return Object.fromEntries(MEMBERS.filter((member) => attribute[member] !== undefined).map((member) => [member, attribute[member]]));
}

/** JSON on one line, with a space behind commas and colons. */
function json(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(json).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}: ${json(member)}`)
    .join(', ')} }`;
}
