import { AGENT_TASKS, NEVER } from './guide.ts';

const BEGIN = '<!-- seedbed:begin (written by `seedbed init --agent`; changes between these lines are replaced) -->';
const END = '<!-- seedbed:end -->';
const MARKS = /<!-- seedbed:begin\b[^\n]*-->[\s\S]*?<!-- seedbed:end -->/g;

/**
 * The text of an AGENTS.md with the block in it: in place of the block that is there, or at the end. All other text
 * stays as it is. Null if its marks do not form one block.
 */
export function withAgentBlock(text: string): string | null {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = `${BEGIN}\n# Rows by Seedbed\n\n${AGENT_TASKS.map(({ text }) => `${text}\n`).join('')}${NEVER.replace('###', '##')}${END}`;
  const block = lines.replaceAll('\n', eol);
  const marks = text.match(/<!-- seedbed:(begin|end)\b/g) ?? [];
  if (marks.length === 0) {
    const gap = text === '' ? '' : text.endsWith(eol) ? eol : eol + eol;
    return `${text}${gap}${block}${eol}`;
  }
  if (marks.length !== 2 || text.match(MARKS)?.length !== 1) return null;
  return text.replace(MARKS, () => block);
}
