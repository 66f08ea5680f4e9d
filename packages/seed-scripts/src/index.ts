export { readSeedScript, type ReadImport } from './read-seed-script.ts';
export { readOverlayEntries, type OverlayEntries } from './overlay/read-overlay-entries.ts';
export { overlayOf, type OverlayEntry } from './overlay/overlay-entry.ts';
export { TOOLS, type Left, type Place, type SeedScript } from './statement.ts';
