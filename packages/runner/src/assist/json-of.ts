/** The document itself, or the text between the code fences that chats put around it. */
export function jsonOf(answer: string): string | undefined {
  const text = answer.trim();
  if (text.startsWith('{')) return text;
  return /^[^{}]*```(?:json)?\s*\n(\{[\s\S]*\})\s*\n```[^{}]*$/.exec(text)?.[1];
}
