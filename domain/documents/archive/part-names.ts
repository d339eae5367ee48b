/** The name of the part that `target` leads to from the part `from`. */
export function resolvePart(from: string, target: string): string {
  try {
    const { pathname } = new URL(target, `http://part/${from}`)
    return decodeURIComponent(pathname).replace(/^\/+/u, '')
  } catch {
    return ''
  }
}

/** `text` without its percent encoding, or unchanged if that encoding is invalid. */
export function withoutPercentEncoding(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
