import { describe, expect, it } from 'vitest'
import { toolbarPlace } from './toolbar-place.ts'

const PHONE = {
  bar: { width: 374, height: 100 },
  window: { width: 390, height: 844 },
  frame: { top: 180, bottom: 795 },
  isTouch: true,
}
const DESKTOP = {
  bar: { width: 480, height: 46 },
  window: { width: 1440, height: 900 },
  frame: { top: 200, bottom: 900 },
  isTouch: false,
}
const lines = (top: number, bottom: number) => ({ left: 50, right: 200, top, bottom })

describe('the toolbar of a selection', () => {
  it.each([
    ['below it for a finger', PHONE, lines(400, 410), 430],
    ['above it and the menu of the phone, near the lower edge', PHONE, lines(700, 710), 534],
    ['above it for a mouse', DESKTOP, lines(400, 410), 344],
    ['below it for a mouse, near the upper edge', DESKTOP, lines(210, 220), 230],
  ])('is %s', (_, surroundings, selection, top) => {
    expect(toolbarPlace(selection, surroundings).top).toBe(top)
  })

  it.each([
    ['at the lower edge on a phone', PHONE, lines(210, 780), 736],
    ['at the upper edge on a computer', DESKTOP, lines(210, 880), 208],
  ])('is %s where the selection leaves no room', (_, surroundings, selection, top) => {
    expect(toolbarPlace(selection, surroundings).top).toBe(top)
  })

  it('stays within the width of the window', () => {
    expect(toolbarPlace(lines(400, 410), PHONE).left).toBe(8)
    expect(toolbarPlace({ ...lines(400, 410), left: 1400, right: 1430 }, DESKTOP).left).toBe(952)
  })
})
