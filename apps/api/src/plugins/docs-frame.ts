import { BAR_STYLE } from './docs-bar.ts';

/** The manual's copy of the client's font; without a build of it, the system font is used. */
const FONT = '/docs/brand/plex.woff2';

/** Colours and letters of the client, and the bar that all served pages have on top. What was chosen by hand is chosen before the system's. */
export const DOCS_STYLE = `@font-face{font-family:'IBM Plex Sans Variable';src:url(${FONT}) format('woff2');font-weight:100 700;font-display:swap}
:root{color-scheme:light dark;--bg:light-dark(oklch(.985 .004 100),oklch(.185 .008 125));--surface:light-dark(oklch(1 0 0),oklch(.215 .009 125));--line:light-dark(oklch(.895 .008 100),oklch(.3 .01 125));--ink:light-dark(oklch(.24 .014 110),oklch(.945 .008 105));--ink-2:light-dark(oklch(.42 .014 108),oklch(.79 .012 108));--accent:light-dark(oklch(.47 .115 145),oklch(.8 .15 140));--font:'IBM Plex Sans Variable',system-ui,sans-serif}
:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.6 var(--font)}
${BAR_STYLE}`;

/** The head of every page: uses the client's colours from the first paint. */
export const DOCS_HEAD = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg"><script src="/docs/theme.js"></script>`;

/**
 * `/docs/theme.js`: the client's choice of colours, in the same place and words (`apps/web/public/theme.js`), and the button that changes it. The reader of the API
 * has classes of its own for them.
 */
export const THEME_SCRIPT = `(function () {
  var root = document.documentElement;
  var read = function () { try { return localStorage.getItem('seedbed.theme'); } catch { return null; } };
  var keep = function (key, theme) { try { localStorage.setItem(key, theme); } catch { /* It holds until the page is left. */ } };
  var show = function (theme) {
    root.dataset.theme = theme;
    keep('colorMode', theme);
    if (document.body) ['dark', 'light'].forEach(function (one) { document.body.classList.toggle(one + '-mode', one === theme); });
  };
  var kept = read();
  var dark = matchMedia('(prefers-color-scheme: dark)');
  var system = function () { return dark.matches ? 'dark' : 'light'; };
  var isChosen = kept === 'dark' || kept === 'light';
  show(isChosen ? kept : system());
  dark.addEventListener('change', function () { if (!isChosen) show(system()); });
  addEventListener('click', function (event) {
    if (!event.target.closest || !event.target.closest('.docs-theme')) return;
    isChosen = true;
    var theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    keep('seedbed.theme', theme);
    show(theme);
  });
})();
`;
