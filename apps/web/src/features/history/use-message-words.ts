import { useGeneratorTitles } from '../../queries/catalogue.ts';
import { messageWords } from './change-words.ts';

/** Puts a revision's message in words, also one without a message. */
export function useMessageWords(): (message: string) => string {
  const titles = useGeneratorTitles();
  return (message) => messageWords(message, (kind) => titles.get(kind)) || 'Edited';
}
