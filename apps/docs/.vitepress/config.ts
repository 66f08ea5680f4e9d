import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { BAR_STYLE } from '../../api/src/plugins/docs-bar.ts';
import { ADDRESSES, anchorOf, GROUPS, readPage, ROOT, titleOf } from '../src/pages.ts';

/** As in `apps/web/public/theme.js`. */
const THEME_KEY = 'seedbed.theme';

const PAGES = join(ROOT, 'apps/docs/.pages');

const families = readdirSync(join(PAGES, 'generators'))
  .map((file) => file.replace(/\.md$/, ''))
  .filter((name) => name !== 'index')
  .toSorted();

/** Served by the API server at `/docs`; any other file server works as well. */
export default defineConfig({
  base: '/docs/',
  srcDir: '.pages',
  outDir: 'dist',
  title: 'Seedbed',
  description: 'Believable, valid, reproducible data for a Postgres schema',
  // One script for all pages, and no inline one but two that a policy can name by hash.
  metaChunk: true,
  markdown: {
    html: false,
    // Braces are templates of values in these pages, not attributes and not Vue.
    attrs: { disable: true },
    anchor: { slugify: anchorOf },
    toc: { slugify: anchorOf },
    config(md) {
      for (const rule of ['text', 'code_inline'] as const) {
        const write = md.renderer.rules[rule]!;
        md.renderer.rules[rule] = (...given) => write(...given).replaceAll('{{', '&#123;&#123;');
      }
    },
  },
  head: [
    ['link', { rel: 'icon', href: '/favicon.svg' }],
    ['style', {}, BAR_STYLE],
  ],
  // The client's theme setting under its own key, because VitePress's head script uses another.
  appearance: { storageKey: THEME_KEY },
  transformHtml: (html) => html.replaceAll('vitepress-theme-appearance', THEME_KEY),
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    sidebar: {
      '/generators/': [{ text: 'Generators', items: families.map((name) => ({ text: name, link: `/generators/${name}` })) }],
      '/': [
        ...GROUPS.map(({ text, pages }) => ({
          text,
          items: pages.map((page) => ({ text: titleOf(readPage(page)), link: `/${ADDRESSES.get(page)}` })),
        })),
        { text: 'More', items: [{ text: 'Generators', link: '/generators/' }] },
      ],
    },
  },
});
