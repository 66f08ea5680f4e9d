import type { Tool } from './tool.ts';
import { DRIZZLE } from './tools/drizzle.ts';
import { FLYWAY } from './tools/flyway.ts';
import { LIQUIBASE } from './tools/liquibase.ts';
import { MARKED } from './tools/marked.ts';
import { NUMBERED_FILES } from './tools/numbered-files.ts';
import { PRISMA } from './tools/prisma.ts';
import { PSQL_SCRIPT } from './tools/psql-script.ts';
import { SUPABASE } from './tools/supabase.ts';
import { UP_FILES } from './tools/up-files.ts';
import { HASURA_AND_DIESEL } from './tools/up-folders.ts';

/** The most telling form first; any folder of numbered files last. */
export const TOOLS: readonly Tool[] = [PRISMA, DRIZZLE, SUPABASE, HASURA_AND_DIESEL, FLYWAY, LIQUIBASE, ...MARKED, UP_FILES, PSQL_SCRIPT, NUMBERED_FILES];
