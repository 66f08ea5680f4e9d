import * as contract from '../../packages/contract/src/index.ts';
import { BLUEPRINT_WORDS, type Words } from './blueprint-words.ts';
import { cell, code, typeOf, type Schema } from './schema-type.ts';

const MADE = 'Made from the JSON Schema by `node tools/reference/write.ts`: do not edit.';

/** A section of a page: its heading, its introduction, and the schema whose members it lists. */
type Section = readonly [heading: string, about: string, schema: Schema];

const timeline = (contract.BlueprintTable as Schema).properties!['timeline']!;
const overlayColumn = (contract.OverlayColumn as Schema).anyOf!;
const named = overlayColumn.find((form) => form.properties?.['generator'] && !form.properties['dirt'])!;

export const BLUEPRINT_SECTIONS: readonly Section[] = [
  ['Blueprint', 'The document.', contract.Blueprint],
  ['Table', 'A member of `tables`.', contract.BlueprintTable],
  ['Timeline', '`timeline` of a table.', timeline],
  ['Pattern', '`pattern` of a timeline.', contract.TimelinePattern],
  ['Column', 'A member of `columns`.', contract.BlueprintColumn],
  ['Generator', '`generator` of a column.', contract.Generator],
  ['Dirt', '`dirt` of a column.', contract.Dirt],
  ['Relation', 'A member of `relations`.', contract.Relation],
  ['Key', 'A member of `uniqueKeys`.', contract.BlueprintKey],
  ['Exclusion', 'A member of `exclusions`.', contract.BlueprintExclusion],
  ['Group', 'A member of `groups`.', contract.Group],
  ['Variant', 'A member of `variants`.', contract.Variant],
  ['Variant column', '`columns` of a variant.', contract.VariantColumn],
  ['Order', 'A member of `order`.', contract.Order],
  ['Domain', '`domain` of a column.', contract.Domain],
];

export const OVERLAY_SECTIONS: readonly Section[] = [
  ['Overlay', 'The document.', contract.Overlay],
  ['Table', 'A member of `tables`.', contract.OverlayTable],
  ['Column with a generator', 'One of the forms of a member of `columns`.', named],
  ['Dirt', '`dirt` of a column, where it is no plain percentage.', (contract.OverlayDirt as Schema).anyOf!.find((form) => form.properties)!],
  ['Relation', 'A member of `relations`.', contract.OverlayRelation],
];

/** Pages of docs/manual/reference by file name. */
export function referencePages(): ReadonlyMap<string, string> {
  return new Map([
    ['blueprint.md', page('Blueprint reference', BLUEPRINT_INTRO, BLUEPRINT_SECTIONS, wordsOfBlueprint, FAN_OUT)],
    ['overlay.md', page('Overlay reference', OVERLAY_INTRO, OVERLAY_SECTIONS, wordsOfSchema, forms())],
  ]);
}

/** The words of a member of a blueprint. */
export const wordsOfBlueprint = (section: string, member: string): Words | undefined => BLUEPRINT_WORDS[section]?.[member];

/** The words that a schema itself has. */
export function wordsOfSchema(section: string, member: string): Words | undefined {
  const schema = OVERLAY_SECTIONS.find(([heading]) => heading === section)?.[2].properties?.[member];
  const { description, examples, default: byDefault } = schema ?? {};
  return description === undefined || examples === undefined ? undefined : [description, examples[0], byDefault === undefined ? undefined : code(byDefault)];
}

function page(title: string, intro: string, sections: readonly Section[], words: typeof wordsOfBlueprint, end: string): string {
  const parts = sections.map(([heading, about, schema]) => `## ${heading}\n\n${about}\n\n${table(heading, schema, words)}`);
  return `# ${title}\n\n${intro} ${MADE}\n\n${parts.join('\n')}${end}`;
}

function table(section: string, { properties = {}, required = [] }: Schema, words: typeof wordsOfBlueprint): string {
  const rows = Object.entries(properties).map(([member, schema]) => {
    const [meaning, example, byDefault] = words(section, member)!;
    return `| \`${member}\` | ${typeOf(schema)} | ${cell(meaning)} | ${byDefault ?? (required.includes(member) ? 'required' : '–')} | ${code(example)} |`;
  });
  return `| member | type | meaning | default | example |\n|---|---|---|---|---|\n${rows.join('\n')}\n`;
}

const BLUEPRINT_INTRO =
  'A blueprint holds every choice that decides a value: `seedbed infer schema.sql --out blueprint.json` writes one. Edit it by hand, in the client, or by an [overlay](../overlay.md), which survives the next migration.';
const OVERLAY_INTRO =
  '[Change what is generated, by name](../overlay.md) explains overlays with examples. An editor completes a file whose `$schema` names the JSON Schema.';

/** The shapes of `fanOut`, one per line. */
const FAN_OUT = `
## Fan-out

\`fanOut\` of a relation: children of each parent that has children.

| kind | members |
|---|---|
${(contract.FanOut as Schema)
  .anyOf!.map(({ properties = {} }) => {
    const { kind, ...others } = properties;
    const members = Object.entries(others).map(([name, schema]) => `\`${name}\`: ${typeOf(schema)}`);
    return `| ${code(kind!.const)} | ${members.join(', ')} |`;
  })
  .join('\n')}
`;

/** The forms of a column, one per line. */
function forms(): string {
  const lines = overlayColumn.map(
    (form) => `| ${form.properties ? 'object' : typeOf(form)} | ${cell(form.description ?? FORM_WORDS[typeOf(form)] ?? 'a generator by name, as above')} |`,
  );
  return `\n## Forms of a column\n\n| type | meaning |\n|---|---|\n${lines.join('\n')}\n`;
}

const FORM_WORDS: Readonly<Record<string, string>> = { number: 'the same number in every row', boolean: 'the same in every row', NULL: 'NULL in every row' };
