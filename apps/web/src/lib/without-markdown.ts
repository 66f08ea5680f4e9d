/** Markdown of one sentence as plain text: what stands between back-ticks is quoted. */
export function withoutMarkdown(text: string): string {
  return text.replaceAll(/`([^`]+)`/g, '“$1”');
}
