import { edit, type Draft } from '../../edits/draft.ts';
import { matcher } from '../../read/words.ts';
import type { TableView } from '../../schema/schema-view.ts';
import { TEXT_TYPES } from '../../schema/types.ts';
import { isFree, type DeriveContext } from '../context.ts';

const FILE_NAME = matcher('names of a file', 'last');
const WHERE = matcher('where a file is', 'last');
/** A made-up file at the end of an address: an ending of its own, or a name. */
const MADE_UP = /(?:\.[a-z]{3,4}|\/?\{\{system\.fileName\}\})$/;
/** Room for a folder, a number of its own and a name. */
const ROOM = 120;

/** The address, path or key of a file ends with the name that stands beside it: `uploads/V1StGXR8/contract.pdf` of a `contract.pdf`. */
export function placeFilesAsNamed(table: TableView, context: DeriveContext): void {
  const drafts = context.drafts.get(table)!;
  const isText = ({ column: { type } }: Draft): boolean => TEXT_TYPES.has(type.base) && type.kind !== 'array';
  const [name, other] = drafts.filter((draft) => isText(draft) && FILE_NAME.test(draft.words.join(' ')));
  if (!name || other || name.nullRate !== undefined) return;
  for (const draft of drafts) {
    if (draft === name || !isText(draft) || !WHERE.test(draft.words.join(' ')) || (draft.column.type.length ?? Infinity) < ROOM) continue;
    const folder = folderOf(draft);
    if (folder === undefined || !(draft.column.unique || isFree(draft.column, table, context))) continue;
    edit(draft, {
      kind: 'template',
      parameters: { template: `${folder}/{{${name.column.name}}}` },
      entity: undefined,
      because: { code: 'row', words: `where ${name.column.name} is` },
    });
  }
}

/** What stands before the file's name, with a number of its own; undefined for addresses of anything else. */
function folderOf({ kind, parameters }: Draft): string | undefined {
  const { template, values } = parameters;
  if (kind === 'template' && typeof template === 'string' && MADE_UP.test(template)) return template.replace(MADE_UP, '');
  const areFolders = Array.isArray(values) && values.every((value) => typeof value === 'string' && /^[\w/-]+\/$/.test(value));
  return kind === 'system.filePath' || (kind === 'example' && areFolders) ? 'uploads/{{string.nanoid}}' : undefined;
}
