import { describeError } from '../../lib/describe-error.ts';
import { formatMany } from '../../lib/format.ts';
import { notify } from '../../lib/notify.ts';
import { loadCode } from '../../lib/part.ts';
import { saveFile } from '../../lib/save-file.ts';
import type { ExportLook } from './export-diagram.ts';
import type { Scene } from './scene.ts';

/** Saves the whole diagram as a file, and reports errors. */
export async function saveDiagram(scene: Scene, look: ExportLook, as: 'svg' | 'png'): Promise<void> {
  try {
    const { toPng, toSvg } = await loadCode(() => import('./export-diagram.ts'));
    if (as === 'png') return saveFile(await toPng(scene, look), 'diagram.png');
    saveFile(new Blob([toSvg(scene, look, formatMany(scene.cards.length, 'table'))], { type: 'image/svg+xml' }), 'diagram.svg');
  } catch (error) {
    notify(describeError(error).detail, { isError: true });
  }
}
