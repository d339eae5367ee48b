const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The text of a mail without markup: links become addresses, blocks become paragraphs. */
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
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/ *\n[\s]*/g, '\n\n')
    .trim()
