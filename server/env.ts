import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { DEFAULT_MAX_FILE_MB } from '../domain/constants.ts'
import { s3Settings, type S3Settings } from './storage/store/s3-settings.ts'
import {
  CONTEXT_CHARS,
  FIRST_TOKEN_SECONDS,
  modelSettings,
  type ModelSettings,
} from '../supabase/functions/_shared/model/settings.ts'
import { LOG_LEVELS, type LogLevel } from './monitoring/log.ts'
import { parseTrustedProxies, type TrustedProxies } from './http/address.ts'
import { quotasOf, quotaVariables, type Quotas } from './quotas/quotas.ts'

/** An origin or a path below one, without a trailing slash. */
const url = (protocol: RegExp) =>
  z.url({ protocol, error: 'must be a URL' }).transform((value) => value.replace(/\/+$/, ''))

/** `TRUST_PROXY`: addresses, CIDR ranges and `loopback`, separated by commas. */
const trustedProxies = z
  .string()
  .default('')
  .transform((text, context) => {
    try {
      return parseTrustedProxies(text)
    } catch (error) {
      const message = error instanceof Error ? error.message : 'is not a list of addresses'
      context.addIssue({ code: 'custom', message })
      return z.NEVER
    }
  })

const wholeNumber = ({ min, max }: { min: number; max: number }) =>
  z.coerce.number({ error: 'must be a number' }).int().min(min).max(max)

const variables = z.object({
  PORT: z.coerce.number({ error: 'must be a port number' }).int().min(1).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  STOA_DATA: z.string().default('data'),
  PUBLIC_URL: url(/^https?$/).optional(),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' })
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// URL' }).optional(),
  MAIL_FROM: z.string().optional(),
  OPENAI_BASE_URL: url(/^https?$/).optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_CONTEXT_CHARS: wholeNumber(CONTEXT_CHARS).optional(),
  OPENAI_FIRST_TOKEN_SECONDS: wholeNumber(FIRST_TOKEN_SECONDS).optional(),
  HF_TOKEN: z.string().optional(),
  STOA_BACKUPS_DAILY: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(0)
    .max(366)
    .default(7),
  STOA_BACKUPS_WEEKLY: z.coerce
    .number({ error: 'must be a number' })
    .int()
    .min(0)
    .max(520)
    .default(4),
  STOA_MAX_FILE_MB: z.coerce
    .number({ error: 'must be a number of megabytes' })
    .positive()
    .max(5000)
    .default(DEFAULT_MAX_FILE_MB),
  TRUST_PROXY: trustedProxies,
  STOA_LOG_LEVEL: z
    .enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })
    .default('info'),
  STOA_REALTIME: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  STOA_OCR_DATA: z.string().optional(),
  STOA_METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  ...quotaVariables,
})

export type Env = {
  port: number
  host: string
  /** Whether it listens on loopback alone. */
  loopback: boolean
  /** Absolute path of the data folder. */
  dataFolder: string
  /** Public address of the site, without a trailing slash. */
  publicUrl: string
  /** PostgreSQL in place of PGlite. */
  databaseUrl: string | null
  smtp: { url: string; from: string } | null
  /** Null: the tutor without a model. */
  model: ModelSettings | null
  maxFileBytes: number
  /**
   * Whether the local inbox is available: the server listens on loopback and its address is local.
   */
  inbox: boolean
  /** Proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: TrustedProxies
  quotas: Quotas
  logLevel: LogLevel
  /** Whether sockets are accepted at `/realtime/v1`. */
  realtime: boolean
  /** What a request for `/metrics` must send. Null: there are no metrics. */
  metricsToken: string | null
  /** The folder of the data of text recognition, or `none`. Null: that of Debian's packages. */
  ocrData: string | null
  /** Retained snapshots, one a day and one a week. None are taken if both are 0. */
  backups: { daily: number; weekly: number }
  /** The file store used instead of the data folder; other processes may share it. */
  s3: S3Settings | null
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** The host of the model, without path and key, and its name. */
export const describeModel = ({
  model,
}: Pick<Env, 'model'>): { host: string; name: string } | null =>
  model && { host: new URL(model.baseUrl).host, name: model.name }

/** The host of `url`, an IPv6 address without its brackets. */
export const hostOf = (url: string | URL): string => new URL(url).hostname.replace(/^\[|\]$/g, '')

/**
 * Reads the environment once. Throws an `Error` of one line that lists every bad variable. Empty
 * values count as not set.
 */
export function readEnv(environment: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = variables.safeParse(set)
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
    throw new Error(`Cannot start: ${problems.join('; ')}`)
  }
  const { data } = parsed
  if (data.SMTP_URL && !data.MAIL_FROM)
    throw new Error('Cannot start: MAIL_FROM must be set where SMTP_URL is: mail needs a sender')
  const publicUrl = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`
  const loopback = isLoopback(data.HOST)
  return {
    port: data.PORT,
    host: data.HOST,
    loopback,
    dataFolder: resolve(data.STOA_DATA),
    publicUrl,
    databaseUrl: data.DATABASE_URL ?? null,
    smtp: data.SMTP_URL && data.MAIL_FROM ? { url: data.SMTP_URL, from: data.MAIL_FROM } : null,
    model: modelSettings(data),
    maxFileBytes: Math.floor(data.STOA_MAX_FILE_MB * 1024 * 1024),
    inbox: loopback && isLoopback(hostOf(publicUrl)),
    trustedProxies: data.TRUST_PROXY,
    quotas: quotasOf(data),
    logLevel: data.STOA_LOG_LEVEL,
    realtime: data.STOA_REALTIME === 'on',
    metricsToken: data.STOA_METRICS_TOKEN ?? null,
    ocrData: data.STOA_OCR_DATA ?? null,
    s3: s3Settings(set),
    backups: { daily: data.STOA_BACKUPS_DAILY, weekly: data.STOA_BACKUPS_WEEKLY },
  }
}
