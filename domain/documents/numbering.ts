const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

const MAX_ROMAN = 3999

function roman(number: number): string {
  if (number < 1 || number > MAX_ROMAN) return String(number)
  let rest = number
  let text = ''
  for (const [value, letters] of ROMAN)
    while (rest >= value) {
      text += letters
      rest -= value
    }
  return text
}

/** 1 is "a", 26 "z", 27 "aa", as office programs count. */
const letter = (number: number): string =>
  number < 1
    ? String(number)
    : String.fromCharCode(97 + ((number - 1) % 26)).repeat(Math.min(10, Math.ceil(number / 26)))

/** `number` in an office format: decimal, lowerLetter, upperRoman, … */
export function formatListNumber(number: number, format: string): string {
  if (/upperRoman|romanUc/u.test(format)) return roman(number).toUpperCase()
  if (/lowerRoman|romanLc/u.test(format)) return roman(number)
  if (/upperLetter|alphaUc/u.test(format)) return letter(number).toUpperCase()
  if (/lowerLetter|alphaLc/u.test(format)) return letter(number)
  return format === 'decimalZero' ? String(number).padStart(2, '0') : String(number)
}
