import { eventsOf, type Program } from '../program.ts';

/** Run with 1.0.102. */
export const copilot: Program = {
  name: 'copilot',
  title: 'GitHub Copilot CLI',
  help: ['--help'],
  args: [
    { args: ['--output-format', 'json'] },
    { args: ['--available-tools=none'] },
    { args: ['--no-ask-user'], without: 'it may ask back, and end' },
    { args: ['--no-custom-instructions'], without: 'your own instructions take part in the call' },
    { args: ['--disable-builtin-mcps'], without: 'its own MCP servers are started' },
    { args: ['--no-auto-update'], without: 'it may update itself' },
    { args: ['--no-color'], without: 'nothing' },
  ],
  modelFlag: '--model',
  keeps: [
    'COPILOT_GITHUB_TOKEN',
    'GH_TOKEN',
    'GITHUB_TOKEN',
    'GH_HOST',
    'COPILOT_GH_HOST',
    'COPILOT_HOME',
    'COPILOT_MODEL',
    'COPILOT_OFFLINE',
    'COPILOT_PROVIDER_*',
  ],
  toolLine: /^\{"type":"tool\.execution_start"/,
  refusedLine: /^\{"type":"(model\.call_failure|session\.error)".*"statusCode":(401|403|429)/,
  read(stdout) {
    const events = eventsOf(stdout);
    const message = events.findLast(({ type, data }) => type === 'assistant.message' && data?.content)?.data;
    const error = events.findLast(({ type }) => type === 'session.error')?.data;
    const usage = { question: undefined, answer: message?.outputTokens };
    if (error) return { error: String(error.message), usage, ...(error.statusCode && { status: Number(error.statusCode) }) };
    // Without tools, the only reason for a second turn is that the first one ended at the limit of tokens; the last has no more than its own part.
    const turns = events.filter(({ type }) => type === 'assistant.turn_start').length;
    return { ...(message && { text: String(message.content) }), usage, isCutOff: turns > 1 };
  },
  signIn: 'start `copilot login`',
  install: 'npm install -g @github/copilot',
};
