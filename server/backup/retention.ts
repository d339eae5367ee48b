export type SnapshotKind = 'daily' | 'migration' | 'manual'
/** A snapshot, parsed from the name of its folder: `2026-11-22T08-00-00-000Z-daily`. */
type SnapshotName = { name: string; day: string; kind: SnapshotKind }

/** Retained snapshots: the newest of each of this many days and weeks. */
export type Retention = { daily: number; weekly: number }

/** Retained in addition: this many newest snapshots before a migration. */
const MIGRATION_SNAPSHOTS = 2

export const snapshotName = (now: Date, kind: SnapshotKind): string =>
  `${now.toISOString().replace(/[:.]/g, '-')}-${kind}`

/** Null if `name` is not a snapshot. */
export function parseSnapshotName(name: string): SnapshotName | null {
  const match =
    /^(\d{4}-\d\d-\d\d)T\d\d-\d\d-\d\d-\d{3}Z-(daily|migration|manual)$/.exec(name) ?? []
  const [, day, kind] = match
  if (day === undefined || kind === undefined) return null
  return { name, day, kind: kind as SnapshotKind }
}

/** The Monday of the week of a day, both as `YYYY-MM-DD`. */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

/** The newest snapshot of each of the newest `count` groups. `newestFirst` is sorted. */
function newestOf(
  newestFirst: readonly SnapshotName[],
  count: number,
  groupOf: (snapshot: SnapshotName) => string,
): string[] {
  const groups = new Map<string, string>()
  for (const snapshot of newestFirst) {
    const group = groupOf(snapshot)
    if (!groups.has(group)) groups.set(group, snapshot.name)
  }
  return [...groups.values()].slice(0, count)
}

/** The names that can be deleted. The newest snapshot always stays. */
export function expiredSnapshots(names: readonly string[], { daily, weekly }: Retention): string[] {
  const newestFirst = names
    .map(parseSnapshotName)
    .filter((snapshot) => snapshot !== null)
    .toSorted((a, b) => b.name.localeCompare(a.name))
  const retained = new Set([
    ...newestFirst.slice(0, 1).map(({ name }) => name),
    ...newestOf(newestFirst, daily, ({ day }) => day),
    ...newestOf(newestFirst, weekly, ({ day }) => mondayOf(day)),
    ...newestFirst
      .filter(({ kind }) => kind === 'migration')
      .slice(0, MIGRATION_SNAPSHOTS)
      .map(({ name }) => name),
  ])
  return newestFirst.map(({ name }) => name).filter((name) => !retained.has(name))
}
