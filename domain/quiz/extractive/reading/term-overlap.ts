/** The beginnings of its words, endings off. */
export const stems = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).map((word) =>
    word.replace(/(?<=\p{L}{3})s$/u, '').slice(0, 5),
  )

/** Whether one holds the other, shares a telling word with it, or is its acronym. */
export const sharesTerm = (a: string, b: string): boolean => {
  const [left, right] = [stems(a), stems(b)]
  const inside = (part: string[], whole: string[]) => part.every((stem) => whole.includes(stem))
  if (inside(left, right) || inside(right, left)) return true
  return initials(a) === b.replace(/s$/u, '') || initials(b) === a.replace(/s$/u, '')
}

const initials = (text: string): string => {
  const words = text.split(/[\s-]+/u).filter((word) => !/^(?:of|the|for|and|in)$/iu.test(word))
  return words.length > 1 ? words.map((word) => word.charAt(0).toUpperCase()).join('') : ''
}
