/** `Größe & Co, 2` → `grosse-co-2`; `dataset` if no letter or digit remains. */
export function slugOf(name: string): string {
  const plain = name.replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60)
    .replace(/-$/, '');
  return slug || 'dataset';
}
