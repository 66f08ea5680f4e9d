import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vitepress';
import { generatorPages } from '../../../packages/engine/docs/generator-pages.ts';
import { generatorFamilies } from './generator-families.ts';
import { llmsText } from './llms-text.ts';
import { ADDRESSES, readPage, ROOT } from './pages.ts';
import { rewriteLinks } from './rewrite-links.ts';

const HERE = join(import.meta.dirname, '..');
/** The folder that VitePress reads: `srcDir` in its configuration. */
const PAGES = join(HERE, '.pages');

/**
 * Writes every page with the links of the site, and builds it into `apps/docs/dist`. Fails for a broken link, or a page
 * that cannot be rendered.
 */
async function main(): Promise<void> {
  await rm(PAGES, { recursive: true, force: true });
  const generators = await generatorPages();
  // Its links lead to pages that the site alone has.
  const textOf = (page: string) => (page === 'generators/README.md' ? generators.get('README.md')! : readPage(page));
  for (const [page, address] of ADDRESSES) await put(address, rewriteLinks(textOf(page), page, address));
  for (const [family, text] of generatorFamilies(generators)) await put(`generators/${family}`, text);
  const pictures = join(ROOT, 'docs/images');
  if (existsSync(pictures)) await cp(pictures, join(PAGES, 'public/images'), { recursive: true });
  await putBrand(join(PAGES, 'public/brand'));
  await writeFile(join(PAGES, 'public/llms.txt'), llmsText());
  await build(HERE);
  await checkPages();
}

/** What cannot be rendered leaves an empty page, and VitePress only prints why. */
async function checkPages(): Promise<void> {
  for (const address of ADDRESSES.values())
    if (!(await readFile(join(HERE, 'dist', `${address}.html`), 'utf8')).includes('<h1')) throw new Error(`The page ${address} could not be rendered.`);
}

/** The client's letters and logo, under names that the pages of the API and of errors know as well. */
async function putBrand(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const fonts = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/ibm-plex-sans/package.json')));
  await cp(join(fonts, 'files/ibm-plex-sans-latin-wght-normal.woff2'), join(folder, 'plex.woff2'));
  await cp(join(ROOT, 'apps/web/public/favicon.svg'), join(folder, 'logo.svg'));
}

async function put(address: string, text: string): Promise<void> {
  const path = join(PAGES, `${address}.md`);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

await main();
