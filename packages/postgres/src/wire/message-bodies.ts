/** The range of a body: after the header, up to the message's end. */
type Body = { readonly bytes: Buffer; readonly start: number; readonly end: number };
type Check = (body: Body) => boolean;

/**
 * For each kind of message, whether its body is well-formed to the last byte: all fields that the driver reads exist,
 * and nothing follows.
 */
export const BODIES: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['A', ({ bytes, start, end }) => endOfTexts(bytes, start + 4, end, 2) === end],
  ['C', ({ bytes, start, end }) => endOfTexts(bytes, start, end, 1) === end],
  ['D', (body) => endOfValues(body) === body.end],
  ['E', isReport],
  ['G', ({ bytes, start, end }) => countOf(bytes, start + 1, end) * 2 + 3 === end - start],
  ['I', isEmpty],
  ['K', ({ start, end }) => end - start === 8],
  ['N', isReport],
  ['R', ({ start, end }) => end - start >= 4],
  ['S', ({ bytes, start, end }) => endOfTexts(bytes, start, end, 2) === end],
  ['T', (body) => endOfColumns(body) === body.end],
  ['Z', ({ bytes, start, end }) => end - start === 1 && 'ITE'.includes(String.fromCharCode(bytes[start]!))],
  ['1', isEmpty],
  ['2', isEmpty],
  ['3', isEmpty],
  ['n', isEmpty],
  ['t', ({ bytes, start, end }) => countOf(bytes, start, end) * 4 + 2 === end - start],
]);

/** The largest value of a row, in bytes. */
export function largestValue({ bytes, start }: Body): number {
  let largest = 0;
  let at = start + 2;
  for (let left = bytes.readInt16BE(start); left > 0; left--) {
    const length = bytes.readInt32BE(at);
    largest = Math.max(largest, length);
    at += 4 + Math.max(0, length);
  }
  return largest;
}

function isEmpty({ start, end }: Body): boolean {
  return start === end;
}

/** -1 if there is no room for a count. */
function countOf(bytes: Buffer, at: number, end: number): number {
  return at + 2 <= end ? bytes.readInt16BE(at) : -1;
}

/** The position after `count` zero-terminated texts; −1 if there are fewer. */
function endOfTexts(bytes: Buffer, start: number, end: number, count: number): number {
  let at = start;
  for (let left = count; left > 0; left--) {
    const zero = at < end ? bytes.indexOf(0, at) : -1;
    if (zero === -1 || zero >= end) return -1;
    at = zero + 1;
  }
  return at;
}

function endOfValues({ bytes, start, end }: Body): number {
  const count = countOf(bytes, start, end);
  if (count < 0) return -1;
  let at = start + 2;
  for (let left = count; left > 0; left--) {
    if (at + 4 > end) return -1;
    const length = bytes.readInt32BE(at);
    if (length < -1) return -1;
    at += 4 + Math.max(0, length);
  }
  return at;
}

/** For each column: its name, then 18 bytes of numbers. */
function endOfColumns({ bytes, start, end }: Body): number {
  const count = countOf(bytes, start, end);
  if (count < 0) return -1;
  let at = start + 2;
  for (let left = count; left > 0; left--) {
    const named = endOfTexts(bytes, at, end, 1);
    if (named === -1 || named + 18 > end) return -1;
    at = named + 18;
  }
  return at;
}

/** An error or a notice: letters with texts, and a zero byte at the end. */
function isReport({ bytes, start, end }: Body): boolean {
  let at = start;
  while (at < end && bytes[at] !== 0) {
    at = endOfTexts(bytes, at + 1, end, 1);
    if (at === -1) return false;
  }
  return at === end - 1;
}
