import { createTransport } from 'nodemailer'

const TIMEOUT_MS = 10_000

/** Null if the mail server of `url` accepts the connection and credentials, else the reason. */
export async function verifySmtp(url: string): Promise<string | null> {
  const transport = createTransport({
    url,
    requireTLS: new URL(url).username !== '',
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  })
  try {
    await transport.verify()
    return null
  } catch (error) {
    const { hostname } = new URL(url)
    return `${hostname} does not work: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : ''}`
  } finally {
    transport.close()
  }
}
