export { copyDatabase, createTemplate, dropMarked, finishTemplate, notOurs, requireUnused, touchDatabases } from './change-databases.ts';
export { findDatabase, markedDatabases, type MarkedDatabase } from './marked-databases.ts';
export { TEMPLATE_PREFIX, UNMARKED_PREFIX, type Mark } from './mark.ts';
