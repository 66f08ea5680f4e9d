import { eventsOf, type Program } from '../program.ts';

/** Run with 0.61.0. */
export const gemini: Program = {
  name: 'gemini',
  title: 'Gemini CLI',
  help: ['--help'],
  args: [
    // Events show the call of a tool when it happens; "json" prints nothing until the end.
    { args: ['--output-format', 'stream-json'] },
    { args: ['--policy', '{files}/deny.toml'] },
    { args: ['--allowed-mcp-server-names', 'none'] },
    { args: ['-e', 'none'] },
    { args: ['--skip-trust'], without: 'it may ask whether it trusts the empty folder, and end' },
  ],
  modelFlag: '--model',
  keeps: [
    'GEMINI_API_KEY',
    'GEMINI_MODEL',
    'GEMINI_CLI_HOME',
    'GOOGLE_API_KEY',
    'GOOGLE_GEMINI_BASE_URL',
    'GOOGLE_GENAI_*',
    'GOOGLE_CLOUD_*',
    'GOOGLE_APPLICATION_CREDENTIALS',
  ],
  files: { 'deny.toml': '[[rule]]\ntoolName = "*"\ndecision = "deny"\npriority = 999\n' },
  toolLine: /^\{"type":"tool_use"/,
  read(stdout) {
    const events = eventsOf(stdout);
    const result = events.findLast(({ type }) => type === 'result');
    const text = events.flatMap(({ type, role, content }) => (type === 'message' && role === 'assistant' ? [String(content)] : [])).join('');
    // Such as "Loop detected", with which it ends as if all were well.
    const warned = events.findLast(({ type }) => type === 'error')?.message;
    const error = result?.error?.message ?? (result?.status === 'success' && text !== '' ? undefined : warned);
    const usage = { question: result?.stats?.input_tokens, answer: result?.stats?.output_tokens };
    return error === undefined ? { text, usage } : { error: String(error), usage };
  },
  signIn: 'start `gemini` once and sign in, or set GEMINI_API_KEY',
  install: 'npm install -g @google/gemini-cli',
};
