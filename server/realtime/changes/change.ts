import type { Claims } from '../../database/database.ts'
import type { ChangeType } from './announcement.ts'
import { matches } from './filter.ts'
import type { Binding } from '../protocol/join-request.ts'
import type { Key, ReadRow } from './read-rows.ts'
import type { Column, Table } from './tables.ts'

/** The `data` of a `postgres_changes` message. */
export type Change = {
  schema: 'public'
  table: string
  type: ChangeType
  /** When this server was notified. */
  commit_timestamp: string
  columns: readonly Column[]
  record: Readonly<Record<string, unknown>>
  old_record: Readonly<Record<string, unknown>>
  errors: readonly string[] | null
}

/** A channel that receives changes. */
export type Subscriber = {
  /** Its user; null once its token has expired. */
  readonly claims: Claims | null
  readonly bindings: readonly Binding[]
  sendChange(ids: readonly number[], change: Change): void
  /** Changes of `table` could not be sent: it should be read again. */
  sendMissed(table: string): void
}

/** A changed row; without `row` it was deleted. */
type ChangedRow = { type: ChangeType; key: Key; row: ReadRow | null; at: Date }

const TOO_LARGE = 'Error 413: Payload Too Large'

/** The bindings that ask for changes of `type` in `table`. */
export const bindingsFor = ({ bindings }: Subscriber, table: Table, type: ChangeType): Binding[] =>
  bindings.filter(
    (binding) =>
      (binding.table === null || binding.table.name === table.name) &&
      (binding.requested.event === '*' || binding.requested.event === type),
  )

function changeOf(table: Table, { type, key, row, at }: ChangedRow): Change {
  const keyRecord = Object.fromEntries(table.key.map(({ name }, index) => [name, key[index]]))
  return {
    schema: 'public',
    table: table.name,
    type,
    commit_timestamp: at.toISOString(),
    columns: table.columns,
    record: row?.record ?? {},
    old_record: type === 'INSERT' ? {} : keyRecord,
    errors: row?.shortened === true ? [TOO_LARGE] : null,
  }
}

/**
 * Whether a change fulfils the filter. Only the key of a deleted row is known: conditions on other
 * columns do not apply to it.
 */
function isRequested({ conditions }: Binding, change: Change, table: Table): boolean {
  if (change.type !== 'DELETE') return matches(conditions, change.record, table)
  const known = conditions.filter(({ column }) => column in change.old_record)
  return matches(known, change.old_record, table)
}

const select = (change: Change, names: readonly string[]): Change => ({
  ...change,
  columns: change.columns.filter(({ name }) => names.includes(name)),
  record: Object.fromEntries(
    Object.entries(change.record).filter(([name]) => names.includes(name)),
  ),
})

/** Sends a changed row to the bindings that ask for it: once for each selection of columns. */
export function sendRow(
  subscribers: readonly Subscriber[],
  table: Table,
  changed: ChangedRow,
): void {
  const change = changeOf(table, changed)
  for (const subscriber of subscribers) {
    const bindings = bindingsFor(subscriber, table, changed.type).filter((binding) =>
      isRequested(binding, change, table),
    )
    const bySelection = Map.groupBy(bindings, ({ requested }) => String(requested.select ?? ''))
    for (const group of bySelection.values()) {
      const names = group[0]?.requested.select
      const ids = group.map(({ id }) => id)
      subscriber.sendChange(ids, names ? select(change, names) : change)
    }
  }
}
