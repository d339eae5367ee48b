import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useUploads } from './use-uploads.ts'

const calls: string[] = []
const failing = new Set<string>()
vi.mock('./store-file.ts', () => ({
  storeFile: (file: File) => {
    calls.push(`store ${file.name}`)
    return Promise.resolve(`path/${file.name}`)
  },
  recordOf: (file: File, path: string) => ({ file_name: file.name, file_path: path }),
}))
vi.mock('../api/base-file-records.ts', () => ({
  insertFile: (record: { file_name: string }) => {
    calls.push(`insert ${record.file_name}`)
    return failing.has(record.file_name)
      ? Promise.reject(new Error('offline'))
      : Promise.resolve({ id: record.file_name })
  },
}))
beforeEach(() => {
  calls.length = 0
  failing.clear()
})

const owner = { userId: 'u', baseId: 'b' }
const file = (name: string) => new File(['x'], name)

async function withFiles(...names: string[]) {
  const { result } = renderHook(() => useUploads({ accepted: ['txt'], maxBytes: 100 }))
  act(() => result.current.add(names.map(file)))
  const send = () => act(() => result.current.send(owner))
  return { result, send }
}

test('each row is inserted right after its own upload, and not after the last one', async () => {
  const { send } = await withFiles('a.txt', 'b.txt', 'c.txt', 'd.txt')
  const sent = await send()
  expect(sent).toMatchObject({ failed: 0, added: { length: 4 } })
  expect(calls.indexOf('insert a.txt')).toBeLessThan(calls.indexOf('store d.txt'))
})

test('where a row is not inserted, the others stay added, and the bytes are not sent again', async () => {
  failing.add('a.txt')
  const { result, send } = await withFiles('a.txt', 'b.txt')
  expect(await send()).toMatchObject({ failed: 1, added: [{ id: 'b.txt' }] })
  expect(result.current.uploads.map((upload) => upload.file.name)).toEqual(['a.txt'])
  failing.clear()
  calls.length = 0
  expect(await send()).toMatchObject({ failed: 0, added: [{ id: 'a.txt' }] })
  expect(calls).toEqual(['insert a.txt'])
})
