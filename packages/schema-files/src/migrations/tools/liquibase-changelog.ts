import type { SourceFile } from '../../files/folder.ts';

/** An XML, YAML or JSON changelog, as far as it includes other files. */
export type Changelog = {
  readonly file: SourceFile;
  readonly includes: readonly { readonly path: string; readonly isFolder: boolean }[];
  /** Whether it contains changes, which only Liquibase can turn into SQL. */
  readonly changes: boolean;
};

export function isChangelog({ name, text }: SourceFile): boolean {
  return /\.(?:xml|ya?ml|json)$/.test(name) && /databaseChangeLog/.test(text);
}

export function changelogsOf(files: readonly SourceFile[]): Changelog[] {
  return files.filter(isChangelog).map((file) => ({ file, includes: includesOf(file), changes: CHANGES.test(file.text) }));
}

const CHANGES = /\b(?:create|add|drop|rename|modify|merge)(?:Table|Column|Index|View|Sequence|ForeignKeyConstraint|PrimaryKey|UniqueConstraint|NotNullConstraint|DataType)\b/;

/** `<include file="a.sql"/>`, `- include:` with `file: a.sql`, `"include": {"file": "a.sql"}`; `includeAll` names a folder. */
function includesOf({ text }: SourceFile): Changelog['includes'] {
  const plain = text.replaceAll(/<!--[^]*?-->|^\s*#.*$/gm, '');
  const found = plain.matchAll(/\b(includeAll|include|sqlFile)\b["'\s:>{-]*(?:\w+["']?\s*[:=]\s*["']?[^"'\s,}]+["']?[\s,]*)*?(?:file|path)["']?\s*[:=]\s*["']?([^"'\s,}>]+)/g);
  return [...found].map(([, kind, path]) => ({ path: path!, isFolder: kind === 'includeAll' }));
}
