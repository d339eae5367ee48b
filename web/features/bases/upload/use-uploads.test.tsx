import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useUploads } from './use-uploads.ts'

const calls: string[] = []
const failing = new Set<string>()
const positions = new Map<string, number>()
vi.mock('./store-file.ts', () => ({
  storeFile: (file: File) => {
    calls.push(`store ${file.name}`)
    return Promise.resolve(`path/${file.name}`)
  },
  recordOf: (file: File, path: string) => ({ file_name: file.name, file_path: path }),
}))
vi.mock('../api/base-file-records.ts', () => ({
  insertFile: (record: { file_name: string; position: number }) => {
    calls.push(`insert ${record.file_name}`)
    positions.set(record.file_name, record.position)
    return failing.has(record.file_name)
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ id: record.file_name })
  },
}))
beforeEach(() => {
  calls.length = 0
  failing.clear()
  positions.clear()
})

const owner = { userId: 'u', baseId: 'b' }
const file = (name: string) => new File(['x'], name)

async function withFiles(...names: string[]) {
  const { result } = renderHook(() => useUploads({ accepted: ['txt'], maxBytes: 100 }))
  act(() => result.current.add(names.map(file)))
  const send = () => act(() => result.current.send(owner))
  return { result, send }
}

test('inserts each row right after its own upload, and not after the last one', async () => {
  const { send } = await withFiles('a.txt', 'b.txt', 'c.txt', 'd.txt')
  const sent = await send()
  expect(sent).toMatchObject({ failed: 0, added: { length: 4 } })
  expect(calls.indexOf('insert a.txt')).toBeLessThan(calls.indexOf('store d.txt'))
})

test('sends the bytes of a file once if its row could not be inserted, and keeps the other rows', async () => {
  failing.add('a.txt')
  const { result, send } = await withFiles('a.txt', 'b.txt')
  expect(await send()).toMatchObject({ failed: 1, added: [{ id: 'b.txt' }] })
  expect(result.current.uploads.map((upload) => upload.file.name)).toEqual(['a.txt'])
  failing.clear()
  calls.length = 0
  expect(await send()).toMatchObject({ failed: 0, added: [{ id: 'a.txt' }] })
  expect(calls).toEqual(['insert a.txt'])
})

test('sends the bytes again if the file is sent again after a day, when the server has deleted them', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  failing.add('a.txt')
  const { send } = await withFiles('a.txt')
  await send()
  failing.clear()
  calls.length = 0
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
  expect(await send()).toMatchObject({ failed: 0, added: [{ id: 'a.txt' }] })
  expect(calls).toEqual(['store a.txt', 'insert a.txt'])
})

test('gives the files of a base the positions in which they were chosen or moved', async () => {
  failing.add('b.txt')
  const { result, send } = await withFiles('d.txt', 'b.txt', 'a.txt', 'c.txt')
  act(() => result.current.move(3, 0))
  expect(await send()).toMatchObject({ added: [{ id: 'c.txt' }, { id: 'd.txt' }, { id: 'a.txt' }] })
  failing.clear()
  await send()
  expect([...positions].toSorted((a, b) => a[1] - b[1]).map(([name]) => name)).toEqual([
    'c.txt',
    'd.txt',
    'b.txt',
    'a.txt',
  ])
})

test('adds a file that is chosen twice once and reports it', async () => {
  const { result } = await withFiles('a.txt', 'b.txt')
  const [first] = result.current.uploads
  act(() => result.current.add(first ? [first.file, first.file, file('c.txt')] : []))
  expect(result.current.uploads.map((upload) => upload.file.name)).toEqual([
    'a.txt',
    'b.txt',
    'c.txt',
  ])
  expect(result.current.rejected).toMatchObject([
    { name: 'a.txt', failure: { code: 'file_chosen_twice' } },
    { name: 'a.txt', failure: { code: 'file_chosen_twice' } },
  ])
})
