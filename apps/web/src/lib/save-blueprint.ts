import type { Blueprint } from '@seedbed/contract';
import { saveFile } from './save-file.ts';

/** Hands the document that all rows are made from to the person, as a file. */
export function saveBlueprint(blueprint: Blueprint): void {
  saveFile(new Blob([`${JSON.stringify(blueprint, null, 2)}\n`], { type: 'application/json' }), 'blueprint.json');
}
