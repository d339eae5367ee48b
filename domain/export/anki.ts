import { sha1 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import {
  ANKI_SCHEMA_VERSION,
  collectionSettings,
  deckOptions,
  decks,
  NOTE_TYPE_ID,
  noteTypes,
} from './anki-schema.ts'
import { optionLetter } from './csv.ts'
import { sourceLine, type ExportQuestion, type ExportSet } from './question.ts'
import { plainLine, richHtml, sourceHtml } from './rich-html.ts'
import { solutionOf } from './solution.ts'

const FIELD_SEPARATOR = '\u001F'
/** Anki plays the sound and typesets the LaTeX that a field names, whoever wrote the text. */
const COMMAND_START = /\[(?=sound:|anki:|latex\]|\$)/giu
const BASE_91 =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%&()*+,-./:;<=>?@[]^_`{|}~'
const DECK_NAME_MAX = 90
/** The update number of rows that were never synchronised. */
const UNSYNCED = -1

/** The first eight bytes of the SHA-256 of `text`, as a number below 2^64. */
const hash64 = (text: string): bigint =>
  new DataView(sha256(new TextEncoder().encode(text)).buffer).getBigUint64(0)

/**
 * The identity of a note in every collection, from the id of its question: importing a later
 * export updates the note instead of adding a second one.
 */
export function noteGuid(questionId: string): string {
  let rest = hash64(`stoa:${questionId}`)
  let guid = ''
  do {
    guid = BASE_91.charAt(Number(rest % 91n)) + guid
    rest /= 91n
  } while (rest > 0n)
  return guid
}

/** Anki finds duplicates by this number: the first four bytes of the SHA-1 of the plain text. */
function checksum(html: string): number {
  const bytes = sha1(new TextEncoder().encode(html.replace(/<[^>]*>/gu, '')))
  return new DataView(bytes.buffer).getUint32(0)
}

/** `::` nests decks in Anki, so the title may not contain it. */
export const deckName = (title: string): string =>
  `Stoa::${plainLine(title.replace(/:{2,}/gu, ':'), DECK_NAME_MAX)}`

/** A deck is matched by its name; its id only has to differ from others: 40 bits of a hash. */
const deckIdOf = (name: string): number => Number(hash64(`deck:${name}`) >> 24n) + 2

type Texts = { readonly page: (page: number) => string }

function fieldsOf(question: ExportQuestion, { page }: Texts): string[] {
  const options = question.options.map(
    (option, index) => `<div>${optionLetter(index)}. ${richHtml(option)}</div>`,
  )
  const answer =
    question.correctOption === null
      ? richHtml(question.answer)
      : `${optionLetter(question.correctOption)}. ${richHtml(question.options[question.correctOption] ?? '')}`
  const { explanation, quote } = solutionOf({ ...question, points: [] }, 'before')
  const quoted = quote === null ? '' : `<blockquote>${richHtml(quote)}</blockquote>`
  return [
    richHtml(question.text),
    options.join(''),
    answer,
    richHtml(explanation ?? ''),
    quoted + sourceHtml(sourceLine(question, page), question.source.url),
  ].map((field) => field.replaceAll(FIELD_SEPARATOR, '').replace(COMMAND_START, '&#91;'))
}

type Value = string | number
/** Rows to insert into a table of the collection. */
type AnkiRows = { readonly table: 'col' | 'notes' | 'cards'; readonly rows: Value[][] }

/** The rows of a collection with one new card for each question. `now` dates the collection. */
export function ankiRows(set: ExportSet, texts: Texts, now: Date): AnkiRows[] {
  const name = deckName(set.title)
  const deckId = deckIdOf(name)
  const seconds = Math.floor(now.getTime() / 1000)
  const notes = set.questions.map((question, index): Value[] => {
    const fields = fieldsOf(question, texts)
    const first = fields[0] ?? ''
    return [
      now.getTime() + index,
      noteGuid(question.id),
      NOTE_TYPE_ID,
      // Anki updates a note only if this is later than in the collection.
      Math.floor(question.changedAt.getTime() / 1000),
      UNSYNCED,
      ' stoa ',
      fields.join(FIELD_SEPARATOR),
      first,
      checksum(first),
      0,
      '',
    ]
  })
  const cards = set.questions.map((_, index): Value[] => {
    const id = now.getTime() + index
    const unused = [0, 0, 0, 0, 0, 0, 0, 0]
    return [id, id, deckId, 0, seconds, UNSYNCED, 0, 0, index + 1, ...unused, '']
  })
  const collection: Value[] = [
    1,
    seconds,
    now.getTime(),
    now.getTime(),
    ANKI_SCHEMA_VERSION,
    0,
    0,
    0,
    JSON.stringify(collectionSettings(deckId, cards.length + 1)),
    JSON.stringify(noteTypes({ deckId, seconds })),
    JSON.stringify(decks(name, { deckId, seconds })),
    JSON.stringify(deckOptions(seconds)),
    '{}',
  ]
  return [
    { table: 'col', rows: [collection] },
    { table: 'notes', rows: notes },
    { table: 'cards', rows: cards },
  ]
}
