import { Problem, type Blueprint, type Overlay, type Shape, type ShapeOutcome } from '@seedbed/contract';
import type { Compile } from '@seedbed/engine/compile-blueprint';
import { applyOverlay } from '../documents/overlay/index.ts';
import { overlayOfShape } from './overlay-of-shape.ts';

export type Shaped = { readonly blueprint: Blueprint; readonly outcome: ShapeOutcome };

/**
 * The blueprint with the shape of a database. A statement that the schema cannot meet is left out and named.
 * @param scale of the row counts
 */
export async function applyShape(
  given: Blueprint,
  shape: Shape,
  { compile, scale }: { readonly compile: Compile; readonly scale?: number | undefined },
): Promise<Shaped> {
  const { overlay: asked, left: before } = overlayOfShape(shape, given, scale);
  const left = [...before];
  let overlay: Overlay = asked;
  for (;;) {
    try {
      const blueprint = await applyOverlay(given, overlay, { compile });
      const followed = Object.keys(overlay.columns ?? {}).length + Object.keys(overlay.relations ?? {}).length;
      return { blueprint, outcome: { followed, left } };
    } catch (error) {
      const found = error instanceof Problem ? placeOf(overlay, error.message) : undefined;
      if (!found) throw error;
      const { [found.name]: _, ...others } = overlay[found.member]! as Record<string, never>;
      overlay = { ...overlay, [found.member]: others };
      left.push({ place: found.name, reason: (error as Problem).message.replace(`${found.member}: ${found.name}`, '').replace(/^[:, ]+/, '') });
    }
  }
}

/** The statement that a message is about. */
function placeOf(overlay: Overlay, message: string): { readonly member: 'tables' | 'columns' | 'relations'; readonly name: string } | undefined {
  for (const member of ['columns', 'relations', 'tables'] as const) {
    const named = Object.keys(overlay[member] ?? {}).filter((name) => message.includes(`${member}: ${name}`));
    if (named.length > 0) return { member, name: named.toSorted((a, b) => b.length - a.length)[0]! };
  }
  return undefined;
}
