import { parsed, type Program } from '../program.ts';

/** Run with 2.1.197. */
export const claude: Program = {
  name: 'claude',
  title: 'Claude Code',
  help: ['--help'],
  args: [
    { args: ['-p'] },
    { args: ['--output-format', 'json'] },
    { args: ['--tools', ''] },
    // Its help does not list it; without it a model that calls tools again and again does so until the time limit.
    { args: ['--max-turns', '1'], isUnlisted: true },
    { args: ['--safe-mode'], without: 'your own hooks, CLAUDE.md, skills and MCP servers take part in the call' },
    { args: ['--strict-mcp-config'], without: 'your own MCP servers are started' },
    { args: ['--no-session-persistence'], without: 'the call appears in the list of your sessions' },
  ],
  modelFlag: '--model',
  instructionsFlag: '--system-prompt',
  keeps: [
    'ANTHROPIC_*',
    'CLAUDE_CONFIG_DIR',
    'CLAUDE_CODE_OAUTH_TOKEN',
    'CLAUDE_CODE_USE_*',
    'CLAUDE_CODE_SKIP_*',
    'CLAUDE_CODE_MAX_OUTPUT_TOKENS',
    'CLOUD_ML_REGION',
  ],
  sets: { CLAUDE_CODE_MAX_RETRIES: '1', CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1', CLAUDE_CODE_DISABLE_TERMINAL_TITLE: '1', DISABLE_AUTOUPDATER: '1' },
  read(stdout) {
    const said = parsed(stdout);
    if (said?.type !== 'result') return {};
    const usage = { question: said.usage?.input_tokens, answer: said.usage?.output_tokens };
    if (said.subtype === 'error_max_turns') return { calledTool: true, usage };
    if (said.is_error) {
      const error = String(said.result ?? said.subtype);
      return { error, usage, isCutOff: /output token maximum/.test(error), ...(said.api_error_status && { status: Number(said.api_error_status) }) };
    }
    return { text: String(said.result ?? ''), usage, isCutOff: said.stop_reason === 'max_tokens' };
  },
  signIn: 'start `claude` once and sign in with /login, or set ANTHROPIC_API_KEY',
  install: 'npm install -g @anthropic-ai/claude-code',
};
