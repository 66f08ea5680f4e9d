import { h } from 'vue';
// VitePress's theme without its bundled fonts: the site uses the web app's own, and a page loads one file of them.
import DefaultTheme from 'vitepress/theme-without-fonts';
import './brand.css';
import { DocsBar } from './docs-bar.ts';

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'layout-top': () => h(DocsBar) }),
};
