export { Pack, type Attribute, type Concept, type Example, type States } from './packs/pack.ts';
export { checkPack } from './packs/check-pack.ts';
export type { Finding } from './packs/finding.ts';
export { printPack } from './packs/print-pack.ts';
