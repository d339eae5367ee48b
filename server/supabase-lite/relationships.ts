/** The parts of lite's syntax tree and schema that are needed to resolve a relationship. */
type Join = { from?: string; hint?: string }
type Select = readonly (string | Record<string, object>)[]
type Embedding = { from?: string; select?: Select; join?: Record<string, Join> }
type Schema = {
  foreign_keys: readonly {
    table: string
    column: string
    ref_table: string
    foreign_key_name: string
  }[]
  primary_keys: readonly { table: string; columns: readonly string[] }[]
}

/**
 * The relationships of two tables in PostgREST: foreign keys between them, and junction tables
 * whose primary key contains keys to both.
 */
function relationships(
  table: string,
  target: string,
  { foreign_keys, primary_keys }: Schema,
): string[] {
  const direct = foreign_keys.filter(
    (key) =>
      (key.table === table && key.ref_table === target) ||
      (key.table === target && key.ref_table === table),
  )
  const junctions = primary_keys.filter(({ table: between, columns }) =>
    [table, target].every((end) =>
      foreign_keys.some(
        (key) => key.table === between && key.ref_table === end && columns.includes(key.column),
      ),
    ),
  )
  return [
    ...new Set([
      ...direct.map((key) => key.foreign_key_name),
      ...junctions.map((key) => key.table),
    ]),
  ]
}

const isEmbedding = (value: object): value is Embedding => 'select' in value

/**
 * Names the relationship of every embedded table that has exactly one by PostgREST's rule. lite
 * treats any table with keys to both as a junction, and so refuses as ambiguous what PostgREST
 * answers (`base_files?select=*,bases(*)`).
 */
export function nameRelationships(tree: Embedding, schema: Schema): void {
  if (tree.from === undefined || !tree.select) return
  tree.join ??= {}
  nameIn({ from: tree.from, select: tree.select, join: tree.join }, schema)
}

function nameIn({ from: table, select, join: joins }: Required<Embedding>, schema: Schema): void {
  const embedded = select
    .filter((entry) => typeof entry !== 'string')
    .flatMap((entry) => Object.entries(entry))
  for (const [alias, value] of embedded) {
    if (!isEmbedding(value)) continue
    const target = joins[alias]?.from ?? alias
    const hint = onlyRelationship(table, target, schema)
    if (hint !== undefined && joins[alias]?.hint === undefined)
      joins[alias] = { ...joins[alias], from: target, hint }
    const inner = { from: target, select: value.select ?? [], join: value.join ?? joins }
    nameIn(inner, schema)
  }
}

/** The name of the relationship of two tables if there is exactly one. */
function onlyRelationship(table: string, target: string, schema: Schema): string | undefined {
  const [only, ...more] = relationships(table, target, schema)
  return more.length === 0 && target !== table ? only : undefined
}
