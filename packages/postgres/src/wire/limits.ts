const KIB = 1024;
const MIB = 1024 * KIB;

/** Limits on what a server may send to a session. */
export type WireLimits = {
  /** One message, including its header. Postgres itself sends none over 1 GiB. */
  readonly messageBytes: number;
  /** One value of a row, or one part of an error. */
  readonly fieldBytes: number;
  /** Bytes kept from the answer to one statement. */
  readonly answerBytes: number;
  /** Truncates error texts and removes control characters. */
  readonly tidyTexts: boolean;
};

/** Servers of other people (T11) are not trusted. */
export const TARGET_LIMITS: WireLimits = { messageBytes: 16 * MIB, fieldBytes: MIB, answerBytes: 64 * MIB, tidyTexts: true };

/** Our own servers: as much as Postgres can send. */
export const OWN_LIMITS: WireLimits = { messageBytes: KIB * MIB, fieldBytes: KIB * MIB, answerBytes: Infinity, tidyTexts: false };

/** Before login there is little to send: one message, and all of them. */
export const LOGIN_MESSAGE_BYTES = 64 * KIB;
export const LOGIN_BYTES = 256 * KIB;

/** The tag of a finished statement, `INSERT 0 1000`. */
export const TAG_BYTES = 128;

/** Values of types with a grammar, such as dates: longer ones remain texts. */
export const PARSED_CHARACTERS = 256;

/** Of each text of an error. */
export const ERROR_CHARACTERS = 8 * KIB;

/** How long a server may take to close the connection after the end message. */
export const CLOSE_TIMEOUT_MS = 1000;
