import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  formatAgo,
  formatBytes,
  cellSeparator,
  formatDate,
  formatDateTime,
  formatDay,
  formatMonth,
  formatNumber,
  formatPercent,
  formatWeekday,
} from './format.ts'

describe('formatBytes', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Byte'],
    [1023, '1,023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 ** 2, '1 MB'],
    [1.25 * 1024 ** 3, '1.25 GB'],
    [5000 * 1024 ** 3, '5,000 GB'],
  ])('formats %d bytes as %s', (bytes, shown) => {
    expect(formatBytes(bytes)).toBe(shown)
  })
})

describe('formatPercent', () => {
  it('rounds a ratio to a percentage', () => expect(formatPercent(79.6)).toBe('80%'))
})

describe('formats of dates', () => {
  afterEach(() => vi.restoreAllMocks())
  it.each([formatDate, formatDay, formatMonth, formatWeekday, formatDateTime])(
    'use the formatter that was made before (%o)',
    (format) => {
      const date = new Date('2026-05-15T12:00:00Z')
      const first = format(date)
      const made = vi.spyOn(Intl, 'DateTimeFormat')
      expect(format(date)).toBe(first)
      expect(made).not.toHaveBeenCalled()
    },
  )
})

describe('a change of language', () => {
  afterEach(() => vi.unstubAllGlobals())
  it('applies to numbers and dates', () => {
    const inLanguage = (lang: string) => {
      vi.stubGlobal('document', { documentElement: { lang } })
      return [formatNumber(1234.5, 1), formatMonth(new Date('2026-05-15T12:00:00Z'))]
    }
    expect(inLanguage('en')).toEqual(['1,234.5', 'May'])
    expect(inLanguage('de')).toEqual(['1.234,5', 'Mai'])
    expect(inLanguage('en')).toEqual(['1,234.5', 'May'])
  })
})

describe('formatAgo', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  it.each([
    ['2026-11-21T11:59:40Z', 'now'],
    ['2026-11-21T11:15:00Z', '45 minutes ago'],
    ['2026-11-20T11:00:00Z', 'yesterday'],
    ['2026-11-04T12:00:00Z', '2 weeks ago'],
  ])('formats %s as %s', (date, text) => {
    expect(formatAgo(date, now)).toBe(text)
  })
})

describe('cellSeparator', () => {
  afterEach(() => vi.unstubAllGlobals())
  it.each([
    ['en', ','],
    ['de', ';'],
    ['es', ';'],
  ])('is what spreadsheets in %s expect', (lang, separator) => {
    vi.stubGlobal('document', { documentElement: { lang } })
    expect(cellSeparator()).toBe(separator)
  })
})
