import type { Route } from './api-route.ts';
import { dictionary } from './dictionary.ts';

/** The audit log's description of a call. */
export type Audited = {
  /** `noun.verb`; the noun is the kind of the object. */
  readonly action: `${string}.${string}`;
  /** Members of the path, the query or the body to record; never a secret or anyone's data. */
  readonly keeps?: readonly string[];
  /** The same of the answer. */
  readonly tells?: readonly string[];
};

/**
 * The entries of the audit log, by the names of calls: everything that changes something, signs in, exports rows or starts a run. Null: a
 * call other than GET that changes nothing. A call other than GET without an entry cannot be mounted.
 */
export const AUDITED: Readonly<Record<string, Audited | null>> = dictionary<Audited | null>({
  createDataset: { action: 'dataset.created', tells: ['source'] },
  createDatasetEvents: { action: 'dataset.created', tells: ['source'] },
  updateDataset: { action: 'dataset.changed', keeps: ['name', 'archived'] },
  duplicateDataset: { action: 'dataset.duplicated' },
  deleteDataset: { action: 'dataset.removed' },
  createRevision: { action: 'dataset.edited', keeps: ['message'], tells: ['number'] },
  nameRevision: { action: 'dataset.revision-named', keeps: ['number', 'message'] },
  createShare: { action: 'dataset.shared', keeps: ['name', 'days'], tells: ['share'] },
  deleteShare: { action: 'dataset.unshared', keeps: ['share'] },
  acceptDrift: { action: 'dataset.drift-accepted' },
  prove: { action: 'dataset.proved' },
  proveEvents: { action: 'dataset.proved' },
  stopProving: { action: 'dataset.proof-stopped' },
  repair: null,
  askReview: { action: 'dataset.asked', tells: ['revision'] },
  askChanges: { action: 'dataset.asked', tells: ['revision'] },
  askQuestion: { action: 'dataset.asked', keeps: ['part'], tells: ['revision'] },
  tryAnswer: null,
  tryChanges: null,
  keepAnswer: { action: 'dataset.answered', keeps: ['accept', 'message'], tells: ['number'] },
  drift: null,
  infer: null,
  rehearse: null,
  rehearseEvents: null,
  readSchema: null,
  generate: null,
  query: null,
  download: { action: 'dataset.downloaded', keeps: ['table', 'format', 'from', 'to', 'revision'] },
  downloadDataset: { action: 'dataset.downloaded', keeps: ['tables', 'format', 'rows', 'revision'] },

  createMock: { action: 'mock.created', keeps: ['dialect', 'visibility'] },
  updateMock: { action: 'mock.changed', keeps: ['name', 'on', 'dialect', 'readOnly', 'visibility', 'revision', 'seed', 'rows'] },
  deleteMock: { action: 'mock.removed' },
  resetMock: { action: 'mock.reset' },

  putPack: { action: 'pack.saved' },
  deletePack: { action: 'pack.removed' },

  putModelEndpoint: { action: 'model-endpoint.saved', keeps: ['url', 'model'] },
  deleteModelEndpoint: { action: 'model-endpoint.removed' },
  testModelEndpoint: { action: 'model-endpoint.tested', tells: ['ok'] },
  askModel: { action: 'dataset.model-asked', keeps: ['part'] },
  askModelAtHand: { action: 'dataset.model-asked', keeps: ['with', 'model', 'part'] },

  createConnection: { action: 'connection.created', tells: ['host', 'port', 'database', 'user'] },
  updateConnection: { action: 'connection.changed', keeps: ['name', 'host', 'port', 'database', 'user'] },
  deleteConnection: { action: 'connection.removed' },
  testConnection: { action: 'connection.tested', tells: ['ok'] },
  profileConnection: { action: 'connection.profiled', keeps: ['approve'] },
  testAddressEvents: { action: 'connection.tested' },
  testConnectionEvents: { action: 'connection.tested' },
  lookAtTarget: null,
  startRun: { action: 'run.started', keeps: ['mode', 'create'], tells: ['target', 'revision', 'rows'] },
  cancelRun: { action: 'run.cancelled', tells: ['target'] },
  resumeRun: { action: 'run.resumed', tells: ['target'] },
  getArtifact: { action: 'artifact.fetched' },
  linkArtifact: { action: 'artifact.linked', keeps: ['seconds'], tells: ['expiresAt'] },

  setUp: { action: 'workspace.set-up' },
  signIn: { action: 'session.begun' },
  oidcCallback: { action: 'session.begun' },
  signOut: { action: 'session.ended' },
  endSession: { action: 'session.ended' },
  endSessions: { action: 'session.others-ended' },
  switchWorkspace: { action: 'session.moved' },
  updateMe: { action: 'account.renamed', keeps: ['name'] },
  changePassword: { action: 'account.password-changed' },
  requestPasswordReset: null,
  usePasswordReset: { action: 'account.password-reset' },
  createWorkspace: { action: 'workspace.created' },
  updateWorkspace: { action: 'workspace.renamed', keeps: ['name'] },
  updateMember: { action: 'member.role-changed', keeps: ['role'] },
  endMemberSessions: { action: 'member.signed-out' },
  removeMember: { action: 'member.removed' },
  resetMemberPassword: { action: 'member.password-reset' },
  createInvitation: { action: 'invitation.created', keeps: ['role'] },
  deleteInvitation: { action: 'invitation.removed' },
  lookAtInvitation: null,
  acceptInvitation: { action: 'invitation.accepted' },
  createApiKey: { action: 'api-key.created', keeps: ['scopes', 'expiresAt'] },
  deleteApiKey: { action: 'api-key.removed' },
});

/** Throws for a call other than GET without an entry. */
export function auditedOf({ id, method }: Pick<Route, 'id' | 'method'>): Audited | null {
  const audited = AUDITED[id];
  if (audited === undefined && method !== 'GET') throw new Error(`audited.ts does not say what the audit log tells of ${id}`);
  return audited ?? null;
}
