import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundaryOf, partsOf } from './multipart.ts'

/** The same bytes, split at the offsets `cuts`. */
async function* inPieces(bytes: Buffer, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  const offsets = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].toSorted(
    (a, b) => a - b,
  )
  let start = 0
  for (const offset of [...offsets, bytes.length]) {
    yield await Promise.resolve(bytes.subarray(start, offset))
    start = offset
  }
}

async function read(bytes: Buffer, boundary: string, cuts: readonly number[] = []) {
  const parts = []
  for await (const { name, filename, contentType, body } of partsOf(
    inPieces(bytes, cuts),
    boundary,
  )) {
    const chunks: Uint8Array[] = []
    for await (const chunk of body) chunks.push(chunk)
    parts.push({ name, filename, contentType, content: Buffer.concat(chunks) })
  }
  return parts
}

/** Content that resembles the delimiter. */
const delimiterLike = fc
  .array(fc.constantFrom('\r', '\n', '-', '--', '\r\n--', '\r\n--boun', 'x', '\0', 'ü', '\r\n\r\n'))
  .map((pieces) => Buffer.from(pieces.join('')))

test('reads any content correctly wherever the stream is split', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(delimiterLike, { minLength: 1, maxLength: 4 }),
      fc.array(fc.nat()),
      async (contents, cuts) => {
        const parts = contents.map((content, index) =>
          Buffer.concat([
            Buffer.from(
              `--boundary\r\nContent-Disposition: form-data; name="${index}"; filename="f"\r\nContent-Type: a/b\r\n\r\n`,
            ),
            content,
            Buffer.from('\r\n'),
          ]),
        )
        const bytes = Buffer.concat([...parts, Buffer.from('--boundary--\r\n')])
        const received = await read(bytes, 'boundary', cuts)
        expect(received.map(({ content }) => content.toString('hex'))).toEqual(
          contents.map((content) => content.toString('hex')),
        )
        expect(received.map(({ name }) => name)).toEqual(contents.map((_, index) => String(index)))
        expect(received.every(({ contentType }) => contentType === 'a/b')).toBe(true)
      },
    ),
  )
})

test('refuses a body cut off anywhere before its closing boundary', async () => {
  const complete = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name=""; filename="f"\r\n\r\ncontent\r\n--b--',
  )
  expect((await read(complete, 'b'))[0]?.content.toString()).toBe('content')
  for (let length = 0; length < complete.length; length++)
    await expect(read(complete.subarray(0, length), 'b')).rejects.toMatchObject({ status: 400 })
})

test('reads the boundary quoted or plain, and only from a form', () => {
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc')
  expect(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b:c"')).toBe('a b:c')
  expect(boundaryOf('application/pdf; boundary=abc')).toBeNull()
  expect(() => boundaryOf('multipart/form-data')).toThrow('boundary')
})
