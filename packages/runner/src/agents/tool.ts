import type { AnyModel } from '@seedbed/assist';
import { z } from 'zod';
import type { Session } from './session.ts';

/** How a client stops a call, and how the call reports its progress. */
export type Call = { readonly signal: AbortSignal; readonly client?: AgentClient; progress(done: number, total: number, message: string): void };

/** What some clients can do. Absent members are capabilities that the client did not declare. */
export type AgentClient = {
  /** Lets the person choose one of several, by name with a title. Undefined if they decline. */
  readonly choose?: (message: string, title: string, choices: Readonly<Record<string, string>>) => Promise<string | undefined>;
  readonly model?: AnyModel;
};

/** Parts of an answer: text unchanged, everything else as JSON. */
export type Answer = readonly unknown[];

export type Tool<Shape extends z.ZodRawShape = z.ZodRawShape> = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Shape;
  /** Nothing outside this session changes. */
  readonly readOnly: boolean;
  run(session: Session, args: z.infer<z.ZodObject<Shape>>, call: Call): Promise<Answer>;
};

/** A tool whose arguments have the types of its input. */
export function tool<Shape extends z.ZodRawShape>(definition: Tool<Shape>): Tool<Shape> {
  return definition;
}

/** Arguments of several tools, with the same descriptions. */
export const ARGUMENTS = {
  blueprint: z.string().optional().describe('Name of a blueprint of this session, such as b1; without it the last one used'),
  rows: z
    .union([z.number().int().nonnegative(), z.record(z.string(), z.number().int().nonnegative())])
    .optional()
    .describe('Rows for every table, or by table: {"users": 1000, "public.orders": 5000, "*": 200}, where * is for those that are not named'),
  seed: z.union([z.string(), z.number().int()]).optional().describe('The same seed gives the same rows; 42 without it'),
  locale: z.string().optional().describe('Such as en-US, de, ja'),
  referenceDate: z.iso.date().optional().describe('"Now" for everything made, such as 2026-01-01'),
  table: z.string().describe('Such as users, or public.users'),
} as const;
