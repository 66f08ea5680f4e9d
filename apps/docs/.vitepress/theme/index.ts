import { h } from 'vue';
// VitePress's theme without its bundled fonts: the site uses the web app's own, and a page loads one file of them.
import DefaultTheme from 'vitepress/theme-without-fonts';
import './brand.css';

/** Links of the navigation are all below `/docs/`; the way to the app is not. */
const appLink = () => h('a', { class: 'open-app', href: '/', target: '_self' }, 'Open the app');

export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'nav-bar-content-after': appLink }),
};
