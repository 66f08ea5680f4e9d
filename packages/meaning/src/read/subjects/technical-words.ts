import { wordSet } from '../words.ts';

/** Words of columns for running programs: accounts, jobs, machines, messages and storage. */
const TECHNICAL = wordSet('technical');

/** Words of columns that any table has. */
const ANYWHERE = wordSet('columns of any table');

/** From this share of words, tables serve a program and not a trade; those of trades have at most a tenth. */
const MIN_TECHNICAL_SHARE = 0.2;
/** If tables are about building and releasing software, a smaller share is enough. */
const MIN_TECHNICAL_SHARE_OF_TOOLING = 0.09;

/** Whether columns are named by the needs of programs: the schema is a system's own, whatever it serves. */
export function speaksOfSystems(
  tables: readonly { readonly columns: ReadonlyMap<string, { readonly words: readonly string[] }> }[],
  ofSoftware = false,
): boolean {
  const words = tables.flatMap(({ columns }) => [...columns.values()].flatMap((tokens) => tokens.words)).filter((word) => !ANYWHERE.has(word));
  return (
    words.length > 0 && words.filter((word) => TECHNICAL.has(word)).length >= words.length * (ofSoftware ? MIN_TECHNICAL_SHARE_OF_TOOLING : MIN_TECHNICAL_SHARE)
  );
}
