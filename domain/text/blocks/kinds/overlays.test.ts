import { expect, it } from 'vitest'
import { readBlocks } from '../blocks.ts'

const GATES = 'Gates\n\n• A gate holds the water of a river back.'

it('reads only the last page of a slide whose items appear one after another', () => {
  const pages = ['Gates', GATES, `${GATES}\n• It opens when the fields need water.`, 'Weirs']
  const blocks = readBlocks(pages)
  expect(new Set(blocks.map(({ page }) => page))).toEqual(new Set([3, 4]))
})

it('reads the page that answers what the page before it asks', () => {
  const slide = (width: string) => `Gates\n\n• The gate of the mill is ${width} m wide.`
  expect(readBlocks([slide('?'), slide('4')]).map(({ page }) => page)).not.toContain(1)
})

it('reads two slides with one title', () => {
  const pages = [GATES, 'Gates\n\n• A weir lets the water of a river pass.']
  expect(new Set(readBlocks(pages).map(({ page }) => page))).toEqual(new Set([1, 2]))
})
