import { describe, expect, it } from 'vitest'
import { safeFileName } from './file-name.ts'

describe('safeFileName', () => {
  it('replaces what an operating system refuses', () => {
    expect(safeFileName('a/b\\c: "d" <e>|f?*\u0000g', 'x')).toBe('a b c d e f g')
    expect(safeFileName('  ..hidden. ', 'x')).toBe('hidden')
    expect(safeFileName('CON', 'x')).toBe('_CON')
    expect(safeFileName('lpt1.notes', 'x')).toBe('_lpt1.notes')
  })

  it('uses the fallback for a name without any usable character', () => {
    for (const name of ['', '...', '???', '\u202E']) expect(safeFileName(name, 'quiz')).toBe('quiz')
  })

  it('cuts long names to 80 characters and 200 bytes, without half characters or a final dot', () => {
    expect(safeFileName('a'.repeat(300), 'x')).toBe('a'.repeat(80))
    expect(safeFileName(`${'a'.repeat(79)}.b`, 'x')).toBe('a'.repeat(79))
    expect(safeFileName('😀'.repeat(80), 'x')).toBe('😀'.repeat(50))
  })
})
