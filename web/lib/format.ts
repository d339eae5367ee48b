const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const

/** The language on screen, in the reader's own region where the browser names one: "21 Nov" and "Nov 21" are both English. */
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
  return `${formatNumber(size, 2)} ${UNITS[unit] ?? 'GB'}`
}

/** A number with the learner's separators and at most `decimals` decimals. */
export const formatNumber = (value: number, decimals = 0): string =>
  new Intl.NumberFormat(locale(), { maximumFractionDigits: decimals }).format(value)

/** 0–100 → "73%". */
export const formatPercent = (percent: number): string =>
  new Intl.NumberFormat(locale(), { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100)

/** "21 Nov 2026", from a date or the database's timestamp. */
export const formatDate = (date: Date | string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(new Date(date))

/** "21 Nov". */
export const formatDay = (date: Date | string): string =>
  new Intl.DateTimeFormat(locale(), { day: 'numeric', month: 'short' }).format(new Date(date))

/** "Nov". */
export const formatMonth = (date: Date): string =>
  new Intl.DateTimeFormat(locale(), { month: 'short' }).format(date)

/** "Mon". */
export const formatWeekday = (date: Date): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'short' }).format(date)

/** "21 Nov 2026, 02:45". */
export const formatDateTime = (date: Date | string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(date))

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
  const words = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' })
  for (const [unit, length] of STEPS)
    if (Math.abs(seconds) >= length) return words.format(Math.trunc(seconds / length), unit)
  return words.format(0, 'second')
}
