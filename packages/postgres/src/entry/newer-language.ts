// Standard since 2024 and later; each does nothing where the engine has it.
// @ts-nocheck: core-js comes without types, and gives nothing but what the language has.
import 'core-js/actual/array/from-async.js';
import 'core-js/actual/async-disposable-stack/index.js';
import 'core-js/actual/disposable-stack/index.js';
import 'core-js/actual/iterator/index.js';
import 'core-js/actual/map/group-by.js';
import 'core-js/actual/object/group-by.js';
import 'core-js/actual/promise/try.js';
import 'core-js/actual/promise/with-resolvers.js';
import 'core-js/actual/regexp/escape.js';
import 'core-js/actual/set/index.js';
import 'core-js/actual/suppressed-error.js';
