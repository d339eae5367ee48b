import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'

const requestBody = z.looseObject({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  stream: z.boolean().optional(),
  max_tokens: z.number().optional(),
  max_completion_tokens: z.number().optional(),
  temperature: z.number().optional(),
  stream_options: z.object({ include_usage: z.boolean() }).optional(),
  response_format: z
    .object({
      type: z.string(),
      json_schema: z.object({ strict: z.boolean().optional(), schema: z.unknown() }).optional(),
    })
    .optional(),
})

/** One request received by the endpoint. */
export type ModelRequest = {
  body: z.infer<typeof requestBody>
  /** The text of its messages. */
  prompt: string
  headers: IncomingMessage['headers']
}

/** The reply of the endpoint to one request. */
export type ScriptedReply = {
  status: number
  headers?: Record<string, string>
  /** The text of the reply if `status` is 200, else the message of the error. */
  text: string
  /** Sent unchanged instead of a chat completion or an error. */
  raw?: string
  /** Tokens, sent with the reply; when streamed only if the request asks for them. */
  usage?: { prompt_tokens: number; completion_tokens: number }
  /** After `chars` characters of the text nothing more is sent, or the connection is closed. */
  ending?: { how: 'stalls' | 'cuts'; chars: number }
  /** Milliseconds before the reply starts, and between its chunks. */
  slow?: number
  /** `finish_reason`. */
  finish?: 'stop' | 'length'
}

export type Behaviour = (request: ModelRequest) => ScriptedReply

/** Replies with a text, or with the result of a function of the request. */
export const replies =
  (text: string | ((request: ModelRequest) => string)): Behaviour =>
  (request) => ({ status: 200, text: typeof text === 'string' ? text : text(request) })

const reworded =
  (change: (text: string) => string) =>
  (behaviour: Behaviour): Behaviour =>
  (request) => {
    const turn = behaviour(request)
    return turn.status === 200 ? { ...turn, text: change(turn.text) } : turn
  }

export const fenced = reworded((text) => `\`\`\`json\n${text}\n\`\`\``)
export const chatty = reworded(
  (text) =>
    `Sure! Here is what you asked for:\n\n${text}\n\nLet me know if you need anything else!`,
)
/** Truncates the reply after this share, like a model at its token limit. */
export const truncated =
  (share: number) =>
  (behaviour: Behaviour): Behaviour =>
  (request) => {
    const turn = behaviour(request)
    return {
      ...turn,
      text: turn.text.slice(0, Math.floor(turn.text.length * share)),
      finish: 'length',
    }
  }
export const slowed =
  (milliseconds: number) =>
  (behaviour: Behaviour): Behaviour =>
  (request) => ({ ...behaviour(request), slow: milliseconds })
/** Sends `chars` characters, then nothing more on the open connection. */
export const stalled =
  (chars: number) =>
  (behaviour: Behaviour): Behaviour =>
  (request) => ({ ...behaviour(request), ending: { how: 'stalls', chars } })
/** Sends `chars` characters, then closes the connection. */
export const cut =
  (chars: number) =>
  (behaviour: Behaviour): Behaviour =>
  (request) => ({ ...behaviour(request), ending: { how: 'cuts', chars } })
/** Answers 400 to requests with a `response_format`. */
export const withoutSchemas =
  (behaviour: Behaviour): Behaviour =>
  (request) =>
    request.body.response_format
      ? { status: 400, text: 'response_format is not supported' }
      : behaviour(request)

export const refuses =
  (status: number, text = 'refused'): Behaviour =>
  () => ({ status, text })
export const rateLimited =
  (retryAfter: string): Behaviour =>
  () => ({
    status: 429,
    headers: { 'retry-after': retryAfter },
    text: 'slow down',
  })
export const unavailable =
  (retryAfter?: string): Behaviour =>
  () => ({
    status: 503,
    headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
    text: 'loading',
  })
export const invalidReply = replies('%%% 41 41 lorem {{{ ]] ipsum')
/** 200 with an `error` field, as inference routers do. */
export const errorField =
  (message: string): Behaviour =>
  () => ({
    status: 200,
    text: '',
    raw: JSON.stringify({ error: { message } }),
  })
/** A reply that is not JSON. */
export const notJson: Behaviour = () => ({ status: 200, text: '', raw: '<html>gateway</html>' })

