import { Failure } from '../../failure.ts'
import { openArchive, type Archive } from '../archive/archive.ts'
import { decodeText } from '../decode.ts'
import { blocksOfChapter } from '../html/blocks-of-html.ts'
import { resolvePart } from '../archive/part-names.ts'
import { flowedPages, type DocumentPage } from '../pages.ts'
import {
  allOf,
  attributeOf,
  childOf,
  elementsOf,
  newBudget,
  readXml,
  type XmlElement,
} from '../archive/xml.ts'

const CONTAINER = 'META-INF/container.xml'
const ENCRYPTION = 'META-INF/encryption.xml'
const LICENCES = ['META-INF/rights.xml', 'META-INF/license.lcpl']

/** Obfuscated fonts do not protect the text. */
const OBFUSCATED_FONT =
  /^http:\/\/(?:www\.idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC)$/u

/** Throws `document_copy_protected` if the chapters are encrypted or licensed to a device. */
function checkProtection(archive: Archive, parse: (name: string) => XmlElement | null): void {
  const isLicensed = LICENCES.some((name) => archive.names.has(name))
  const methods = allOf(parse(ENCRYPTION) ?? undefined, 'EncryptionMethod')
  const isEncrypted = methods.some(
    (method) => !OBFUSCATED_FONT.test(attributeOf(method, 'Algorithm') ?? ''),
  )
  if (isLicensed || isEncrypted) throw new Failure('document_copy_protected')
}

/** The parts with the chapters in reading order. */
function chaptersOf(opf: XmlElement, at: string): string[] {
  const items = new Map(
    elementsOf(childOf(opf, 'manifest'), 'item')
      .filter((item) => /html|svg/iu.test(attributeOf(item, 'media-type') ?? ''))
      .filter((item) => !/\bnav\b/u.test(attributeOf(item, 'properties') ?? ''))
      .map((item) => [
        attributeOf(item, 'id') ?? '',
        resolvePart(at, attributeOf(item, 'href') ?? ''),
      ]),
  )
  return elementsOf(childOf(opf, 'spine'), 'itemref').flatMap((entry) => {
    const name = items.get(attributeOf(entry, 'idref') ?? '')
    return name === undefined ? [] : [name]
  })
}

/**
 * The chapters of a book (EPUB), each from a new page, in sections of about a page. Throws
 * `document_copy_protected` for a protected book, and the failures of `openArchive`.
 */
export function readEpub(bytes: Uint8Array): DocumentPage[] {
  const archive = openArchive(bytes)
  const budget = newBudget()
  const parse = (name: string) => {
    const part = archive.read((each) => each === name).get(name)
    return part ? readXml(part, budget) : null
  }
  const container = parse(CONTAINER)
  if (!container) throw new Failure('document_wrong_type')
  checkProtection(archive, parse)
  const root = attributeOf(allOf(container, 'rootfile')[0], 'full-path') ?? ''
  const opf = parse(root)
  if (!opf) throw new Failure('document_damaged', { cause: 'no package document' })
  const chapters = [...new Set(chaptersOf(opf, root))]
  const chapterNames = new Set(chapters)
  const parts = archive.read((name) => chapterNames.has(name))
  return flowedPages(
    chapters.map((name) => {
      const part = parts.get(name)
      return part ? blocksOfChapter(decodeText(part, { mayDeclareEncoding: true }), name) : []
    }),
  )
}
