import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toStoredRecognition } from '../../domain/recognition/stored-recognition.ts'
import { createTestApp, type TestApp } from '../../testing/app.ts'
import { addFile, learnerOf, type Learner } from '../../testing/fixtures/quiz-maker.ts'

const GOOD = { confidence: 95, quality: 'good', lines: [] } as const

describe('the text of pages that was recognised', () => {
  let app: TestApp
  let learner: Learner
  beforeAll(async () => {
    app = await createTestApp()
    learner = await learnerOf(app, 'recognition')
  })
  afterAll(() => app.close())

  const textOf = async (fileId: string) => {
    const { data } = await learner.client
      .from('pdf_text_content')
      .select('unread_pages, recognised_pages, recognition')
      .eq('file_id', fileId)
      .single()
      .throwOnError()
    return data
  }
  const update = (fileId: string, change: object) =>
    learner.client.from('pdf_text_content').update(change).eq('file_id', fileId)

  test('is counted, and so are the pages without text that are left', async () => {
    const fileId = await addFile(learner, 'own text\f \n\f\flast page')
    expect(await textOf(fileId)).toMatchObject({ unread_pages: 2, recognised_pages: 0 })
    const recognition = toStoredRecognition([null, GOOD, null, null])
    await update(fileId, {
      extracted_text: 'own text\fread\f\flast page',
      recognition,
    }).throwOnError()
    expect(await textOf(fileId)).toMatchObject({ unread_pages: 1, recognised_pages: 1 })
    const empty = { ...GOOD, quality: 'empty' } as const
    const all = toStoredRecognition([null, GOOD, empty, null])
    await update(fileId, { recognition: all }).throwOnError()
    expect(await textOf(fileId)).toMatchObject({ unread_pages: 0, recognised_pages: 2 })
  })

  test('is forgotten when the text is read from the file again', async () => {
    const fileId = await addFile(learner, 'read')
    await update(fileId, { recognition: toStoredRecognition([GOOD]) }).throwOnError()
    await learner.client
      .rpc('store_pdf_text_content', {
        p_file_id: fileId,
        p_extracted_text: 'own text\f',
        p_text_length: 9,
      })
      .throwOnError()
    expect(await textOf(fileId)).toEqual({
      unread_pages: 1,
      recognised_pages: 0,
      recognition: null,
    })
  })

  test('keeps the number of pages that the reader of a scan counted', async () => {
    const fileId = await addFile(learner, null)
    await update(fileId, { unread_pages: 7 }).throwOnError()
    expect(await textOf(fileId)).toMatchObject({ unread_pages: 7, recognised_pages: 0 })
  })

  test('is refused unless it is a list', async () => {
    const { error } = await update(learner.fileId, { recognition: { page: 1 } })
    expect(error?.code).toBe('23514')
  })

  test('makes a picture a source of quizzes', async () => {
    const { data: picture } = await learner.client
      .from('base_files')
      .insert({
        base_id: learner.baseId,
        file_name: 'board.png',
        file_path: `${learner.user.id}/${learner.baseId}/${randomUUID()}.png`,
        file_size: 1,
        file_type: 'image/png',
      })
      .select()
      .single()
      .throwOnError()
    const names = async () => {
      const { data } = await learner.client.rpc('get_quiz_sources').throwOnError()
      return JSON.stringify(data)
    }
    expect(await names()).not.toContain('board.png')
    await learner.client
      .from('pdf_text_content')
      .insert({
        file_id: picture.id,
        extracted_text: 'read',
        text_length: 4,
        status: 'completed',
        recognition: toStoredRecognition([GOOD]),
      })
      .throwOnError()
    expect(await names()).toContain('board.png')
  })
})
