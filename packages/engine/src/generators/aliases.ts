/** Names of inference's vocabulary for kinds of the catalogue, with the parameters that they stand for. */
export const ALIASES: Readonly<Record<string, { readonly kind: string; readonly parameters?: Readonly<Record<string, unknown>> }>> = {
  flag: { kind: 'datatype.boolean' },
  bytes: { kind: 'bytes.random' },
  'id.sequence': { kind: 'sequence' },
  'id.uuid': { kind: 'string.uuid' },
  'id.text': { kind: 'string.token' },
  'id.token': { kind: 'string.token' },
  'id.hex': { kind: 'string.hexadecimal' },
  'id.bytes': { kind: 'bytes.random' },
};
