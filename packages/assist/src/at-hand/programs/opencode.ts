import { eventsOf, type Program } from '../program.ts';

/** Run with 1.18.33. */
export const opencode: Program = {
  name: 'opencode',
  title: 'opencode',
  help: ['run', '--help'],
  args: [
    { args: ['run'] },
    { args: ['--format', 'json'] },
    // Otherwise a second question, for a title, has our text.
    { args: ['--title', 'seedbed'] },
    { args: ['--pure'], without: 'your own plugins take part in the call' },
    { args: ['--print-logs'], without: 'an exhausted quota shows only as a time limit' },
    { args: ['--log-level', 'ERROR'], without: 'nothing' },
  ],
  modelFlag: '--model',
  keeps: [
    'OPENCODE_CONFIG',
    'OPENCODE_CONFIG_DIR',
    'OPENCODE_API_KEY',
    'ANTHROPIC_API_KEY',
    'OPENAI_API_KEY',
    'GEMINI_API_KEY',
    'GOOGLE_GENERATIVE_AI_API_KEY',
    'OPENROUTER_API_KEY',
  ],
  sets: {
    OPENCODE_CONFIG_CONTENT: JSON.stringify({ permission: { '*': 'deny' }, tools: { '*': false }, share: 'disabled', autoupdate: false, instructions: [] }),
    OPENCODE_DISABLE_AUTOUPDATE: '1',
  },
  toolLine: /^\{"type":"tool_use"/,
  refusedLine: /"stream error".*(quota|rate.?limit|too many requests|overloaded|429)/i,
  read(stdout) {
    const events = eventsOf(stdout);
    const error = events.findLast(({ type }) => type === 'error')?.error;
    if (error) return { error: String(error.data?.message ?? error.name), ...(error.data?.statusCode && { status: Number(error.data.statusCode) }) };
    const text = events.flatMap(({ type, part }) => (type === 'text' ? [String(part?.text ?? '')] : [])).join('');
    const end = events.findLast(({ type }) => type === 'step_finish')?.part;
    return { text, isCutOff: end?.reason === 'length', usage: { question: end?.tokens?.input, answer: end?.tokens?.output } };
  },
  signIn: 'start `opencode auth login`',
  install: 'npm install -g opencode-ai',
};
