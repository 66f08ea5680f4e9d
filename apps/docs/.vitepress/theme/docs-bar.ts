import { useData, useRoute } from 'vitepress';
import { VPNavBarSearch } from 'vitepress/theme-without-fonts';
import { defineComponent, h } from 'vue';
import { DOCS_LOGO, DOCS_PAGES, THEME_ICONS } from '../../../api/src/plugins/docs-bar.ts';

/** The bar of the pages of the API and of errors, with the search of the manual in it: VitePress's own is not shown. */
export const DocsBar = defineComponent(() => {
  const { isDark } = useData();
  const route = useRoute();
  const here = () => (route.path.startsWith('/docs/generators/') ? '/docs/generators/' : '/docs/');
  // Pages outside the manual are fetched from the server.
  const elsewhere = (href: string) => (href.startsWith('/docs/api/') || href.startsWith('/docs/errors/') ? { target: '_self' } : {});
  return () =>
    h('header', { class: 'docs-bar' }, [
      h('a', { class: 'docs-home', href: '/', target: '_self', 'aria-label': 'Seedbed: open the app', innerHTML: `${DOCS_LOGO}<span>Seedbed</span>` }),
      h(
        'nav',
        { 'aria-label': 'Documentation' },
        DOCS_PAGES.map(([href, text]) => h('a', { href, ...elsewhere(href), ...(href === here() ? { 'aria-current': 'page' } : {}) }, text)),
      ),
      h('span', { class: 'docs-end' }, [
        h(VPNavBarSearch),
        h('button', {
          type: 'button',
          class: 'docs-theme',
          'aria-label': 'Change colours',
          title: 'Change colours',
          innerHTML: THEME_ICONS,
          onClick: () => (isDark.value = !isDark.value),
        }),
        h('a', { class: 'docs-app', href: '/', target: '_self' }, 'Open the app'),
      ]),
    ]);
});
