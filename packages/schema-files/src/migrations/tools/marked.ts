import type { Folder } from '../../files/folder.ts';
import { compareNaturally } from '../../files/natural-order.ts';
import { numbered } from '../left-out.ts';
import { keepSections, type Section } from '../sections.ts';
import type { Tool } from '../tool.ts';

/** A tool that has the way up and the way down in one file, each under a comment line. */
type Marked = { readonly tool: string; readonly mark: string; readonly sections: readonly Section[]; readonly first?: boolean; readonly ends?: RegExp };

const TOOLS: readonly Marked[] = [
  {
    tool: 'dbmate',
    mark: '-- migrate:up',
    sections: [
      { marks: /^--\s*migrate:up\b/, runs: true },
      { marks: /^--\s*migrate:down\b/, runs: false },
    ],
  },
  {
    tool: 'goose',
    mark: '-- +goose Up',
    sections: [
      { marks: /^--\s*\+goose\s+up\b/i, runs: true },
      { marks: /^--\s*\+goose\s+down\b/i, runs: false },
    ],
    ends: /^--\s*\+goose\s+StatementEnd\b.*$/gim,
  },
  {
    tool: 'sql-migrate',
    mark: '-- +migrate Up',
    sections: [
      { marks: /^--\s*\+migrate\s+up\b/i, runs: true },
      { marks: /^--\s*\+migrate\s+down\b/i, runs: false },
    ],
    ends: /^--\s*\+migrate\s+StatementEnd\b.*$/gim,
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

function toolOf({ tool, mark, sections, first = false, ends }: Marked): Tool {
  const isMarked = (text: string): boolean => text.split('\n').some((line) => sections[0]!.marks.test(line));
  // A file may hold the way down alone.
  const hasSection = (text: string): boolean => text.split('\n').some((line) => sections.some(({ marks }) => marks.test(line)));
  return {
    form: `${tool} (${mark})`,
    read(folder: Folder) {
      if (!folder.files.some(({ name, text }) => name.endsWith('.sql') && isMarked(text))) return undefined;
      const { steps, left } = numbered(folder, (name) => /^\d.*\.sql$/.test(name));
      // Names need no number where all files are marked.
      const files = steps.length > 0 ? steps : folder.files.filter(({ name, text }) => name.endsWith('.sql') && isMarked(text));
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

/** dbmate, goose, sql-migrate, node-pg-migrate, tern: the way down is never run. */
export const MARKED: readonly Tool[] = TOOLS.map(toolOf);
