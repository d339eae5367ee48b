import fc from 'fast-check'
import { expect, it } from 'vitest'
import { extractRawText } from './raw-pdf-text.ts'

const pdf = (...streams: string[]) =>
  new TextEncoder().encode(
    streams
      .map((stream) => `5 0 obj\n<< /Length 9 >>\nstream\n${stream}\nendstream\nendobj`)
      .join('\n'),
  )

it('reads the strings shown on each page, line by line', () => {
  expect(
    extractRawText(
      pdf(
        'BT /F1 12 Tf 60 700 Td (Water \\(H\\0622O\\) boils) Tj T* [(at 100) -250 (degrees.)] TJ ET',
        'BT <4963652066> Tj [<6c6f> 10 <6174732e>] TJ ET',
      ),
    ),
  ).toEqual(['Water (H22O) boils\nat 100 degrees.', 'Ice floats.'])
})

it('returns nothing for compressed streams and for fonts with their own glyph numbers', () => {
  expect(
    extractRawText(
      pdf('x\u009c+\u0003BT\u0001ET', 'BT <000100020003> Tj ET', 'BT (\u0001\u0002\u0003) Tj ET'),
    ),
  ).toEqual([])
  expect(extractRawText(new Uint8Array())).toEqual([])
})

it('reads a large file with many beginnings without an end', () => {
  const text = '(Ice floats.) Tj'
  const file = `${'stream\n'.repeat(1_500_000)}BT ${text} ET\nendstream`
  expect(extractRawText(new TextEncoder().encode(file))).toEqual(['Ice floats.'])
  expect(extractRawText(pdf(`${'BT '.repeat(60_000)}${text} ET`))).toEqual(['Ice floats.'])
  expect(extractRawText(pdf(`BT ${'(\\'.repeat(20_000)} ${text} ET`))).toEqual(['Ice floats.'])
})

it('terminates for any bytes', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('stream\n', 'BT ', '(', '\\', '[', '<', 'ET ', 'endstream', 'a'), {
        maxLength: 400,
      }),
      (parts) => {
        expect(Array.isArray(extractRawText(new TextEncoder().encode(parts.join(''))))).toBe(true)
      },
    ),
  )
})
