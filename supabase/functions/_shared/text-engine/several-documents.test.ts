import { expect, it } from 'vitest'
import { inProcessEngine } from './in-process.ts'
import { SeveralDocuments } from './several-documents.ts'

it('adds the noun that the sides of a comparison share to both', async () => {
  const texts = {
    boats:
      'Inland barge\n\nAn inland barge has a flat bottom and is towed along a canal by a horse.\n\n' +
      'Coastal barge\n\nA coastal barge has a keel and a mast, and it sails along the shore.',
    offices:
      'Inland\n\nInland is the department that answers letters from the inland offices.\n\n' +
      'Letters\n\nWrite to the office in the town of Orrin with your name and address.',
  }
  const engine = inProcessEngine()
  const files = await Promise.all(
    Object.entries(texts).map(async ([name, text]) => {
      const key = { fileId: name, extracted: '' }
      const document = await engine.openDocument('learner', key, () => Promise.resolve({ text }))
      if (!document) throw new Error('no document')
      return { fileId: name, name, document }
    }),
  )
  const documents = new SeveralDocuments(engine, 'learner', files)
  const { content, citations } = await documents.answer(
    { question: 'What is the difference between inland and coastal barges?' },
    'en',
  )
  expect(content).toContain('flat bottom')
  expect(content).toContain('keel')
  expect(new Set(citations.map(({ file_id }) => file_id))).toEqual(new Set(['boats']))
})
