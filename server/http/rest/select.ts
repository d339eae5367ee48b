import { badQuery, RestError } from './errors.ts'
import { Scanner } from './scanner.ts'
import type { Operator } from './filter.ts'
import type { ApiSchema, ForeignKey, Table } from './schema.ts'

const MAX_EMBEDDING_DEPTH = 3
const MAX_ITEMS = 100
const MAX_EMBEDDINGS = 12
/** A thousand chats of one file would each count its twenty thousand highlights. */
const REPEATED = 'The same rows would be read many times. Read them from their own table'

/** A table in a query, under the name that its rows have in the response. */
export type Source = {
  table: string
  columns: ReadonlySet<string>
  /** The operators of each of its columns whose values may be long. */
  long: ReadonlyMap<string, readonly Operator[]>
  embedded: ReadonlyMap<string, Source>
}

/** The text of a file, of up to 20 MB, and the column with its length. */
export const TEXT_COLUMN = 'extracted_text'
export const LENGTH_COLUMN = 'text_length'
/**
 * Columns of megabytes. Embedded, one text would be repeated for each parent row, so they are read
 * from their own table only.
 */
export const LARGE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  pdf_text_content: [TEXT_COLUMN, 'recognition', 'emphasis', 'structure', 'links'],
}

/**
 * Texts of at most a few hundred characters, by table. All other texts, and JSON, may be long:
 * comparing or ordering them reads every value of an account, up to 500 MB.
 */
const SHORT_TEXTS: Readonly<Record<string, readonly string[]>> = {
  base_files: ['file_name', 'file_path', 'file_type'],
  bases: ['name'],
  chat_messages: ['message_type'],
  chats: ['chat_name'],
  pdf_text_content: ['status'],
  quiz_answers: ['confidence', 'graded_by'],
  quiz_questions: ['question_type'],
  quizzes: ['difficulty', 'mode', 'quiz_name', 'status'],
  review_notices: ['language', 'time_zone'],
}
/** Filters that compare the lengths of texts first, and so read few long ones. */
const EQUALITY: readonly Operator[] = ['eq', 'neq', 'in', 'is']

/** The operators of each column of `table` whose values may be long. */
function longColumns(name: string, { json, texts }: Table): Source['long'] {
  const short = new Set(SHORT_TEXTS[name])
  const large = LARGE_COLUMNS[name] ?? []
  return new Map([
    ...[...texts]
      .filter((column) => !short.has(column))
      .map((column) => [column, EQUALITY] as const),
    ...[...json, ...large].map((column) => [column, ['is']] as const),
  ])
}

const selectsAny = (select: string | null, columns: readonly string[]): boolean =>
  columns.length > 0 &&
  (select === null ||
    select === '' ||
    select.includes('*') ||
    columns.some((column) => select.includes(column)))

/** Whether `select` contains a large column of its own table, as `*` and no `select` do. */
export const selectsLarge = (select: string | null, table: string): boolean =>
  selectsAny(select, LARGE_COLUMNS[table] ?? [])

/** Whether `select` contains a large column whose length is not in another column. */
export const selectsUnmeasured = (select: string | null, table: string): boolean =>
  selectsAny(select, LARGE_COLUMNS[table]?.filter((column) => column !== TEXT_COLUMN) ?? [])

type Level = {
  table: string
  columns: ReadonlySet<string>
  path: readonly string[]
  /** Whether the response may have one of its rows several times, for several rows above. */
  repeats: boolean
}

/** How the rows of an embedded table belong to those of the table above. */
type Relation = {
  /** The junction table between them. */
  between: string[]
  /** Whether a row above has many of them. */
  isMany: boolean
  /** Whether one of them belongs to many rows above. */
  repeats: boolean
}

const relationsBetween = (schema: ApiSchema, table: string, target: string): ForeignKey[] =>
  schema.foreignKeys.filter(
    (key) =>
      (key.table === table && key.refTable === target) ||
      (key.table === target && key.refTable === table),
  )

/** Junction tables: their primary key contains foreign keys to both tables. */
const junctionsBetween = (schema: ApiSchema, table: string, target: string): string[] =>
  [...schema.tables]
    .filter(([between, { key }]) =>
      [table, target].every((end) =>
        schema.foreignKeys.some(
          (foreign) =>
            foreign.table === between && foreign.refTable === end && key.has(foreign.column),
        ),
      ),
    )
    .map(([between]) => between)

const noRelation = (table: string, target: string): RestError =>
  new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${table}' and '${target}' in the schema cache`,
  )

/** Parses the `select` of one request against the schema; counts over all its levels. */
class SelectParser {
  readonly #scanner: Scanner
  readonly #schema: ApiSchema
  #items = 0
  #embeddings = 0

  constructor(scanner: Scanner, schema: ApiSchema) {
    this.#scanner = scanner
    this.#schema = schema
  }

  list(level: Level): Map<string, Source> {
    const embedded = new Map<string, Source>()
    const scanner = this.#scanner
    do {
      scanner.spaces()
      this.#item(level, embedded)
      scanner.spaces()
    } while (scanner.take(','))
    return embedded
  }

