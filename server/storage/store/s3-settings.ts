/** An S3-compatible store, as `STOA_FILES` and the usual `AWS_*` variables describe it. */
export type S3Settings = {
  endPoint: string
  port: number
  useSSL: boolean
  region: string
  accessKey: string
  secretKey: string
  sessionToken: string | null
  bucket: string
  /** Empty, or ends in a slash. */
  prefix: string
}

type Variables = Readonly<Record<string, string | undefined>>

const required = (variables: Variables, name: string): string => {
  const value = variables[name]
  if (value === undefined || value === '')
    throw new Error(`Cannot start: ${name} must be set where STOA_FILES is`)
  return value
}

type Connection = Pick<S3Settings, 'endPoint' | 'port' | 'useSSL' | 'region'>

/** The endpoint and region of `variables`; by default Amazon S3 in us-east-1. */
function connectionOf(variables: Variables): Connection {
  const region = variables['AWS_REGION'] ?? variables['AWS_DEFAULT_REGION'] ?? 'us-east-1'
  const endpoint = variables['AWS_ENDPOINT_URL_S3'] ?? variables['AWS_ENDPOINT_URL']
  if (endpoint !== undefined && !/^https?:\/\//.test(endpoint))
    throw new Error('Cannot start: AWS_ENDPOINT_URL must be an http:// or https:// URL')
  const { hostname, port, protocol } = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`)
  const useSSL = protocol === 'https:'
  return {
    endPoint: hostname,
    port: port === '' ? (useSSL ? 443 : 80) : Number(port),
    useSSL,
    region,
  }
}

/**
 * Null if `STOA_FILES` is not set. Throws an `Error` of one line if a setting is missing or
 * invalid.
 */
export function s3Settings(variables: Variables): S3Settings | null {
  const address = variables['STOA_FILES']
  if (address === undefined || address === '') return null
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,62})(?:\/(.*))?$/.exec(address) ?? []
  if (bucket === undefined)
    throw new Error('Cannot start: STOA_FILES must be an address like s3://bucket/prefix')
  const prefix = path.replace(/^\/+|\/+$/g, '')
  return {
    ...connectionOf(variables),
    accessKey: required(variables, 'AWS_ACCESS_KEY_ID'),
    secretKey: required(variables, 'AWS_SECRET_ACCESS_KEY'),
    sessionToken: variables['AWS_SESSION_TOKEN'] ?? null,
    bucket,
    prefix: prefix === '' ? '' : `${prefix}/`,
  }
}
