import { Problem } from '@seedbed/contract';
import type { Folder, SourceFile } from '../../files/folder.ts';
import { compareNaturally } from '../../files/natural-order.ts';
import { isDown, numbered } from '../left-out.ts';
import { keepSections, type Section } from '../sections.ts';
import type { Tool } from '../tool.ts';

/** A tool that has both directions in one file, each under a comment line. */
type Marked = { readonly tool: string; readonly mark: string; readonly sections: readonly Section[]; readonly first?: boolean; readonly ends?: RegExp; readonly words?: Words };

/** The prefix of the tool's comments, and the words that may follow. */
type Words = { readonly form: RegExp; readonly known: readonly string[] };

const TOOLS: readonly Marked[] = [
  {
    tool: 'dbmate',
    mark: '-- migrate:up',
    sections: [
      { marks: /^--\s*migrate:up\b/, runs: true },
      { marks: /^--\s*migrate:down\b/, runs: false },
    ],
    words: { form: /^--\s*migrate:\s*(\S*)/i, known: ['up', 'down'] },
  },
  {
    tool: 'goose',
    mark: '-- +goose Up',
    sections: [
      { marks: /^--\s*\+goose\s+up\b/i, runs: true },
      { marks: /^--\s*\+goose\s+down\b/i, runs: false },
    ],
    ends: /^--\s*\+goose\s+StatementEnd\b.*$/gim,
    words: { form: /^--\s*\+goose\s+(\S*)/i, known: ['Up', 'Down', 'StatementBegin', 'StatementEnd', 'NO', 'ENVSUB'] },
  },
  {
    tool: 'sql-migrate',
    mark: '-- +migrate Up',
    sections: [
      { marks: /^--\s*\+migrate\s+up\b/i, runs: true },
      { marks: /^--\s*\+migrate\s+down\b/i, runs: false },
    ],
    ends: /^--\s*\+migrate\s+StatementEnd\b.*$/gim,
    words: { form: /^--\s*\+migrate\s+(\S*)/i, known: ['Up', 'Down', 'StatementBegin', 'StatementEnd'] },
  },
  {
    tool: 'node-pg-migrate',
    mark: '-- Up Migration',
    sections: [
      { marks: /^\s*--[\s-]*up\s+migration/i, runs: true },
      { marks: /^\s*--[\s-]*down\s+migration/i, runs: false },
    ],
  },
  {
    tool: 'tern',
    mark: '---- create above / drop below ----',
    sections: [{ marks: /^---- create above \/ drop below ----/, runs: false }],
    first: true,
  },
];

function toolOf({ tool, mark, sections, first = false, ends, words }: Marked): Tool {
  const isMarked = (text: string): boolean => text.split('\n').some((line) => sections[0]!.marks.test(line));
  // A file may contain only the down migration.
  const hasSection = (text: string): boolean => text.split('\n').some((line) => sections.some(({ marks }) => marks.test(line)));
  return {
    form: `${tool} (${mark})`,
    read(folder: Folder) {
      // If down migrations are separate files, a comment that looks like a mark is an ordinary comment.
      if (folder.files.some(({ name }) => isDown(name)) || !folder.files.some(({ name, text }) => name.endsWith('.sql') && isMarked(text))) return undefined;
      const { steps, left } = numbered(folder, (name) => /^\d.*\.sql$/.test(name));
      // Names need no number if all files are marked.
      const files = steps.length > 0 ? steps : folder.files.filter(({ name, text }) => name.endsWith('.sql') && isMarked(text));
      for (const file of files) requireKnownWords(file, tool, words);
      return {
        tool,
        steps: files
          .toSorted((one, other) => compareNaturally(one.name, other.name))
          .map(({ path, text }) => ({ path, text: hasSection(text) ? keepSections(ends ? text.replaceAll(ends, ';') : text, sections, first) : text })),
        left: steps.length > 0 ? left : [],
      };
    },
  };
}

/** An unknown mark (`-- +goose Dwn`) has no effect in the tool, so the down migration would run. */
function requireKnownWords({ path, text }: SourceFile, tool: string, words: Words | undefined): void {
  const known = new Set(words?.known.map((word) => word.toLowerCase()));
  for (const [at, line] of text.split('\n').entries()) {
    const word = words?.form.exec(line)?.[1];
    if (word === undefined || known.has(word.toLowerCase())) continue;
    throw new Problem('invalid-request', `${path}, line ${at + 1}: ${tool} has no mark "${line.trim()}". It knows ${words!.known.join(', ')}.`, {
      facts: { phase: 'schema', file: path, fileLine: at + 1 },
    });
  }
}

/** dbmate, goose, sql-migrate, node-pg-migrate, tern: down migrations are never run. */
export const MARKED: readonly Tool[] = TOOLS.map(toolOf);