  #item(level: Level, embedded: Map<string, Source>): void {
    const scanner = this.#scanner
    this.#items += 1
    if (this.#items > MAX_ITEMS) throw badQuery(`At most ${MAX_ITEMS} columns can be selected`)
    if (scanner.take('*')) {
      this.#column(level, '*')
      return
    }
    const first = scanner.name()
    const alias = scanner.take(':') ? first : null
    const name = alias === null ? first : scanner.name()
    if (scanner.peek() === '!' || scanner.peek() === '(')
      this.#embedding({ level, name, alias: alias ?? name, embedded })
    else this.#column(level, name)
  }

  #column({ table, columns, path }: Level, name: string): void {
    // The number of embedded rows, the only aggregate that supabase-js has a syntax for
    if (name === 'count' && path.length > 1) return
    if (name !== '*' && !columns.has(name))
      throw new RestError(400, '42703', `column ${table}.${name} does not exist`)
    const large = LARGE_COLUMNS[table]
    const refused = name === '*' ? large?.[0] : large?.find((each) => each === name)
    if (path.length > 1 && refused !== undefined)
      throw badQuery(`${table}.${refused} cannot be embedded`, `Select it from '${table}'`)
  }

  #embedding(item: {
    level: Level
    name: string
    alias: string
    embedded: Map<string, Source>
  }): void {
    const { level, name, alias, embedded } = item
    const target = this.#schema.tables.get(name)
    if (!target) throw noRelation(level.table, name)
    this.#embeddings += 1
    const relation = this.#relation(level.table, name)
    const path = [...level.path, ...relation.between, name]
    if (this.#embeddings > MAX_EMBEDDINGS)
      throw badQuery(`At most ${MAX_EMBEDDINGS} tables can be embedded`)
    if (path.length > MAX_EMBEDDING_DEPTH + 1)
      throw badQuery(`Tables can be embedded ${MAX_EMBEDDING_DEPTH} levels deep`)
    if (new Set(path).size < path.length) throw badQuery(`'${name}' is embedded in itself`)
    if (level.repeats && relation.isMany)
      throw badQuery(`'${name}' cannot be embedded in '${level.table}' here`, REPEATED)
    if (embedded.has(alias)) throw badQuery(`'${alias}' is embedded twice`, 'Use an alias')
    this.#scanner.expect('(')
    this.#scanner.spaces()
    const columns = target.columns
    const repeats = level.repeats || relation.repeats
    const inner =
      this.#scanner.peek() === ')'
        ? new Map<string, Source>()
        : this.list({ table: name, columns, path, repeats })
    this.#scanner.expect(')')
    const long = longColumns(name, target)
    embedded.set(alias, { table: name, columns, long, embedded: inner })
  }

  /** Reads `!hint` and `!inner` or `!left`. */
  #relation(table: string, target: string): Relation {
    let keys = relationsBetween(this.#schema, table, target)
    let junctions = keys.length > 0 ? [] : junctionsBetween(this.#schema, table, target)
    let hints = 0
    while (this.#scanner.take('!')) {
      const hint = this.#scanner.name()
      hints += 1
      if (hints > 2) throw this.#scanner.error()
      if (hint === 'inner' || hint === 'left') break
      keys = keys.filter((key) => key.name === hint || key.column === hint)
      junctions = junctions.filter((between) => between === hint)
    }
    const [between] = junctions
    if (keys.length === 0 && between === undefined) throw noRelation(table, target)
    if (between !== undefined) return { between: [between], isMany: true, repeats: true }
    return { between: [], ...this.#directions(keys, table) }
  }

  /** What `keys` between `table` and one embedded in it say, of which any may be meant. */
  #directions(keys: readonly ForeignKey[], table: string): Omit<Relation, 'between'> {
    const ofMany = keys.filter((key) => !this.#isUnique(key))
    return {
      isMany: ofMany.some((key) => key.refTable === table),
      repeats: ofMany.some((key) => key.table === table),
    }
  }

  /** Whether at most one row refers to each row: the key is the primary key too. */
  #isUnique({ table, column }: ForeignKey): boolean {
    const primary = this.#schema.tables.get(table)?.key
    return primary?.size === 1 && primary.has(column)
  }
}

/** The tables that `select` names below `root`. Throws a 400 for unsupported syntax. */
export function parseSelect(
  select: string | null,
  root: { table: string; columns: ReadonlySet<string> },
  schema: ApiSchema,
): Source {
  const table = schema.tables.get(root.table)
  const long: Source['long'] = table ? longColumns(root.table, table) : new Map()
  if (select === null || select === '') return { ...root, long, embedded: new Map() }
  const scanner = new Scanner(select, 'select parameter')
  const embedded = new SelectParser(scanner, schema).list({
    ...root,
    path: [root.table],
    repeats: false,
  })
  scanner.end()
  return { ...root, long, embedded }
}
