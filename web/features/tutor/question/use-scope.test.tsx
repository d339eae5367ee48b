import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useScope } from './use-scope.ts'

const file = (id: string) => ({ id, file_name: `${id}.pdf`, isReadable: true })
const show = (baseId: string, ...ids: string[]) =>
  renderHook(() => useScope(baseId, ids.map(file))).result

beforeEach(() => localStorage.clear())

test('keeps the files to ask of each base on this device', () => {
  const first = show('base-a', 'tides', 'rocks')
  act(() => first.current[1]('all'))
  expect(show('base-a', 'tides', 'rocks').current[0]).toBe('all')
  expect(show('base-b', 'clouds', 'rain').current[0]).toBeNull()
  act(() => first.current[1](null))
  expect(show('base-a', 'tides', 'rocks').current[0]).toBeNull()
})

test('leaves out files that are no longer in the base', () => {
  const { current } = show('base-a', 'tides', 'rocks', 'clouds')
  act(() => current[1](['rocks', 'clouds']))
  expect(show('base-a', 'tides', 'clouds').current[0]).toEqual(['clouds'])
  expect(show('base-a', 'tides', 'rain').current[0]).toBeNull()
})

test('asks the open file where there is no other one', () => {
  const { current } = show('base-a', 'tides', 'rocks')
  act(() => current[1]('all'))
  expect(show('base-a', 'tides').current[0]).toBeNull()
})

test('asks the open file where what is stored cannot be read', () => {
  localStorage.setItem('stoa-files-to-ask:base-a', '{')
  expect(show('base-a', 'tides', 'rocks').current[0]).toBeNull()
})
