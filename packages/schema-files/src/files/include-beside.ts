import { readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decodeText, fileMark, LIMITS } from '@seedbed/contract';
import { leadsOut } from './read-folder.ts';
import { includesIn, placesOf, withIncludes } from '../migrations/include-files.ts';

/**
 * The text of a psql script on this disk, with the files that it includes. Reads only files in the script's own folder and below it, links
 * resolved; include lines of others stay. Throws as `withIncludes` does.
 */
export function includeBeside(script: string, text: string): string {
  if (includesIn(text).length === 0) return text;
  const root = dirname(realpathSync(script));
  const path = basename(script);
  const read = withIncludes({ path, text }, (from, named) => {
    const place = placesOf(from, named).find((each) => isFileIn(root, each));
    if (place === undefined) return undefined;
    const outside = leadsOut(root, join(root, place));
    return { path: place, leadsOut: outside, text: outside === undefined ? decodeText(readFileSync(join(root, place)), place) : '' };
  }).text;
  return read === text ? text : `${fileMark(path)}\n${read}`;
}

/** Whether it is a file of a size that is read. */
function isFileIn(root: string, place: string): boolean {
  const stats = statSync(join(root, place), { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size <= LIMITS.ddlBytes;
}
