import { pointer, type Finding } from '../finding.ts';
import type { Pack } from '../pack.ts';

/** Hosts reserved for examples (RFC 2606, 6761), and unreachable addresses. */
const RESERVED = /@(?:[a-z0-9-]+\.)*(?:example|invalid|test|localhost)(?:\.(?:com|org|net))?$/i;
const ADDRESS = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu;

/** Values name no reachable person: mail addresses use reserved domains. */
export function checkPrivate(pack: Pack): Finding[] {
  const findings: Finding[] = [];
  const look = (text: string, place: string): void => {
    for (const [address] of text.matchAll(ADDRESS)) {
      if (!RESERVED.test(address)) findings.push({ place, message: `"${address}" may be somebody's: use a reserved domain such as example.com` });
    }
  };
  for (const [at, concept] of pack.concepts.entries()) {
    for (const [name, attribute] of Object.entries(concept.attributes)) {
      for (const value of Object.keys(attribute.values ?? {})) look(value, pointer('concepts', at, 'attributes', name, 'values'));
    }
    for (const [row, example] of concept.rows.entries()) {
      for (const value of Object.values(example)) if (typeof value === 'string') look(value, pointer('concepts', at, 'rows', row));
    }
  }
  return findings;
}
