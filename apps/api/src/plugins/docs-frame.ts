/** Where the manual keeps the client's font; without a build of it, letters are the system's. */
const FONT = '/docs/brand/plex.woff2';

const PAGES = [
  ['/docs/', 'Manual'],
  ['/docs/api/', 'API'],
  ['/docs/errors/', 'Errors'],
] as const;

/** The client's logo. */
const LOGO =
  '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M12 20V11M12 13.5c0-3-2-5-5.5-5 0 3.500 2 5 5.500 5ZM12 11c0-3.200 2-5.500 5.500-5.500 0 3.500-2 5.500-5.500 5.500ZM5 20h14"/></svg>';

/** Colours and letters of the client, and the bar that all served pages have on top. */
export const DOCS_STYLE = `@font-face{font-family:'IBM Plex Sans Variable';src:url(${FONT}) format('woff2');font-weight:100 700;font-display:swap}
:root{color-scheme:light dark;--bg:light-dark(oklch(.985 .004 100),oklch(.185 .008 125));--surface:light-dark(oklch(1 0 0),oklch(.215 .009 125));--line:light-dark(oklch(.895 .008 100),oklch(.3 .01 125));--ink:light-dark(oklch(.24 .014 110),oklch(.945 .008 105));--ink-2:light-dark(oklch(.42 .014 108),oklch(.79 .012 108));--accent:light-dark(oklch(.47 .115 145),oklch(.8 .15 140));--font:'IBM Plex Sans Variable',system-ui,sans-serif}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.6 var(--font)}
.docs-bar{position:sticky;top:0;z-index:20;box-sizing:border-box;height:48px;display:flex;align-items:center;gap:20px;padding:0 16px;background:var(--surface);border-bottom:1px solid var(--line);font:500 14px/20px var(--font);white-space:nowrap;overflow-x:auto}
.docs-bar a{color:var(--ink-2);text-decoration:none;display:inline-flex;align-items:center;gap:8px;min-height:40px}
.docs-bar a:hover{color:var(--ink);text-decoration:underline}
.docs-bar a[aria-current]{color:var(--ink);font-weight:600;box-shadow:inset 0 -2px var(--accent)}
.docs-bar .docs-home{color:var(--ink);font-weight:600}
.docs-bar .docs-home svg{color:var(--accent)}
.docs-bar .docs-app{margin-left:auto;color:var(--accent)}`;

/** The way back to the app, and to the other pages. `here`: the one that this is. */
export function docsBar(here: string): string {
  const links = PAGES.map(([href, text]) => `<a href="${href}"${href === here ? ' aria-current="page"' : ''}>${text}</a>`).join('');
  return `<header class="docs-bar"><a class="docs-home" href="/">${LOGO}Seedbed</a>${links}<a class="docs-app" href="/">Open the app</a></header>`;
}
