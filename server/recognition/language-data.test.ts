import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLanguageData, type LanguageData } from './language-data.ts'

let folder: string
let data: LanguageData
const FILES = ['eng', 'deu', 'chi_sim', 'osd', 'equ', 'Latin', '..']

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stoa-ocr-'))
  for (const name of FILES) await writeFile(join(folder, `${name}.traineddata`), `data of ${name}`)
  await writeFile(join(folder, 'secret.txt'), 'secret')
  await mkdir(join(folder, 'fra.traineddata'))
  const opened = await openLanguageData(folder)
  if (!opened) throw new Error('no data')
  data = opened
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (path: string, init: RequestInit = {}) =>
  data.respond(new Request(`http://localhost${path}`, init))
const pathOf = (language: string) => `${data.config.path}/${language}.traineddata.gz`

describe('the data of text recognition', () => {
  it('are those of the languages in the folder', () => {
    expect(data.config.languages).toEqual(['chi_sim', 'deu', 'eng'])
  })

  it('are compressed one after the other, and once', async () => {
    let running = 0
    const most: number[] = []
    const compressed: string[] = []
    const opened = await openLanguageData(folder, async (path) => {
      running += 1
      most.push(running)
      compressed.push(path)
      await new Promise(setImmediate)
      running -= 1
      return Buffer.from('compressed')
    })
    const languages = ['eng', 'deu', 'chi_sim', 'eng']
    const responses = languages.map(async (language) => {
      const path = `${data.config.path}/${language}.traineddata.gz`
      return (await opened?.respond(new Request(`http://localhost${path}`)))?.status
    })
    expect(await Promise.all(responses)).toEqual([200, 200, 200, 200])
    expect(most).toEqual([1, 1, 1])
    expect(new Set(compressed).size).toBe(3)
  })

  it('are served compressed at an address that changes with them', async () => {
    const response = await get(pathOf('eng'))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.has('content-encoding')).toBe(false)
    const bytes = new Uint8Array(await response.arrayBuffer())
    expect(gunzipSync(bytes).toString()).toBe('data of eng')
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength))

    await writeFile(join(folder, 'eng.traineddata'), 'other data of eng')
    const changed = await openLanguageData(folder)
    expect(changed?.config.path).not.toBe(data.config.path)
  })

  it('are not sent again to a browser that has them', async () => {
    const etag = (await get(pathOf('deu'))).headers.get('etag') ?? ''
    const again = await get(pathOf('deu'), { headers: { 'if-none-match': `W/${etag}` } })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(await (await get(pathOf('deu'), { method: 'HEAD' })).text()).toBe('')
  })

  it.each([
    '/ocr/other-version/eng.traineddata.gz',
    '/ocr/x/../../secret.txt',
    '/ocr/secret.txt',
    '/ocr/',
  ])('do not include %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it.each(['osd', 'secret', 'fra', 'xyz'])('do not include the file %s', async (name) => {
    expect((await get(pathOf(name))).status).toBe(404)
  })

  it('are missing if the operator turns them off', async () => {
    expect(await openLanguageData('none')).toBeNull()
  })

  it('stop the start if the configured folder has none', async () => {
    await expect(openLanguageData(join(folder, 'missing'))).rejects.toThrow('STOA_OCR_DATA=')
  })
})
