/** A message of a client is refused; the client gets the message of the error as the reason. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
}
