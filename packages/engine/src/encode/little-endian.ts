/** Whether numbers lie in the host's memory lowest byte first. */
export function isLittleEndian(): boolean {
  return new Uint8Array(Uint32Array.of(1).buffer)[0] === 1;
}
