import { describe, expect, it } from 'vitest'
import { BASE_NAME_MAX } from '../constants.ts'
import { checkBaseName, checkChosenFile, checkFile, storagePath } from './file-rules.ts'
import {
  ACCEPTED_EXTENSIONS,
  EDIT_ACCEPTED_EXTENSIONS,
  extensionOf,
  INLINE_TYPES,
  isPdf,
  isReadableName,
  isTextDocument,
  mediaTypeOf,
  readableExtensionOf,
} from './file-types.ts'

const code = (result: ReturnType<typeof checkBaseName> | ReturnType<typeof checkFile>) =>
  result.ok ? 'ok' : result.failure.code

describe('a base name', () => {
  it.each([
    ['', 'base_name_required'],
    ['   ', 'base_name_required'],
    ['\u200b\u200b', 'base_name_required'],
    ['a', 'ok'],
    ['x'.repeat(BASE_NAME_MAX), 'ok'],
    [`  ${'x'.repeat(BASE_NAME_MAX)}  `, 'ok'],
    ['x'.repeat(BASE_NAME_MAX + 1), 'base_name_too_long'],
    ['📚'.repeat(BASE_NAME_MAX), 'ok'],
    ['📚'.repeat(BASE_NAME_MAX + 1), 'base_name_too_long'],
  ])('%j is %s', (name, expected) => {
    expect(code(checkBaseName(name))).toBe(expected)
  })

  it('is stored without surrounding spaces', () => {
    expect(checkBaseName('  Cells ')).toEqual({ ok: true, value: 'Cells' })
  })
})

/** The types of requirement 2.23, repeated here so that removing one from the list fails a test. */
const ACCEPTED_TYPES = [
  ...['pdf', 'doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx', 'txt', 'jpg', 'jpeg', 'png', 'gif'],
  ...['mp4', 'mp3', 'wav', 'epub', 'md', 'html', 'htm'],
]

describe('a file to add', () => {
  it.each(ACCEPTED_TYPES)('may end in .%s in either case', (extension) => {
    expect(
      code(checkFile({ name: `a.${extension.toUpperCase()}`, size: 1 }, ACCEPTED_EXTENSIONS, 10)),
    ).toBe('ok')
  })

  it.each(['a.xhtml', 'a.svg', 'a.exe', 'pdf', '.pdf', 'a.pdf.js'])(
    'may not be named %s',
    (name) => {
      expect(code(checkFile({ name, size: 1 }, ACCEPTED_EXTENSIONS, 10))).toBe('file_type_refused')
    },
  )

  it('has one of the accepted types', () => {
    expect([...ACCEPTED_EXTENSIONS].toSorted()).toEqual(ACCEPTED_TYPES.toSorted())
  })

  it('may be a text file in a new base only', () => {
    expect(code(checkFile({ name: 'a.txt', size: 1 }, EDIT_ACCEPTED_EXTENSIONS, 10))).toBe(
      'file_type_refused',
    )
  })

  it('is refused only above the limit', () => {
    expect(code(checkFile({ name: 'a.pdf', size: 10 }, ACCEPTED_EXTENSIONS, 10))).toBe('ok')
    expect(code(checkFile({ name: 'a.pdf', size: 11 }, ACCEPTED_EXTENSIONS, 10))).toBe(
      'file_too_large',
    )
  })

  it('is refused if it is empty and chosen, but not if an archive contains it', () => {
    const empty = { name: 'a.pdf', size: 0 }
    expect(code(checkChosenFile(empty, ACCEPTED_EXTENSIONS, 10))).toBe('file_empty')
    expect(code(checkFile(empty, ACCEPTED_EXTENSIONS, 10))).toBe('ok')
    expect(code(checkChosenFile({ name: 'a.pdf', size: 1 }, ACCEPTED_EXTENSIONS, 10))).toBe('ok')
    expect(code(checkChosenFile({ name: 'a.exe', size: 0 }, ACCEPTED_EXTENSIONS, 10))).toBe(
      'file_type_refused',
    )
  })

  it("is a PDF by its extension, regardless of the browser's type", () => {
    expect(extensionOf('Notes.Week 1.PDF')).toBe('pdf')
    expect(isPdf({ file_type: mediaTypeOf('Notes.Week 1.PDF') })).toBe(true)
    expect(isPdf({ file_type: mediaTypeOf('photo.jpg') })).toBe(false)
  })

  it.each(ACCEPTED_EXTENSIONS)('is read or only kept by its extension: %s', (extension) => {
    const isRead = extension === 'pdf' || readableExtensionOf(`a.${extension}`) !== null
    expect(isReadableName(`A.${extension.toUpperCase()}`)).toBe(isRead)
    expect(isTextDocument({ file_type: mediaTypeOf(`a.${extension}`) })).toBe(
      isRead && extension !== 'pdf',
    )
  })

  it('is never shown by the browser itself if it may run code', () => {
    for (const name of ['a.html', 'a.htm', 'a.epub', 'a.md'])
      expect(INLINE_TYPES.has(mediaTypeOf(name))).toBe(false)
  })

  it('is stored under its owner and base by time, random part and extension', () => {
    expect(
      storagePath(
        { userId: 'u', baseId: 'b' },
        { name: 'x y.PDF' },
        { now: new Date(5), random: 'r4' },
      ),
    ).toBe('u/b/5-r4.pdf')
  })
})
