import type { SqlType } from '@seedbed/contract';
import type { GeneratorDefinition } from '../generators/definition.ts';
import { plainSource } from './domains/plain-source.ts';

const FREE = { type: 'object' } as const;

const PLAIN: GeneratorDefinition = {
  kind: 'plain',
  group: 'structure',
  title: 'Plain',
  summary: 'The plainest values of the type.',
  parameters: FREE,
  outputs: ['literal'],
  invertible: 'perm',
  compile: (_, context) => plainSource(context.type, context.domain, context.draws),
};

const SEQUENCE: GeneratorDefinition<{ start?: number; step?: number }> = {
  ...PLAIN,
  kind: 'sequence',
  compile({ start = 1, step = 1 }) {
    return {
      shape: { store: 'f53', as: 'int' },
      cardinality: Number.MAX_SAFE_INTEGER,
      distinct: Number.MAX_SAFE_INTEGER,
      fill(rows, out) {
        if (out.store !== 'f53') return;
        for (let i = 0; i < rows.count; i++) out.values[i] = start + step * (rows.at ? rows.at[i]! : rows.first + i);
      },
      at(ranks, count, out) {
        if (out.store !== 'f53') return;
        for (let i = 0; i < count; i++) out.values[i] = start + step * ranks[i]!;
      },
    };
  },
};

export function generatorByKind(kind: string): GeneratorDefinition | undefined {
  return kind === 'sequence' ? (SEQUENCE as unknown as GeneratorDefinition) : PLAIN;
}

export function typeDefault(_type: SqlType): { kind: string; parameters?: Record<string, unknown> } {
  return { kind: 'plain' };
}
