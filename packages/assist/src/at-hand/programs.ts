import type { Program } from './program.ts';
import { claude } from './programs/claude.ts';
import { codex } from './programs/codex.ts';
import { copilot } from './programs/copilot.ts';
import { cursorAgent } from './programs/cursor-agent.ts';
import { gemini } from './programs/gemini.ts';
import { llm } from './programs/llm.ts';
import { opencode } from './programs/opencode.ts';

/** In the order in which they are offered. */
export const PROGRAMS: readonly Program[] = [claude, codex, gemini, copilot, opencode, cursorAgent, llm];
