import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { withoutRefused } from '@seedbed/assist';
import type { Blueprint } from '@seedbed/contract';
import type { Io } from '../io.ts';
import { visibleText } from '../output/text-table.ts';

/** Where an answer is kept, beside the schema. */
export const KEPT = 'knowledge.json';
const REFUSED = 'knowledge.refused.json';
const SHOWN = 8;

/**
 * Writes an answer to knowledge.json, and what is refused of it to a file of its own, to be corrected there, or taken once the schema has what it names. `before` is the
 * blueprint without the answer.
 */
export async function writeKnowledge(io: Io, knowledge: unknown, before: Blueprint): Promise<void> {
  const { kept, refused, left, stays } = await withoutRefused(knowledge, before);
  const path = resolve(io.cwd, KEPT);
  await writeFile(path, `${JSON.stringify(kept, null, 2)}\n`);
  io.stderr.write(`${path} written. Use it with --knowledge, or set "knowledge" in the config file.\n`);
  if (left.length > 0) {
    await writeFile(resolve(io.cwd, REFUSED), `${JSON.stringify(refused, null, 2)}\n`);
    io.stderr.write(
      visibleText(
        `What was refused is not in it, but in ${REFUSED}: ${listed(left)}. Correct it there, and pass both: --answer ${KEPT},${REFUSED} --accept all\n`,
      ),
    );
  }
  if (stays.length > 0) io.stderr.write(visibleText(`It still holds statements with errors, of which a part counts: ${listed(stays)}\n`));
}

function listed(places: readonly string[]): string {
  const shown = places.slice(0, SHOWN).map((place) => place || '/');
  return `${shown.join(', ')}${places.length > SHOWN ? `, and ${places.length - SHOWN} more` : ''}`;
}
