/** Characters that XML 1.0 does not allow, not even escaped. */
const NOT_XML = /(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]/gu

/** `text` for an element or an attribute in double quotes. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(NOT_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** `text` as a CDATA section. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.toWellFormed().replace(NOT_XML, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`

type Attributes = Readonly<Record<string, string | number | boolean>>

/** An element. `content` is XML already; an empty one makes an empty element. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join('')
  return content === '' ? `<${name}${list}/>` : `<${name}${list}>${content}</${name}>`
}
