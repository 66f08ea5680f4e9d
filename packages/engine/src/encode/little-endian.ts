/** Whether the host stores numbers lowest byte first. */
export function isLittleEndian(): boolean {
  return new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;
}
