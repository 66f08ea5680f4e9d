// Runs before the first paint: the stored choice, else what the system prefers. `lib/theme.ts` writes the same key.
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('seedbed.theme');
  } catch {
    // Storage may be refused; the system's choice is right then.
  }
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
