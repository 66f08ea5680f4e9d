export { readSeedScript, type ReadImport } from './read-seed-script.ts';
export { readWishes, type Wishes } from './overlay/read-wishes.ts';
export { overlayOf, type Wish } from './overlay/wish.ts';
export { TOOLS, type Left, type Place, type SeedScript } from './statement.ts';
