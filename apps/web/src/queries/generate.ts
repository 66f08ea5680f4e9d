import { ClientProblem } from '@seedbed/client';
import { generateRoute, type Blueprint } from '@seedbed/contract';
import { api } from '../lib/api.ts';

/**
 * Rows of a table as a blueprint would make them, as CSV with names in the first line; null if the blueprint does not
 * hold. Nothing is stored.
 */
export async function generateCsv(blueprint: Blueprint, table: string, from: number, to: number): Promise<string | null> {
  try {
    const answer = await api.request(generateRoute, { body: { blueprint, table, from, to, format: 'csv' } });
    return await new Response(answer).text();
  } catch (error) {
    if (error instanceof ClientProblem && (error.type === 'unsatisfiable' || error.type === 'invalid-blueprint')) return null;
    throw error;
  }
}
