export type { Written } from './kept.ts';
export { openStore, type Store, type StoreOptions, type Transaction } from './store.ts';
