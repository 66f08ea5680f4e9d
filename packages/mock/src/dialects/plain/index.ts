export { plainRest } from './plain-rest.ts';
