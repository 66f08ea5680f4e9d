import { parsed, type Program } from '../program.ts';

/** By its documentation of November 2026; no version was run. */
export const cursorAgent: Program = {
  name: 'cursor-agent',
  title: 'Cursor Agent',
  help: ['--help'],
  args: [
    { args: ['-p'] },
    { args: ['--output-format', 'json'] },
    // Its mode for questions, which edits nothing and runs nothing.
    { args: ['--mode', 'ask'] },
  ],
  modelFlag: '--model',
  keeps: ['CURSOR_API_KEY', 'CURSOR_CONFIG_DIR'],
  read(stdout) {
    const said = parsed(stdout);
    if (said?.type !== 'result') return {};
    return said.is_error ? { error: String(said.result ?? said.subtype) } : { text: String(said.result ?? '') };
  },
  signIn: 'start `cursor-agent login`',
  install: 'https://cursor.com/cli',
};
