'use strict';

// `require('seedbed')`. The package is a module: Node requires it from 20.19 and 22.12 on, older ones import it when a function is called.
let library;

/**
 * Jest runs code in a context of its own, without import(), and hands out a node:module that refuses modules. What Node itself requires or
 * evaluates is loaded outside of it.
 */
function load() {
  if (library !== undefined) return library;
  const builtin = typeof process.getBuiltinModule === 'function' ? process.getBuiltinModule : () => undefined;
  try {
    const own = builtin('node:module');
    library = own === undefined ? import('./index.mjs') : own.createRequire(__filename)('./index.mjs');
  } catch (error) {
    if (error === null || typeof error !== 'object' || error.code !== 'ERR_REQUIRE_ESM') throw error;
    library = importOutside(builtin('node:vm'), builtin('node:url')) ?? import('./index.mjs');
  }
  return library;
}

/** Imports in Node's own context, from 20.12 on. Node warns that this is experimental, so it is the last resort. */
function importOutside(vm, url) {
  const importModuleDynamically = vm?.constants?.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  if (importModuleDynamically === undefined) return undefined;
  const imported = new vm.Script('(address) => import(address)', { importModuleDynamically }).runInThisContext();
  return imported(new url.URL('index.mjs', url.pathToFileURL(__filename)).href);
}

exports.infer = async (...given) => (await load()).infer(...given);
exports.generate = async (...given) => (await load()).generate(...given);
exports.createTestData = async (...given) => (await load()).createTestData(...given);
exports.defineConfig = (config) => config;
