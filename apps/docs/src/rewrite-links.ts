import { posix } from 'node:path';
import { familyOf } from './generator-families.ts';
import { ADDRESSES, anchorOf, targetOf } from './pages.ts';

const FENCES = /(^```[\s\S]*?^```$)/m;
const LINK = /(!?)\[((?:[^\]`]|`[^`]*`)*)\]\((?!https?:|mailto:|#)([^)\s#]*)(#[^)\s]+)?\)/g;

/**
 * Turns the links of a page in the repository into links of the site. A link to a file that the site does not have, such as a source
 * file, becomes its text.
 *
 * @param page path below `docs/`
 * @param from the page's address on the site
 */
export function rewriteLinks(text: string, page: string, from: string): string {
  const rewrite = (part: string) =>
    part.replace(LINK, (whole, picture: string, label: string, path: string, anchor = '') => {
      const target = targetOf(page, path);
      if (picture) return target.startsWith('images/') ? `![${label}](/${target})` : whole;
      const to = addressOf(target);
      return to ? `[${label}](${relative(from, to.page)}${to.anchor || anchor})` : label;
    });
  return text
    .split(FENCES)
    .map((part, place) => (place % 2 === 0 ? rewrite(part) : part))
    .join('');
}

function addressOf(target: string): { page: string; anchor: string } | null {
  const known = ADDRESSES.get(target) ?? ADDRESSES.get(posix.join(target, 'README.md'));
  if (known) return { page: `${known}.md`, anchor: '' };
  const kind = /^generators\/(.+)\.md$/.exec(target)?.[1];
  return kind ? { page: `generators/${familyOf(kind)}.md`, anchor: `#${anchorOf(kind)}` } : null;
}

const relative = (from: string, to: string) => posix.relative(posix.dirname(from), to).replace(/^(?!\.)/, './');
