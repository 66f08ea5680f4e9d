// AssemblyScript: rows of cells as bytes. Built by `node packages/engine/wasm/build.ts`; `src/encode/wasm/operation.ts` describes the operations.

const DICTIONARY: i32 = 0;
const INTEGER: i32 = 1;
const FIXED: i32 = 2;
const PADDED: i32 = 3;
const INT32: i32 = 4;
const DECIMAL: i32 = 5;
const DATE: i32 = 6;

/** Bytes of an operation. */
const SIZE: usize = 64;
const KEPT_DAYS: i32 = 32768;
const DAY: f64 = 86400000000;

/** Below the module's own data. DIGITS[v] is v as four ASCII digits, the first one in the lowest byte. */
const DIGITS: usize = 1024;
/** Days of 1970 to 2059, 16 bytes each, cached on first use. */
let days: usize = 0;

export function start(daysAt: usize): void {
  days = daysAt;
  for (let v: u32 = 0; v < 10000; v++)
    store<u32>(DIGITS + (v << 2), 0x30303030 + v / 1000 + (((v / 100) % 10) << 8) + (((v / 10) % 10) << 16) + ((v % 10) << 24));
}

/** Writes n rows at `at`; returns the end, 0 if a cell is none of these. */
export function rows(ops: usize, count: i32, n: i32, at: usize): usize {
  const end = ops + <usize>count * SIZE;
  for (let i: usize = 0; i < <usize>n; i++) {
    for (let op = ops; op < end; op += SIZE) {
      const nulls = load<usize>(op, 12);
      if (nulls != 0 && load<u8>(nulls + i) == 1) {
        at = put(at, load<usize>(op, 16), load<u32>(op, 20));
        op += load<usize>(op, 24);
        continue;
      }
      const kind = load<i32>(op);
      const data = load<usize>(op, 4);
      if (kind == DICTIONARY) {
        const entry = load<usize>(op, 44) + ((<usize>load<i32>(data + (i << 2))) << 3);
        at = put(at, load<usize>(op, 40) + load<u32>(entry), load<u32>(entry, 4));
        continue;
      }
      if (kind == PADDED) {
        const value = load<f64>(data + (i << 3));
        if (value != 0 || load<i32>(op, 52) == 0) at = putPadded(at, <u64>value, load<i32>(op, 48));
        continue;
      }
      at = put(at, load<usize>(op, 28), load<u32>(op, 32));
      if (kind == FIXED) continue;
      if (kind == INTEGER) at = putSigned(at, <i64>load<f64>(data + (i << 3)));
      else if (kind == INT32) at = putSigned(at, <i64>load<i32>(data + (i << 2)));
      else if (kind == DECIMAL) at = putDecimal(at, <i64>load<f64>(data + (i << 3)), load<i32>(op, 48));
      else if (kind == DATE) {
        const day = load<i32>(data + (i << 2));
        if (isOdd(day)) return 0;
        at = putDay(at, day);
      } else {
        // A timestamp.
        const value = load<f64>(data + (i << 3));
        const whole = Math.floor(value / DAY);
        if (!(whole >= -719162 && whole <= 2932896)) return 0;
        at = putDay(at, <i32>whole);
        store<u8>(at, <u8>load<i32>(op, 48));
        at = putTime(at + 1, value - whole * DAY);
      }
      store<u64>(at, load<u64>(op, 56));
      at += load<u32>(op, 36);
    }
  }
  return at;
}

/** Copies by 16 bytes: may read and write up to 15 bytes more. Without a loop, so that callers inline it. */
function put(at: usize, from: usize, length: u32): usize {
  v128.store(at, v128.load(from));
  if (length > 16) putRest(at, from, length);
  return at + length;
}

function putRest(at: usize, from: usize, length: u32): void {
  for (let done: u32 = 16; done < length; done += 16) v128.store(at + done, v128.load(from + done));
}

function digits(v: u32): u32 {
  return load<u32>(DIGITS + (v << 2));
}

function putSigned(at: usize, value: i64): usize {
  if (value < 0) {
    store<u8>(at, 45);
    return putWhole(at + 1, <u64>-value);
  }
  return putWhole(at, <u64>value);
}

function putWhole(at: usize, value: u64): usize {
  if (value < 100000000) return putBelow(at, <u32>value);
  const high = value / 100000000;
  return putEight(putWhole(at, high), <u32>(value - high * 100000000));
}

