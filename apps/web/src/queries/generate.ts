import { ClientProblem } from '@seedbed/client';
import { generateRoute, type Blueprint } from '@seedbed/contract';
import { api } from '../lib/api.ts';

/**
 * Rows of a table generated from a blueprint, as CSV with a header; null if the blueprint is invalid.
 * Nothing is stored.
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
