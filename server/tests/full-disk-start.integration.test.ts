import { execFile } from 'node:child_process'
import { statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { PROCESS_ENV, startServer } from '../../testing/server.ts'
import { mountSmallDisk } from '../../testing/small-disk.ts'
import { copyEmptyDatabase } from '../../testing/template.ts'

const disk = await mountSmallDisk(64)

describe.skipIf(disk === null)('with a full disk', () => {
  afterAll(() => disk?.unmount())

  test('a start and the doctor report the disk as the reason, not a damaged database', async () => {
    const data = join(disk?.folder ?? '', 'data')
    await copyEmptyDatabase(data)
    const { bavail, bsize } = await statfs(data)
    await writeFile(join(data, '..', 'filler'), Buffer.alloc(bavail * bsize))

    const reason =
      /database cannot be opened: .*only 0 MB are free there, which may be the reason: free some space/
    await expect(startServer({ STOA_DATA: data })).rejects.toThrow(reason)
    const examined = promisify(execFile)(process.execPath, ['server/doctor/doctor.ts'], {
      env: { ...PROCESS_ENV, STOA_DATA: data },
    })
    await expect(examined).rejects.toMatchObject({
      stderr: expect.stringMatching(reason) as string,
    })
  })
})
