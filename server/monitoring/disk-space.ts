import { statfsSync } from 'node:fs'
import { errors } from '../../messages/en/errors.ts'
import { errorResponse } from '../../supabase/functions/_shared/respond.ts'
import { databaseError, SQLSTATE } from '../database/database-error.ts'
import type { Log } from './log.ts'

const MB = 1024 * 1024
/**
 * Below this only reading and deleting is possible. PostgreSQL's next 16 MB of log and a checkpoint
 * fit four times.
 */
const SPACE_RESERVE_BYTES = 64 * MB
/** Deleting also writes to the log: below this share of the reserve it is refused as well. */
const DELETE_SHARE = 0.5
/** How long one measurement counts. */
const CACHE_MS = 200

export type DiskSpace = {
  /** Throws 53100 where `statement` would write and too little space is free. */
  checkStatement(statement: string): void
  /**
   * The refusal of a request that would write, before its body is read; null where there is space.
   */
  refuse(request: Request): Response | null
}

type DiskSpaceOptions = {
  /** The folder whose file system counts. */
  folder: string
  log: Log
  reserveBytes?: number
  /** Bytes that this process may still write; by default as reported by the operating system. */
  freeBytes?: () => number
}

const WRITES =
  /^\s*(?:insert|update|merge|copy|create|alter|with\b[^]*\b(?:insert|update|merge)\b)/i
const DELETES = /^\s*(?:delete|with\b[^]*\bdelete\b)/i

/** Calls that only read although they are sent by POST. */
const READS =
  /^\/rest\/v1\/rpc\/(?:get|search|count|list)_|^\/storage\/v1\/object\/(?:list|sign|info)\b/
/** What an account needs in order to delete something: signing in writes little. */
const NEEDED_TO_DELETE =
  /^\/auth\/v1\/(?:token|logout)$|^\/functions\/v1\/delete-account$|^\/rest\/v1\/rpc\/delete_/
const API = /^\/(?:auth|rest|storage|functions)\/v1\//

type Kind = 'read' | 'delete' | 'write'

function kindOf({ method, url }: Request): Kind {
  const { pathname } = new URL(url)
  if (!API.test(pathname) || /^(GET|HEAD|OPTIONS)$/.test(method)) return 'read'
  if (method === 'DELETE' || NEEDED_TO_DELETE.test(pathname)) return 'delete'
  return READS.test(pathname) ? 'read' : 'write'
}

/** 507 in the format of the client that asks. */
export function noSpaceLeft(url: string): Response {
  const { pathname } = new URL(url)
  const message = errors.server_full
  const headers = { 'retry-after': '60' }
  if (pathname.startsWith('/functions/')) return errorResponse('server_full', 507)
  if (pathname.startsWith('/storage/'))
    return Response.json(
      { statusCode: '507', error: 'InsufficientStorage', message },
      { status: 507, headers },
    )
  if (pathname.startsWith('/auth/'))
    return Response.json(
      { code: 507, error_code: 'insufficient_storage', msg: message },
      { status: 507, headers },
    )
  return Response.json(
    { code: SQLSTATE.diskFull, details: null, hint: null, message },
    { status: 507, headers },
  )
}

/**
 * Watches the free space of a folder's file system: writes are refused before the disk is full, and
 * accepted again after.
 */
export function watchDiskSpace(options: DiskSpaceOptions): DiskSpace {
  const { folder, log, reserveBytes = SPACE_RESERVE_BYTES } = options
  const measure =
    options.freeBytes ??
    (() => {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    })
  let measured = { at: -Infinity, bytes: Infinity }
  let low = false

  const free = (): number => {
    if (performance.now() - measured.at < CACHE_MS) return measured.bytes
    measured = { at: performance.now(), bytes: measure() }
    if (measured.bytes < reserveBytes !== low) {
      low = !low
      log({
        name: low ? 'disk_space_low' : 'disk_space_enough',
        freeMb: Math.floor(measured.bytes / MB),
      })
    }
    return measured.bytes
  }
  const isRefused = (kind: Kind): boolean => {
    if (kind === 'read') return false
    return free() < (kind === 'write' ? reserveBytes : reserveBytes * DELETE_SHARE)
  }

  return {
    checkStatement(statement) {
      const kind = WRITES.test(statement) ? 'write' : DELETES.test(statement) ? 'delete' : 'read'
      if (isRefused(kind))
        throw databaseError({ code: SQLSTATE.diskFull, message: errors.server_full })
    },
    refuse: (request) => (isRefused(kindOf(request)) ? noSpaceLeft(request.url) : null),
  }
}
