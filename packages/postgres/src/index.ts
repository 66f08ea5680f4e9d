export { openCluster, type Cluster, type ClusterOptions } from './cluster/open-cluster.ts';
export { connect, type Connection, type OpenClient } from './sql/connect.ts';
export { quoteIdent, quoteLiteral, quoteQualified } from './sql/quote.ts';
