import { Failure } from '../../failure.ts'
import { openArchive } from './archive.ts'
import { resolvePart } from './part-names.ts'
import { attributeOf, elementsOf, newBudget, readXml, type XmlElement } from './xml.ts'

/** A link from one part of an office file to another; `type` is the end of its address. */
type Relation = { readonly id: string; readonly type: string; readonly target: string }

/** The parts of an office file. */
export type OfficePackage = {
  readonly main: string
  /** Reads a part; null if there is none of this name. Throws `Failure`. */
  readonly part: (name: string) => XmlElement | null
  /** Reads a part and passes each child of `parent` to `onChild`. Throws `Failure`. */
  readonly stream: (
    name: string,
    parent: string,
    onChild: (child: XmlElement) => void,
  ) => XmlElement
  /** How often a tag occurs in a part, without parsing it; 0 in UTF-16. */
  readonly countOf: (name: string, tag: string) => number
  readonly relations: (name: string) => readonly Relation[]
  /** What the links of a part to the outside lead to, by the id of the relation. */
  readonly addresses: (name: string) => ReadonlyMap<string, string>
}

function countIn(bytes: Uint8Array, tag: string): number {
  const codes = Array.from(tag, (character) => character.charCodeAt(0))
  const [first = 0] = codes
  let count = 0
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (codes.every((code, offset) => bytes[at + offset] === code)) count += 1
  return count
}

/** The part that lists the relations of `name`. */
const relationsPart = (name: string): string => {
  const slash = name.lastIndexOf('/') + 1
  return `${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`
}

/** Parts that contain no text of the document. */
const UNUSED = /^(?:docProps|customXml)\/|\/(?:theme|webSettings|fontTable|printerSettings)/u

/**
 * Opens an office file (Open Packaging Conventions). Throws `document_wrong_type` if it is another
 * kind of archive, and the failures of `openArchive`.
 */
export function openPackage(bytes: Uint8Array): OfficePackage {
  const archive = openArchive(bytes)
  if (!archive.names.has('_rels/.rels')) throw new Failure('document_wrong_type')
  const parts = archive.read((name) => /\.(?:xml|rels)$/iu.test(name) && !UNUSED.test(name))
  const budget = newBudget()
  const part = (name: string) => {
    const found = parts.get(name)
    return found ? readXml(found, budget) : null
  }
  const relationsOf = (name: string, mode: 'Internal' | 'External'): XmlElement[] =>
    elementsOf(part(relationsPart(name)) ?? undefined, 'Relationship').filter(
      (relation) => (attributeOf(relation, 'TargetMode') === 'External') === (mode === 'External'),
    )
  const relations = (name: string): Relation[] =>
    relationsOf(name, 'Internal').map((relation) => {
      const type = attributeOf(relation, 'Type') ?? ''
      return {
        id: attributeOf(relation, 'Id') ?? '',
        type: type.slice(type.lastIndexOf('/') + 1),
        target: resolvePart(name, attributeOf(relation, 'Target') ?? ''),
      }
    })
  const main = relations('').find(({ type }) => type === 'officeDocument')?.target
  if (main === undefined || !parts.has(main)) throw new Failure('document_wrong_type')
  return {
    main,
    part,
    relations,
    addresses: (name) =>
      new Map(
        relationsOf(name, 'External').map((relation) => [
          attributeOf(relation, 'Id') ?? '',
          attributeOf(relation, 'Target') ?? '',
        ]),
      ),
    countOf: (name, tag) => countIn(parts.get(name) ?? new Uint8Array(), tag),
    stream: (name, childrenOf, onChild) => {
      const found = parts.get(name)
      if (!found) throw new Failure('document_damaged', { cause: `no part ${name}` })
      return readXml(found, budget, { childrenOf, onChild })
    },
  }
}

/** The part with the relation `id`, or the first of a type; null if there is none. */
export const targetOf = (
  relations: readonly Relation[],
  target: { id?: string | undefined; type?: string },
): string | null =>
  relations.find(({ id, type }) =>
    target.type === undefined ? id === target.id : type === target.type,
  )?.target ?? null
