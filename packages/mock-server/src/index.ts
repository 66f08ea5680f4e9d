export { openMock, type Mock, type MockOptions } from './open-mock.ts';
export { DIALECTS, dialectNamed, type DialectName } from './dialects.ts';