/** Below 10^8. */
function putBelow(at: usize, value: u32): usize {
  if (value < 10000) {
    const four = digits(value);
    // Zeros before the first digit are bytes 0x30; the last digit stays in any case.
    const zeros = ctz((four ^ 0x30303030) | 0x01000000) >> 3;
    store<u32>(at, four >> (zeros << 3));
    return at + 4 - zeros;
  }
  const high = value / 10000;
  at = putBelow(at, high);
  store<u32>(at, digits(value - high * 10000));
  return at + 4;
}

function putEight(at: usize, value: u32): usize {
  const high = value / 10000;
  store<u32>(at, digits(high));
  store<u32>(at, digits(value - high * 10000), 4);
  return at + 8;
}

/** Exactly `width` digits. */
function putFixed(at: usize, value: u64, width: i32): usize {
  if (width > 8) {
    const high = value / 100000000;
    return putEight(putFixed(at, high, width - 8), <u32>(value - high * 100000000));
  }
  let low = <u32>value;
  if (width > 4) {
    const high = low / 10000;
    store<u32>(at, digits(high) >> (32 - ((width - 4) << 3)));
    at += width - 4;
    low -= high * 10000;
    width = 4;
  }
  store<u32>(at, digits(low) >> (32 - (width << 3)));
  return at + width;
}

/** At least `width` digits. */
function putPadded(at: usize, value: u64, width: i32): usize {
  let power: u64 = 10;
  for (let count = 1; count < width; count++, power *= 10) {
    if (value < power) {
      for (; count < width; count++) store<u8>(at++, 48);
      break;
    }
  }
  return putWhole(at, value);
}

function putDecimal(at: usize, value: i64, scale: i32): usize {
  if (value < 0) {
    store<u8>(at++, 45);
    value = -value;
  }
  if (scale == 0) return putWhole(at, <u64>value);
  let power: u64 = 10;
  for (let i = 1; i < scale; i++) power *= 10;
  const whole = <u64>value / power;
  at = putWhole(at, whole);
  store<u8>(at, 46);
  return putFixed(at + 1, <u64>value - whole * power, scale);
}

/** Years other than 1 to 9999 are written letter by letter elsewhere. */
function isOdd(day: i32): bool {
  return day < -719162 || day > 2932896;
}

/** `2026-01-31`, and up to six bytes of rubbish. */
function putDay(at: usize, day: i32): usize {
  if (day < 0 || day >= KEPT_DAYS) return putCivil(at, day);
  const kept = days + ((<usize>day) << 4);
  if (load<u8>(kept) == 0) putCivil(kept, day);
  v128.store(at, v128.load(kept));
  return at + 10;
}

function putCivil(at: usize, day: i32): usize {
  const z = day + 719468;
  const era = (z >= 0 ? z : z - 146096) / 146097;
  const ofEra = <u32>(z - era * 146097);
  const year = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146096) / 365;
  const ofYear = ofEra - (365 * year + year / 4 - year / 100);
  const shifted = (5 * ofYear + 2) / 153;
  const date = ofYear - (153 * shifted + 2) / 5 + 1;
  const month = shifted < 10 ? shifted + 3 : shifted - 9;
  store<u32>(at, digits(<u32>(<i32>year + era * 400) + (month <= 2 ? 1 : 0)));
  store<u32>(at, 45 | ((digits(month) >> 16) << 8), 4);
  store<u8>(at, 45, 7);
  store<u16>(at, <u16>(digits(date) >> 16), 8);
  return at + 10;
}

/** `23:59:59.999999` without the zeros at its end. */
function putTime(at: usize, micros: f64): usize {
  const seconds = <i32>(micros / 1000000);
  const fraction = <u32>(micros - <f64>seconds * 1000000);
  const minute = <u32>seconds / 60;
  const hour = minute / 60;
  store<u64>(
    at,
    <u64>(digits(hour) >> 16) |
      ((<u64>58) << 16) |
      ((<u64>(digits(minute - hour * 60) >> 16)) << 24) |
      ((<u64>58) << 40) |
      ((<u64>(digits(<u32>seconds - minute * 60) >> 16)) << 48),
  );
  at += 8;
  if (fraction == 0) return at;
  store<u8>(at, 46);
  const millis = fraction / 1000;
  const rest = fraction - millis * 1000;
  store<u32>(at, digits(millis) >> 8, 1);
  at += 4;
  if (rest != 0) {
    store<u32>(at, digits(rest) >> 8);
    at += 3;
  }
  while (load<u8>(at - 1) == 48) at--;
  return at;
}
