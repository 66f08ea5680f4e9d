export { postgrest } from './postgrest.ts';
