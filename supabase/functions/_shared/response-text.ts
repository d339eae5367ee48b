/** A body has more characters than its reader accepts. */
export class BodyTooLongError extends Error {}

/** The beginning of a body. What follows the chunk that exceeds `max` characters is not read. */
export async function beginningOf(response: Response, max: number): Promise<string> {
  let text = ''
  const chunks = response.body?.pipeThrough(new TextDecoderStream())
  for await (const chunk of (chunks ?? []) as AsyncIterable<string>) {
    text += chunk
    if (text.length > max) break
  }
  return text
}

/** The complete text of a body. Throws `BodyTooLongError` if it has more than `max` characters. */
export async function textOf(response: Response, max: number): Promise<string> {
  const text = await beginningOf(response, max)
  if (text.length > max) throw new BodyTooLongError(`a body of more than ${max} characters`)
  return text
}
