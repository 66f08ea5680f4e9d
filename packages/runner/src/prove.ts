import type { Blueprint, Proof } from '@seedbed/contract';
import { Problem } from '@seedbed/contract';
import type { Plan } from '@seedbed/engine';
import type { ProveOptions } from './runner.ts';
import type { ThrowawayServer } from './throwaway.ts';

export async function prove(_blueprint: Blueprint, _plan: Plan, _server: ThrowawayServer, _options: ProveOptions): Promise<Proof> {
  throw new Problem('overloaded', 'not here yet');
}
