import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * The ports to choose from. Operating systems give ports above these to servers that ask for any
 * (32768 on Linux, 49152 elsewhere), so no test that runs meanwhile is given one of them.
 */
export const FIRST_PORT = 20_000
export const LAST_PORT = 32_767
const ATTEMPTS = 100

/** The ports that this process was given: a program just started may not listen on its own yet. */
const given = new Set<number>()

/**
 * A free port on loopback, for a program that cannot choose one itself: the first that is free of
 * those `choose` returns. Throws if there is none in 100 attempts.
 */
export async function freePort(
  choose = () => randomInt(FIRST_PORT, LAST_PORT + 1),
): Promise<number> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const port = choose()
    if (!given.has(port) && (await isFree(port))) {
      given.add(port)
      return port
    }
  }
  throw new Error('No free port')
}

/** Whether a server can listen on `port` of loopback now. */
async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}
