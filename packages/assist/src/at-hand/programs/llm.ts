import type { Program } from '../program.ts';

/** By its documentation of November 2026; no version was run. It offers no tools unless asked to. */
export const llm: Program = {
  name: 'llm',
  title: 'llm',
  help: ['prompt', '--help'],
  args: [{ args: ['prompt'] }, { args: ['--no-log'], without: 'the call appears in its log' }, { args: ['--no-stream'], without: 'nothing' }],
  modelFlag: '--model',
  instructionsFlag: '--system',
  keeps: ['LLM_USER_PATH', 'LLM_*_KEY', 'OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'GEMINI_API_KEY'],
  // It prints the text alone.
  read: (stdout) => ({ text: stdout }),
  signIn: 'start `llm keys set openai`, or set the key of another model',
  install: 'https://llm.datasette.io',
};
