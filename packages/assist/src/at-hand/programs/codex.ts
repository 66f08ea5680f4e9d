import { eventsOf, type Program } from '../program.ts';

/** Features that offer tools, or start something of the user's own. A version that does not know one says so and goes on. */
const FEATURES = [
  'shell_tool',
  'unified_exec',
  'code_mode_host',
  'apps',
  'plugins',
  'hooks',
  'browser_use',
  'computer_use',
  'image_generation',
  'multi_agent',
  'view_image',
];

/** Run with 0.171.0. */
export const codex: Program = {
  name: 'codex',
  title: 'Codex',
  help: ['exec', '--help'],
  args: [
    { args: ['exec'] },
    { args: ['--sandbox', 'read-only'] },
    { args: ['--skip-git-repo-check'] },
    { args: ['--json'] },
    // MCP servers of the user's own would be started, and their tools need no confirmation here.
    { args: ['--ignore-user-config'] },
    { args: ['--ignore-rules'], without: 'your own rules for commands take part in the call' },
    { args: ['--ephemeral'], without: 'the call appears in the list of your sessions' },
    ...FEATURES.map((feature) => ({ args: ['-c', `features.${feature}=false`] })),
    { args: ['-c', 'web_search="disabled"'] },
    { args: ['-'] },
  ],
  modelFlag: '--model',
  keeps: ['OPENAI_API_KEY', 'OPENAI_ORGANIZATION', 'CODEX_API_KEY', 'CODEX_ACCESS_TOKEN', 'CODEX_HOME', 'CODEX_CA_CERTIFICATE'],
  toolLine: /"type":"(command_execution|mcp_tool_call|web_search|file_change|collab_tool_call)"|codex_core::tools::router/,
  refusedLine: /^\{"type":"error","message":"Reconnecting[^"]*(401|403|429)/,
  read(stdout) {
    const events = eventsOf(stdout);
    const usage = events.findLast(({ type }) => type === 'turn.completed')?.usage;
    const error = events.findLast(({ type }) => type === 'turn.failed')?.error?.message ?? events.findLast(({ type }) => type === 'error')?.message;
    const text = events.findLast(({ type, item }) => type === 'item.completed' && item?.type === 'agent_message')?.item.text;
    if (usage === undefined && error !== undefined) return { error: String(error), isCutOff: /max_output_tokens/.test(String(error)) };
    return { text, usage: { question: usage?.input_tokens, answer: usage?.output_tokens } };
  },
  signIn: 'start `codex login`',
  install: 'npm install -g @openai/codex',
};
