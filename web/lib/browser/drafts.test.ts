import { expect, test } from 'vitest'
import { DRAFT_PREFIX, removeDrafts } from './drafts.ts'
import { safeLocalStorage } from './safe-storage.ts'

const ID = '00000000-0000-4000-8000-000000000001'

test('removes questions and notes, and keeps answers and settings', () => {
  for (const key of safeLocalStorage.keys()) safeLocalStorage.removeItem(key)
  const answer = `${DRAFT_PREFIX}${ID}:${ID}`
  const kept = [answer, `${answer}:2`, 'stoa-theme']
  const removed = [ID, `file-${ID}`, `note:${ID}`].map((place) => DRAFT_PREFIX + place)
  for (const key of [...kept, ...removed]) safeLocalStorage.setItem(key, 'text')
  removeDrafts()
  expect(safeLocalStorage.keys().toSorted()).toEqual(kept.toSorted())
})
