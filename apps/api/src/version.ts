import manifest from '../package.json' with { type: 'json' };

/** The product's version. */
export const VERSION: string = manifest.version;
