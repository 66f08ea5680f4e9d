import { ADDRESSES, GROUPS, readPage, titleOf } from './pages.ts';

/** The manual for models, in the form of llmstxt.org: its pages by group, each with its address and its first sentence. */
export function llmsText(): string {
  const groups = GROUPS.map(({ text, pages }) => `## ${text}\n\n${pages.map(lineOf).join('\n')}\n`);
  return `# Seedbed

> Turns a database schema into believable, valid, reproducible rows: on the command line, over REST, for agents over MCP, and in tests.

Agents: \`seedbed mcp\` serves the tools, and \`seedbed init --agent\` writes how to use them into AGENTS.md.

${groups.join('\n')}`;
}

function lineOf(page: string): string {
  const text = readPage(page);
  const about = firstSentence(text);
  return `- [${titleOf(text)}](/docs/${ADDRESSES.get(page)}.html)${about === '' ? '' : `: ${about}`}`;
}

/** The first sentence of a page's first paragraph, without its links and without the colon of an example that follows. */
function firstSentence(text: string): string {
  const paragraph = text.split(/\n{2,}/).find((part) => /^(?:[A-Z"]|`[^`])/.test(part)) ?? '';
  const plain = paragraph.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll('\n', ' ');
  return (/^.*?[.:](?=\s|$)/.exec(plain)?.[0] ?? plain).replace(/:$/, '.');
}
