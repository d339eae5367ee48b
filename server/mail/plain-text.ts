const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** What a mail of ours says without its markup: links keep their address, blocks become paragraphs. */
export const plainText = (html: string): string =>
  html
    .replace(/<head[\s\S]*?<\/head\s*>/gi, '')
    .replace(
      /<a\b[^>]*?\bhref="([^"]*)"[^>]*>([\s\S]*?)<\/a\s*>/gi,
      (_, address: string, label: string) => `${label.trim()}: ${address}`,
    )
    .replace(/\s+/g, ' ')
    .replace(/<\/(?:p|h\d|div|tr|li)\s*>|<br\s*\/?>/gi, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/ *\n[\s]*/g, '\n\n')
    .trim()
