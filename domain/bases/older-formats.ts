import { extensionOf, type ReadableExtension } from './file-types.ts'

const SUCCESSORS: ReadonlyMap<string, ReadableExtension> = new Map([
  ['doc', 'docx'],
  ['ppt', 'pptx'],
  ['xls', 'xlsx'],
])

/** The readable extension that a file of an older Office format can be saved as; else undefined. */
export const successorOf = (fileName: string): ReadableExtension | undefined =>
  SUCCESSORS.get(extensionOf(fileName))
