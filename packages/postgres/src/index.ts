export { openCluster, type Cluster, type ClusterOptions } from './cluster/open-cluster.ts';
export { connect, type Connection, type OpenClient } from './sql/connect.ts';
export { quoteIdent, quoteLiteral, quoteQualified } from './sql/quote.ts';
export { introspect } from './introspect/introspect.ts';
export { loadSchema, readSchemaFromDdl, type LoadedSchema } from './sandbox/read-schema.ts';
export type { Sandbox, ThrowawayServer } from './sandbox/open-sandbox.ts';
