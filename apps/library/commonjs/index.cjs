'use strict';

// `require('seedbed')`. The package is a module: Node requires it from 20.19 and 22.12 on, older ones import it when a function is called.
let library;

/** Jest runs code in a context of its own, without import(): what Node itself requires is loaded outside of it. */
function load() {
  if (library !== undefined) return library;
  const own = typeof process.getBuiltinModule === 'function' ? process.getBuiltinModule('node:module') : undefined;
  try {
    library = own === undefined ? import('./index.mjs') : own.createRequire(__filename)('./index.mjs');
  } catch (error) {
    if (error === null || typeof error !== 'object' || error.code !== 'ERR_REQUIRE_ESM') throw error;
    library = import('./index.mjs');
  }
  return library;
}

exports.infer = async (...given) => (await load()).infer(...given);
exports.generate = async (...given) => (await load()).generate(...given);
exports.createTestData = async (...given) => (await load()).createTestData(...given);
exports.defineConfig = (config) => config;
