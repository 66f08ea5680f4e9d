import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** The user's folder for files that can be created again: `$XDG_CACHE_HOME/seedbed`, by default under `~/.cache` or macOS' `~/Library/Caches`. */
export function cacheFolder(): string {
  return folder('XDG_CACHE_HOME', process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}

/** The user's folder for data: `$XDG_DATA_HOME/seedbed`, by default under `~/.local/share` or macOS' `~/Library/Application Support`. */
export function dataFolder(): string {
  return folder('XDG_DATA_HOME', process.platform === 'darwin' ? 'Library/Application Support' : '.local/share');
}

/** A relative path in such a variable is ignored, as the specification requires. */
function folder(variable: string, underHome: string): string {
  const given = process.env[variable];
  return join(given && isAbsolute(given) ? given : join(homedir(), underHome), 'seedbed');
}
