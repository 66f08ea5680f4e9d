export { applyOverlay, countsOfOverlay, overlayModes, type OverlayUse } from './apply-overlay.ts';
export { countedByParents } from './counted-by-parents.ts';
export { mergeOverlays } from './merge-overlays.ts';
export { parseOverlay } from './parse-overlay.ts';
export { setInOverlay } from './set-in-overlay.ts';
