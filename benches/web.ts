/** `pnpm bench web`: its code is with the client's tests, whose browser it uses. */
export { main } from '../apps/web/test/support/web-times.ts';
