export { openStore, type Store, type StoreOptions, type Transaction } from './store.ts';
