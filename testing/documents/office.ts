import { strToU8, zipSync } from 'fflate'

/** The parts of an archive by name. */
export type Parts = Readonly<Record<string, string | Uint8Array>>

/** A zip archive with these parts. */
export const makeZip = (parts: Parts, level: 0 | 6 = 6): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([name, part]) => [
          name,
          typeof part === 'string' ? strToU8(part) : part,
        ]),
      ),
      { level },
    ),
  )

export const xml = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${body}`

const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A relation: its id, type and target, which is in the file unless the mode says otherwise. */
export type Relation = readonly [id: string, type: string, target: string, mode?: 'External']

/** A relations part. */
export const relations = (list: readonly Relation[]): string =>
  xml(
    `<Relationships xmlns="${RELATIONS}">${list
      .map(
        ([id, type, target, mode = 'Internal']) =>
          `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${escaped(target)}" TargetMode="${mode}"/>`,
      )
      .join('')}</Relationships>`,
  )

/** `text` as it is written in XML. */
export const escaped = (text: string): string =>
  text.replace(/[<>&"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The first bytes of an OLE2 file, as old office files and those with a password have. */
export const makeOle = (streams: readonly string[]): Uint8Array<ArrayBuffer> => {
  const names = streams.map((name) => Array.from(name, (letter) => `${letter}\0`).join(''))
  const bytes = new Uint8Array(4096)
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  bytes.set(strToU8(names.join('\0\0'), true), 1024)
  return bytes
}
