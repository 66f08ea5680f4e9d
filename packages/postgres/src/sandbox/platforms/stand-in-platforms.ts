import type { OpenClient } from '../../sql/connect.ts';
import type { ScriptStatement } from '../statement.ts';
import type { Platform, PlatformObject } from './platform.ts';
import { SUPABASE } from './supabase.ts';

const PLATFORMS: readonly Platform[] = [SUPABASE];

type PlatformStandIn = { readonly platform: string; /** As scripts name them: `auth.users`, `auth.uid()`. */ readonly made: readonly string[] };

/**
 * Creates the platform objects that a script names, before the script runs: a schema for Supabase refers to `auth.users`, which only
 * Supabase has. Skips objects and schemas that the script creates itself. Returns the created objects.
 */
export async function standInPlatforms(client: OpenClient, text: string, statements: readonly ScriptStatement[]): Promise<PlatformStandIn[]> {
  const code = withoutComments(text);
  const own = new Set(statements.map(({ verdict }) => (verdict.do === 'schema' ? verdict.name : null)));
  const found: PlatformStandIn[] = [];
  for (const { name, objects } of PLATFORMS) {
    const named = objects.filter((object) => !own.has(object.schema) && isNamed(object, code));
    const wanted = objects.filter((object) => !isMade(object, code) && named.some((each) => each === object || each.needs?.includes(pathOf(object))));
    if (wanted.length === 0) continue;
    for (const schema of new Set(wanted.map((object) => object.schema))) await client.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
    for (const { sql } of wanted) await client.query(sql);
    found.push({ platform: name, made: wanted.map((object) => `${pathOf(object)}${object.kind === 'function' ? '()' : ''}`) });
  }
  return found;
}

const pathOf = ({ schema, name }: PlatformObject): string => `${schema}.${name}`;

const written = ({ schema, name }: PlatformObject): string => `"?\\b${schema}\\b"?\\s*\\.\\s*"?\\b${name}\\b"?`;

function isNamed(object: PlatformObject, code: string): boolean {
  return new RegExp(`(?<![.\\w])${written(object)}${object.kind === 'function' ? '\\s*\\(' : ''}`, 'i').test(code);
}

function isMade(object: PlatformObject, code: string): boolean {
  return new RegExp(`\\bcreate\\s+(?:or\\s+replace\\s+)?(?:table|view|function)\\s+(?:if\\s+not\\s+exists\\s+)?${written(object)}`, 'i').test(code);
}

function withoutComments(text: string): string {
  return text.replaceAll(/'(?:[^']|'')*'|--[^\n]*|\/\*[^]*?\*\//g, (part) => (part.startsWith("'") ? part : ' '));
}
