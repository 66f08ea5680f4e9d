import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';
import { ADDRESSES, anchorOf, GROUPS, readPage, ROOT, titleOf } from '../src/pages.ts';

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
      const text = md.renderer.rules.text!;
      md.renderer.rules.text = (...given) => text(...given).replaceAll('{{', '&#123;&#123;');
    },
  },
  head: [['link', { rel: 'icon', href: '/favicon.svg' }]],
  themeConfig: {
    // The name leads to the app, as on the pages of the API and of errors.
    logo: '/brand/logo.svg',
    logoLink: { link: '/', target: '_self' },
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Manual', link: '/' },
      { text: 'Generators', link: '/generators/' },
      { text: 'API', link: '/api/', target: '_self' },
      { text: 'Errors', link: '/errors/', target: '_self' },
    ],
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
