import type { Rows } from '../../columns/column.ts';
import type { CompileContext, GeneratorDefinition, OutputKind } from '../definition.ts';
import { locate } from '../../values/cumulative.ts';
import { perRows, int32 } from '../entities/per-rows.ts';
import { tableOf } from '../entities/split.ts';
import { define, NONE } from '../kit/define.ts';
import { Dice } from '../kit/dice.ts';
import { numberSource } from '../kit/number-source.ts';
import { textSource } from '../kit/text-source.ts';
import { familyOf } from '../kit/type-families.ts';

type Kind = { readonly stem: string; readonly extension: string; readonly mime: string; readonly kilobytes: number };
type File = { readonly kinds: readonly Kind[]; readonly rows: (rows: Rows) => { readonly kind: Int32Array; readonly word: Int32Array } };

/** Name, extension, type and size of one file a row. */
function fileOf(context: CompileContext): File {
  return context.entity('file', (draws) => {
    const list = context.words.list('file.kinds');
    const hash = draws('file');
    const table = tableOf(list);
    return {
      kinds: list.words.map((entry) => {
        const [stem, extension, mime, kilobytes] = entry.split(';') as [string, string, string, string];
        return { stem, extension, mime, kilobytes: Number(kilobytes) };
      }),
      rows: perRows(
        (size) => ({ kind: int32(size), word: int32(size) }),
        (rows, into) => {
          hash.fill(rows, into.kind, into.word);
          for (let i = 0; i < rows.count; i++) into.kind[i] = locate(table, (into.kind[i]! >>> 0) / 4_294_967_296);
        },
      ),
    };
  });
}

function nameOf(kind: Kind, dice: Dice, details: readonly string[]): string {
  const detail = dice.chance(0.75) ? `-${dice.pick(details)}` : '';
  const number = dice.chance(0.4) ? `-${dice.between(1, 400)}` : '';
  return `${kind.stem}${detail}${number}.${kind.extension}`;
}

function member(
  kind: string,
  title: string,
  summary: string,
  text: (file: Kind, dice: Dice, context: CompileContext) => string,
  at?: (rank: number) => string,
): GeneratorDefinition {
  return define({
    kind,
    group: kind.split('.')[0]!,
    title,
    summary,
    parameters: NONE,
    outputs: ['text', 'json'] satisfies readonly OutputKind[],
    invertible: at ? 'parts' : 'none',
    entity: 'file',
    compile(_, context) {
      const file = fileOf(context);
      const own = new Dice();
      return textSource(context, {
        texts(__, rows) {
          const { kind: kinds, word } = file.rows(rows);
          return (___, ____, i) => text(file.kinds[kinds[i]!]!, own.seed(word[i]!, 0x66696c65), context);
        },
        ...(at ? { cardinality: 1e12, at } : {}),
      });
    },
  });
}

const size: GeneratorDefinition = define({
  kind: 'system.fileSize',
  group: 'system',
  title: 'File size',
  summary: 'Bytes, in keeping with the file’s type.',
  parameters: NONE,
  outputs: ['integer', 'decimal', 'text'],
  invertible: 'none',
  entity: 'file',
  compile(_, context) {
    const file = fileOf(context);
    const small = familyOf(context.type) === 'int' && context.type.base === 'int2';
    return numberSource(context, {
      min: 1,
      fill(rows, x) {
        const { kind, word } = file.rows(rows);
        for (let i = 0; i < rows.count; i++) {
          // A spread of up to four times the type's usual size, without steps.
          const u = (word[i]! >>> 0) / 4_294_967_296;
          x[i] = Math.floor(file.kinds[kind[i]!]!.kilobytes * (0.35 + 1.9 * u * u + 0.6 * u) * (small ? 1 : 1024));
        }
      },
    });
  },
});

const details = (context: CompileContext) => context.words.list('file.detail').words;

export const files: readonly GeneratorDefinition[] = [
  member(
    'system.fileName',
    'File name',
    'A name with its extension; agrees with type and size.',
    (file, dice, context) => nameOf(file, dice, details(context)),
    (rank) => `document-${rank + 1}.pdf`,
  ),
  member('system.fileExt', 'File extension', 'Agrees with the name and the MIME type.', (file) => file.extension),
  member('system.mimeType', 'MIME type', 'Agrees with the extension.', (file) => file.mime),
  member(
    'system.filePath',
    'File path',
    'Folder and file name.',
    (file, dice, context) => `/${filePath(file, dice, context)}`,
    (rank) => `/documents/document-${rank + 1}.pdf`,
  ),
  member(
    'system.fileUrl',
    'File address',
    'Where the file would be fetched.',
    (file, dice, context) => `https://files.example.com/${filePath(file, dice, context)}`,
    (rank) => `https://files.example.com/documents/document-${rank + 1}.pdf`,
  ),
  size,
];

function filePath(file: Kind, dice: Dice, context: CompileContext): string {
  const name = nameOf(file, dice, details(context));
  return `${dice.pick(context.words.list('file.folder').words)}/${name}`;
}
