const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

/**
 * The current language with the browser's region if it matches: "21 Nov" and "Nov 21" are both
 * English.
 */
function locale(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const { lang } = document.documentElement
  return navigator.languages.find((tag) => tag.split('-')[0] === lang) ?? (lang || undefined)
}

/** A size in Bytes, KB, MB or GB with at most two decimals: `1536` → "1.5 KB". */
export function formatBytes(bytes: number): string {
  let size = Math.max(0, bytes)
  let unit = 0
  while (size >= 1024 && unit < UNITS.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${formatNumber(size, 2)} ${bytes === 1 ? 'Byte' : (UNITS[unit] ?? 'GB')}`
}

/**
 * Formatters cached by language and options: creating one costs a hundred times as much as using
 * it.
 */
function cached<Options, Made>(make: (locale: string | undefined, options: Options) => Made) {
  const cache = new Map<string, Made>()
  return (options: Options): Made => {
    const tag = locale()
    const key = `${tag ?? ''} ${JSON.stringify(options)}`
    const formatter = cache.get(key) ?? make(tag, options)
    cache.set(key, formatter)
    return formatter
  }
}

const numbers = cached(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
)
const dates = cached(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
)
const relativeTimes = cached(
  (tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
)

/** A number with local separators and at most `decimals` decimals. */
export const formatNumber = (value: number, decimals = 0): string =>
  numbers({ maximumFractionDigits: decimals }).format(value)

/**
 * What separates the cells of a CSV file: spreadsheets expect a semicolon where numbers have a
 * decimal comma.
 */
export const cellSeparator = (): ',' | ';' => (formatNumber(0.5, 1).includes(',') ? ';' : ',')

/** 0–100 → "73%". */
export const formatPercent = (percent: number): string =>
  numbers({ style: 'percent', maximumFractionDigits: 0 }).format(percent / 100)

/** "21 Nov 2026", from a date or the database's timestamp. */
export const formatDate = (date: Date | string): string =>
  dates({ dateStyle: 'medium' }).format(new Date(date))

/** "21 Nov". */
export const formatDay = (date: Date | string): string =>
  dates({ day: 'numeric', month: 'short' }).format(new Date(date))

/** "Nov". */
export const formatMonth = (date: Date): string => dates({ month: 'short' }).format(date)

/** "Mon". */
export const formatWeekday = (date: Date): string => dates({ weekday: 'short' }).format(date)

/** "21 Nov 2026, 02:45". */
export const formatDateTime = (date: Date | string): string =>
  dates({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(date))

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** "3 hours ago", "yesterday"; seconds count as now. */
export function formatAgo(date: Date | string, now: Date): string {
  const seconds = (new Date(date).getTime() - now.getTime()) / 1000
  const relative = relativeTimes({ numeric: 'auto' })
  for (const [unit, length] of STEPS)
    if (Math.abs(seconds) >= length) return relative.format(Math.trunc(seconds / length), unit)
  return relative.format(0, 'second')
}
