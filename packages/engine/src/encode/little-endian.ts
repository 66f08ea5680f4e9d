/** Whether the host is little-endian. */
export function isLittleEndian(): boolean {
  return new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;
}
