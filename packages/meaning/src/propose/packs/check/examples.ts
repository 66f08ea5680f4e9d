import { pointer, type Finding } from '../finding.ts';
import type { Attribute, Concept, Example } from '../pack.ts';

/** Examples hold what their attributes say, are different, and do not leave an attribute without any source. */
export function checkExamples(concept: Concept, place: string): Finding[] {
  const findings: Finding[] = [];
  const seen = new Map<string, number>();
  for (const [at, row] of concept.rows.entries()) {
    const here = place + pointer('rows', at);
    const earlier = seen.get(JSON.stringify(row));
    if (earlier !== undefined) findings.push({ place: here, message: `is the same as row ${earlier}` });
    seen.set(JSON.stringify(row), at);
    for (const [name, value] of Object.entries(row)) {
      const attribute = Object.hasOwn(concept.attributes, name) ? concept.attributes[name] : undefined;
      const message = attribute ? valueFault(attribute, value) : 'is no attribute of the concept';
      if (message) findings.push({ place: here + pointer(name), message });
    }
  }
  for (const [name, attribute] of Object.entries(concept.attributes)) {
    if (attribute.kind === 'text' && !attribute.values && !concept.rows.some((row) => Object.hasOwn(row, name)) && !Object.hasOwn(concept.derive ?? {}, name))
      findings.push({ place: place + pointer('attributes', name), message: 'has neither values nor a place in the rows, so its content is unknown' });
  }
  return findings;
}

function valueFault(attribute: Attribute, value: Example[string]): string | null {
  switch (attribute.kind) {
    case 'number':
    case 'money': {
      const numbers = Array.isArray(value) ? (value as readonly number[]) : [value];
      if (numbers.some((number) => typeof number !== 'number')) return `is a ${attribute.kind}: a number, or a range of two`;
      const [from, to = from] = numbers as number[];
      if (from! > to!) return `the range runs backwards`;
      if (from! < attribute.min! || to! > attribute.max!) return `lies outside ${attribute.min} to ${attribute.max}`;
      return null;
    }
    case 'flag':
      return typeof value === 'boolean' ? null : 'a flag is true or false';
    case 'time':
      return 'times are made, not listed: leave it out of the rows';
    case 'label':
      return attribute.values && !Object.hasOwn(attribute.values, String(value)) ? `is none of the label's values` : null;
    default:
      return typeof value === 'string' ? partsFault(value) : 'is a text';
  }
}

/** `View of {Delft|Haarlem}`: braces with a bar contain variable parts, none of them empty. Other braces are literal. */
function partsFault(text: string): string | null {
  const parts = [...text.matchAll(/\{([^{}]*\|[^{}]*)\}/g)].flatMap(([, inner]) => inner!.split('|'));
  return parts.some((part) => part.trim() === '') ? 'a part that varies is empty: {Delft|Haarlem}' : null;
}