export type ModelEndpoint = {
  /** `http://127.0.0.1:<port>/v1` */
  baseUrl: string
  requests: ModelRequest[]
  /** Replaces the behaviour. A list is used one entry per request; the last entry repeats. */
  behave(next: Behaviour | readonly Behaviour[]): void
  close(): Promise<void>
}

const PIECE = 12

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

const completion = (model: string, turn: ScriptedReply) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  model,
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: turn.text },
      finish_reason: turn.finish ?? 'stop',
    },
  ],
  ...(turn.usage && { usage: turn.usage }),
})

const chunk = (model: string, content: string | null, finish: string | null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    model,
    choices: [{ index: 0, delta: content === null ? {} : { content }, finish_reason: finish }],
  })}\n\n`

const JSON_TYPE = { 'content-type': 'application/json' }

async function sendReply(
  turn: ScriptedReply,
  { body }: ModelRequest,
  response: ServerResponse,
): Promise<void> {
  if (turn.slow !== undefined) await sleep(turn.slow)
  if (turn.status !== 200 || turn.raw !== undefined) {
    response.writeHead(turn.status, { ...JSON_TYPE, ...turn.headers })
    response.end(turn.raw ?? JSON.stringify({ error: { message: turn.text } }))
  } else if (body.stream === true) await streamReply(turn, body, response)
  else sendWhole(turn, body, response)
}

const closeIfCut = (turn: ScriptedReply, response: ServerResponse): void => {
  if (turn.ending?.how === 'cuts') setTimeout(() => response.destroy(), 5)
}

function sendWhole(
  turn: ScriptedReply,
  body: ModelRequest['body'],
  response: ServerResponse,
): void {
  const text = JSON.stringify(completion(body.model, turn))
  response.writeHead(200, JSON_TYPE)
  if (!turn.ending) response.end(text)
  else response.write(text.slice(0, Math.floor(text.length / 2)))
  closeIfCut(turn, response)
}

async function streamReply(
  turn: ScriptedReply,
  body: ModelRequest['body'],
  response: ServerResponse,
): Promise<void> {
  const text = turn.ending ? turn.text.slice(0, turn.ending.chars) : turn.text
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (let at = 0; at < text.length && !response.destroyed; at += PIECE) {
    response.write(chunk(body.model, text.slice(at, at + PIECE), null))
    await sleep(turn.slow ?? 0)
  }
  closeIfCut(turn, response)
  if (turn.ending) return
  response.write(chunk(body.model, null, turn.finish ?? 'stop'))
  if (turn.usage && body.stream_options?.include_usage)
    response.write(`data: ${JSON.stringify({ choices: [], usage: turn.usage })}\n\n`)
  response.end('data: [DONE]\n\n')
}

/**
 * A stand-in for a language model: the OpenAI protocol over real HTTP on loopback, with scripted
 * behaviour. It lists `models` if there are any; `port` 0 is a free one.
 */
export async function startModelEndpoint(
  first: Behaviour | readonly Behaviour[],
  { models = [], port: asked = 0 }: { models?: readonly string[]; port?: number } = {},
): Promise<ModelEndpoint> {
  let queue: Behaviour[] = []
  const behave = (next: Behaviour | readonly Behaviour[]) => {
    queue = typeof next === 'function' ? [next] : [...next]
  }
  behave(first)
  const requests: ModelRequest[] = []

  const answer = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const text = await readBody(incoming)
    if (incoming.url === '/v1/models' && models.length > 0) {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ object: 'list', data: models.map((id) => ({ id })) }))
      return
    }
    const parsed =
      incoming.url === '/v1/chat/completions' ? requestBody.safeParse(JSON.parse(text)) : undefined
    if (!parsed?.success) {
      response.writeHead(parsed ? 400 : 404).end()
      return
    }
    const prompt = parsed.data.messages.map(({ content }) => content).join('\n')
    const request = { body: parsed.data, prompt, headers: incoming.headers }
    requests.push(request)
    const behaviour = queue.length > 1 ? queue.shift() : queue[0]
    await sendReply(
      behaviour ? behaviour(request) : { status: 500, text: 'nothing to say' },
      request,
      response,
    )
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(asked, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    requests,
    behave,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
