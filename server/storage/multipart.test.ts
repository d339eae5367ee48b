import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundaryOf, partsOf } from './multipart.ts'

/** The same bytes, cut at the places given. */
async function* inPieces(bytes: Buffer, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  const places = [...new Set(cuts.map((cut) => cut % (bytes.length + 1)))].toSorted((a, b) => a - b)
  let start = 0
  for (const place of [...places, bytes.length]) {
    yield await Promise.resolve(bytes.subarray(start, place))
    start = place
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

/** Content that looks like what delimits it. */
const nasty = fc
  .array(fc.constantFrom('\r', '\n', '-', '--', '\r\n--', '\r\n--boun', 'x', '\0', 'ü', '\r\n\r\n'))
  .map((pieces) => Buffer.from(pieces.join('')))

test('whatever a part holds and wherever the stream is cut, it comes out as it went in', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(nasty, { minLength: 1, maxLength: 4 }),
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
        const found = await read(bytes, 'boundary', cuts)
        expect(found.map(({ content }) => content.toString('hex'))).toEqual(
          contents.map((content) => content.toString('hex')),
        )
        expect(found.map(({ name }) => name)).toEqual(contents.map((_, index) => String(index)))
        expect(found.every(({ contentType }) => contentType === 'a/b')).toBe(true)
      },
    ),
  )
})

test('a body cut off anywhere before its closing boundary is refused', async () => {
  const whole = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name=""; filename="f"\r\n\r\ncontent\r\n--b--',
  )
  expect((await read(whole, 'b'))[0]?.content.toString()).toBe('content')
  for (let length = 0; length < whole.length; length++)
    await expect(read(whole.subarray(0, length), 'b')).rejects.toMatchObject({ status: 400 })
})

test('the boundary is found quoted or plain, and only in a form', () => {
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc')
  expect(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b:c"')).toBe('a b:c')
  expect(boundaryOf('application/pdf; boundary=abc')).toBeNull()
  expect(() => boundaryOf('multipart/form-data')).toThrow('boundary')
})
