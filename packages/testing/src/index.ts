export { addressOf, openTargetServer, type Target, type TargetOwner, type TargetServer } from './target-server.ts';
export { HOSTILE, int32, message, openHostileServer, READY, type Hostile, type HostileServer, type Stage } from '@seedbed/postgres/test/hostile';
export { smallShop } from './schemas/small-shop.ts';
export { triggerSchemas } from './schemas/zoo-triggers.ts';
export { codeSchemas } from './schemas/zoo-code.ts';
export { wholeSchemas, zooConditions, type WholeSchema } from './whole-schemas.ts';
export { DESIGN_LINES, leastOf } from './design-lines.ts';
export { openS3Server, type S3Server } from './s3-server.ts';
export { readZip, zipEntries } from './read-zip.ts';
