/** A message of a client is refused; the message of the error is the reason that the client gets. */
export class Refused extends Error {
  override readonly name = 'Refused'
}
