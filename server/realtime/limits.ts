/** The limits of `/realtime/v1`. Times are in milliseconds. */
export const REALTIME_LIMITS = {
  /** Open sockets of the process, below the connections that the server accepts. */
  sockets: 1_000,
  /** Open sockets of one account, and of one address: a school may share one. */
  socketsPerAccount: 20,
  socketsPerAddress: 200,
  channelsPerSocket: 50,
  /** `postgres_changes` of one channel: each operation on each table. */
  bindingsPerChannel: 30,
  /** Of all channels of one account: each changed row is compared with each of them. */
  bindingsPerAccount: 600,
  filterChars: 1_000,
  /** Conditions of one filter, and values of one `in`. */
  filterConditions: 10,
  filterValues: 100,
  /** The size of one message of a client. */
  messageBytes: 64 * 1024,
  /** Messages of one socket: on average, and at once. */
  messagesPerSecond: 30,
  messagesAtOnce: 100,
  /** Bytes that clients have not read yet: of one socket, and of all sockets of the process. */
  outgoingBytes: 4 * 1024 * 1024,
  totalOutgoingBytes: 128 * 1024 * 1024,
  /**
   * A socket is closed after this long without its first join, a channel, or any message. The
   * site's client sends a heartbeat each `HEARTBEAT_MS` (web/lib/live-data/connection.ts).
   */
  joinMs: 15_000,
  withoutChannelMs: 75_000,
  silentMs: 75_000,
  /** How often these times, the expiry of tokens and the end of sessions are checked. */
  checkMs: 5_000,
  /** How long closing a socket may take. */
  closeMs: 250,
  /** The presence in another process is removed after this long without a message of it. */
  processSilentMs: 15_000,
  /** Characters that wait to be sent to the other processes: of one account, and of all. */
  relayedCharsPerAccount: 1024 * 1024,
  relayedChars: 8 * 1024 * 1024,
  /** Bytes that the private topics of one account deliver: per second on average, and at once. */
  deliveredBytesPerSecond: 2 * 1024 * 1024,
  deliveredBytesAtOnce: 16 * 1024 * 1024,
  presenceBytes: 4 * 1024,
  presenceKeyChars: 100,
  /** The length of a topic with its prefix, and of the event of a broadcast. */
  topicBytes: 255,
  /** A larger record is sent with its short values only. */
  recordBytes: 256 * 1024,
  shortValueBytes: 64,
  /** Changes are collected this long, then read together, in parts of `rowsPerRead` rows. */
  collectMs: 50,
  rowsPerRead: 50,
  /** Reads of one transaction, for which all other requests wait on PGlite. */
  readsPerTransaction: 10,
  /** Changed rows of one account that are waiting to be read. */
  pendingRows: 1_000,
} as const

export type RealtimeLimits = { readonly [name in keyof typeof REALTIME_LIMITS]: number }
