/** `pnpm bench web`: lies with the client's own tests, whose browser it drives. */
export { main } from '../apps/web/test/support/web-times.ts';
