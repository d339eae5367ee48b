import { createHash, timingSafeEqual } from 'node:crypto'
import { Counter, Histogram, Registry, collectDefaultMetrics, Gauge } from 'prom-client'
import { levelOf, type Log } from './log.ts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

export type Metrics = {
  /** Counts one answered request; the duration in milliseconds. */
  observe(request: { method: string; path: string; status: number; ms: number }): void
  /** Shows the number of open sockets. */
  watchSockets(count: () => number): void
  /** `log`, with every event counted by name and level. */
  counted(log: Log): Log
  /** `GET /metrics`: Prometheus text; 401 without the token as bearer. */
  respond(request: Request): Promise<Response>
}

/** What the path belongs to: few values, since each is a time series. */
function serviceOf(path: string): string {
  const [, service] = /^\/(auth|rest|storage|functions|realtime)\/v1(?:\/|$)/.exec(path) ?? []
  return service ?? (path.startsWith('/assets/') ? 'assets' : 'site')
}

function addSocketGauge(registry: Registry, count: () => number): void {
  new Gauge({
    name: 'stoa_realtime_sockets',
    help: 'Open sockets of /realtime/v1',
    registers: [registry],
    collect() {
      this.set(count())
    },
  })
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Metrics of this process without personal data. `freeBytes`: free space of the data folder. */
export function createMetrics(options: { token: string; freeBytes: () => number }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Counter({
    name: 'stoa_http_requests_total',
    help: 'Answered requests',
    labelNames: ['service', 'method', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'stoa_http_request_duration_seconds',
    help: 'Time until the response begins',
    labelNames: ['service'],
    buckets: SECONDS,
    registers,
  })
  const events = new Counter({
    name: 'stoa_log_events_total',
    help: 'Events of the log, including those below STOA_LOG_LEVEL',
    labelNames: ['name', 'level'],
    registers,
  })
  new Gauge({
    name: 'stoa_data_free_bytes',
    help: 'Free space in the file system of the data folder',
    registers,
    collect() {
      this.set(options.freeBytes())
    },
  })
  const expected = digest(`Bearer ${options.token}`)
  return {
    observe({ method, path, status, ms }) {
      const service = serviceOf(path)
      requests.inc({ service, method: METHODS.has(method) ? method : 'other', status })
      durations.observe({ service }, ms / 1000)
    },
    watchSockets: (count) => addSocketGauge(registry, count),
    counted: (log) => (event) => {
      if (event.name !== 'request') events.inc({ name: event.name, level: levelOf(event) })
      log(event)
    },
    async respond(request) {
      const sent = digest(request.headers.get('authorization') ?? '')
      if (!timingSafeEqual(sent, expected))
        return Response.json(
          { message: 'Send the token of STOA_METRICS_TOKEN as bearer' },
          { status: 401, headers: { 'www-authenticate': 'Bearer' } },
        )
      return new Response(await registry.metrics(), {
        headers: { 'content-type': registry.contentType },
      })
    },
  }
}
