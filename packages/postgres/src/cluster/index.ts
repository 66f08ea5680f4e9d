export type { Binaries } from './binaries.ts';
export { openCluster, type Cluster } from './open-cluster.ts';
export { clusterFacts } from './cluster-facts.ts';
