/** The pages that are served next to the app, as listed in every bar. */
export const DOCS_PAGES = [
  ['/docs/', 'Manual'],
  ['/docs/generators/', 'Generators'],
  ['/docs/api/', 'API'],
  ['/docs/errors/', 'Errors'],
] as const;

const icon = (paths: string, more = '') =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" ${more}>${paths}</svg>`;

/** The client's logo. */
export const DOCS_LOGO = icon(
  '<path d="M12 20V11M12 13.5c0-3-2-5-5.5-5 0 3.500 2 5 5.500 5ZM12 11c0-3.200 2-5.500 5.500-5.500 0 3.500-2 5.500-5.500 5.500ZM5 20h14"/>',
  'width="22" height="22" stroke-width="1.6"',
);

const SMALL = 'width="16" height="16" stroke-width="1.5"';
/** A moon by day, a sun by night: the theme that the button switches to. */
export const THEME_ICONS = `${icon('<path d="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401"/>', `${SMALL} class="docs-moon"`)}${icon('<circle cx="12" cy="12" r="4"/><path d="M12 2v2M12 20v2M4.930 4.930l1.410 1.410M17.660 17.660l1.410 1.410M2 12h2M20 12h2M6.340 17.660l-1.410 1.410M19.070 4.930l-1.410 1.410"/>', `${SMALL} class="docs-sun"`)}`;

/** The bar of the manual, the API and the errors: one design, one order. It uses the colours of its page. */
export const BAR_STYLE = `.docs-bar{position:sticky;top:0;z-index:40;box-sizing:border-box;height:48px;display:flex;align-items:center;gap:20px;padding:0 16px;background:var(--surface);border-bottom:1px solid var(--line);font:500 13px/20px var(--font);white-space:nowrap}
.docs-bar a{color:var(--ink-2);text-decoration:none;display:inline-flex;align-items:center;gap:7px;height:47px}
.docs-bar nav{display:flex;gap:20px;overflow-x:auto;scrollbar-width:none}
.docs-bar a:hover{color:var(--ink)}
.docs-bar nav a{box-sizing:border-box;border-bottom:2px solid transparent;padding-top:2px}
.docs-bar nav a[aria-current]{color:var(--ink);border-color:var(--accent)}
.docs-bar .docs-home{color:var(--ink);font:600 14px/20px var(--font);letter-spacing:-.01em}
.docs-bar .docs-home svg{color:var(--accent)}
.docs-bar .docs-end{display:flex;align-items:center;gap:12px;margin-left:auto}
.docs-bar .docs-app{color:var(--accent)}
.docs-bar .docs-theme{display:grid;place-items:center;width:32px;height:32px;padding:0;border:0;border-radius:4px;background:none;color:var(--ink-2);cursor:pointer}
.docs-bar .docs-theme:hover{color:var(--ink);background:var(--bg)}
.docs-bar .docs-sun,[data-theme=dark] .docs-bar .docs-moon,.dark .docs-bar .docs-moon{display:none}
[data-theme=dark] .docs-bar .docs-sun,.dark .docs-bar .docs-sun{display:block}
@media (max-width:640px){.docs-bar{gap:12px;padding:0 12px}.docs-bar nav{gap:14px}.docs-bar .docs-home span,.docs-bar .docs-app{display:none}.docs-bar .docs-theme{width:40px;height:40px}}`;

/** The bar of a page that has no script of its own. `here`: the address of the page that is marked. */
export function docsBar(here: string): string {
  const links = DOCS_PAGES.map(([href, text]) => `<a href="${href}"${href === here ? ' aria-current="page"' : ''}>${text}</a>`).join('');
  return `<header class="docs-bar"><a class="docs-home" href="/" aria-label="Seedbed: open the app">${DOCS_LOGO}<span>Seedbed</span></a><nav aria-label="Documentation">${links}</nav><span class="docs-end"><button type="button" class="docs-theme" aria-label="Change colours" title="Change colours">${THEME_ICONS}</button><a class="docs-app" href="/">Open the app</a></span></header>`;
}
