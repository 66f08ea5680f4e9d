import { edit, type Draft } from '../../edits/draft.ts';
import { TEXT_TYPES } from '../../schema/types.ts';
import { matcher } from '../../read/words.ts';

type Purpose = { readonly folder: string; readonly names: string; readonly ending: string; readonly types: readonly string[]; readonly bytes: number };

const PDF = 'application/pdf';
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const PICTURES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp'];

/** Names and types of files by purpose, the usual type first. */
const PURPOSES: readonly (readonly [words: string, purpose: Purpose])[] = [
  ['signature', { folder: 'signatures', names: 'signature', ending: 'png', types: ['image/png', 'image/jpeg'], bytes: 18000 }],
  ['photo picture photograph', { folder: 'photos', names: 'photo|IMG', ending: 'jpg', types: PICTURES, bytes: 420000 }],
  ['avatar', { folder: 'avatars', names: 'avatar', ending: 'png', types: ['image/png', 'image/jpeg', 'image/webp'], bytes: 36000 }],
  ['logo', { folder: 'logos', names: 'logo|logo_wide|brand', ending: 'png', types: ['image/png', 'image/svg+xml', 'image/jpeg'], bytes: 42000 }],
  ['resume cv', { folder: 'resumes', names: 'resume|cv', ending: 'pdf', types: [PDF, WORD], bytes: 160000 }],
  ['invoice', { folder: 'invoices', names: 'invoice', ending: 'pdf', types: [PDF], bytes: 84000 }],
  ['contract', { folder: 'contracts', names: 'contract|agreement', ending: 'pdf', types: [PDF], bytes: 240000 }],
  ['letter', { folder: 'letters', names: 'letter|cover_letter', ending: 'pdf', types: [PDF, WORD], bytes: 72000 }],
];

const BY_WORD = new Map(PURPOSES.flatMap(([words, purpose]) => words.split(' ').map((word) => [word, purpose] as const)));

const TYPE = /(?:content|mime|media) type$/;
const PATH = matcher('endings of a path', 'ending');
const NAME = /file ?name$/;
/** Kinds that know only that it is a file, and addresses where a path is requested. */
const FILE_KINDS = /^(?:system\.(?:fileName|filePath|mimeType)|image\.(?:url|avatar)|string\.alphanumeric|text\.plain)$/;
const PLAIN_PATTERN = /^\((?:invoices\|documents\|exports|\[0-9a-f\]\{16\})\)/;
const MASK = 'img-hhhhhhhh.jpg';

/** `signature_content_type`, `resume_blob_path`, `logo_file_name`: types and files of their purpose, which agree with one another. */
export function nameFilesOfPurpose(drafts: readonly Draft[]): void {
  for (const draft of drafts) {
    const name = draft.words.join(' ');
    const word = draft.words.findLast((each) => BY_WORD.has(each));
    if (word === undefined || draft.words.length < 2 || draft.column.type.kind === 'array') continue;
    if (draft.kind === 'system.fileSize') takeSize(draft, BY_WORD.get(word)!);
    if (!TEXT_TYPES.has(draft.column.type.base)) continue;
    const purpose = BY_WORD.get(word)!;
    if (TYPE.test(name))
      takeType(
        draft,
        purpose,
        drafts.some((each) => each !== draft && NAME.test(each.words.join(' ')) && each.words.includes(word)),
      );
    else if (NAME.test(name) && isUndecided(draft, purpose)) takeFile(draft, purpose, '');
    else if (PATH.test(name) && isUndecided(draft, purpose)) takeFile(draft, purpose, `${purpose.folder}/`);
  }
}

function takeType(draft: Draft, { types }: Purpose, beside: boolean): void {
  if (draft.kind !== 'system.mimeType' && draft.kind !== 'values') return;
  if (draft.kind === 'system.mimeType') edit(draft, { nullRate: draft.nullRate ?? 0 });
  if (draft.kind === 'values' && !(draft.parameters.values as readonly unknown[]).every((value) => String(value).includes('/'))) return;
  // Next to a name, all files have the type of its extension.
  const values = beside ? types.filter((type) => type !== types[1] && type !== types[2]) : types;
  if (values.length === 1) edit(draft, { kind: 'constant', parameters: { value: values[0] } });
  else edit(draft, { kind: 'values', parameters: { values: [...values], weights: values.map((_, i) => Math.round(70 / (i + 1) ** 2)) } });
}

function takeSize(draft: Draft, { bytes }: Purpose): void {
  edit(draft, {
    kind: 'distribution',
    parameters: { distribution: 'lognormal', median: bytes, sigma: 0.6, min: 1200, max: bytes * 12, round: 1 },
    nullRate: draft.nullRate ?? 0,
  });
}

function takeFile(draft: Draft, { names, ending }: Purpose, folder: string): void {
  if ((draft.column.type.length ?? Infinity) < 40) return;
  if (draft.kind.startsWith('system.') || folder === '') edit(draft, { nullRate: draft.nullRate ?? 0 });
  edit(draft, { kind: 'pattern', parameters: { regex: `${folder}(${names})-202[3-5]-[0-9a-f]{8}\\.${ending}`, letters: 'all' } });
}

function isUndecided({ kind, parameters }: Draft, { ending }: Purpose): boolean {
  return (
    FILE_KINDS.test(kind) ||
    (kind === 'code.mask' && parameters.mask === MASK && ending !== 'jpg') ||
    (kind === 'pattern' && PLAIN_PATTERN.test(String(parameters.regex)))
  );
}
