import { defineConfig } from 'drizzle-kit';

/** `pnpm exec drizzle-kit generate --name what_changed` in this folder writes the next migration. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './migrations',
  casing: 'snake_case',
});
