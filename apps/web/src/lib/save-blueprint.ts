import type { Blueprint } from '@seedbed/contract';
import { saveFile } from './save-file.ts';

/** Downloads the blueprint as a file. */
export function saveBlueprint(blueprint: Blueprint): void {
  saveFile(new Blob([`${JSON.stringify(blueprint, null, 2)}\n`], { type: 'application/json' }), 'blueprint.json');
}
