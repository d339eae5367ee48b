import type { Log } from '../monitoring/log.ts'
import { parseSnapshotName } from './retention.ts'
import { listSnapshots, takeSnapshot, type SnapshotDeps } from './snapshot.ts'

/** Logs a snapshot that could not be taken; the service continues without it. */
export const reportSkipped = (log: Log) => (error: unknown) => {
  log({ name: 'backup_skipped', reason: error instanceof Error ? error.message : String(error) })
}

/** Takes the snapshot of today unless there is one. Never throws. */
export async function dailySnapshot(deps: SnapshotDeps): Promise<void> {
  const today = deps.now().toISOString().slice(0, 10)
  const days = (await listSnapshots(deps.env.dataFolder)).map(
    (name) => parseSnapshotName(name)?.day,
  )
  if (!days.includes(today)) await takeSnapshot(deps, 'daily').catch(reportSkipped(deps.log))
}
