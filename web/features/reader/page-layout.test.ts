import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anchorAt,
  layOut,
  offsetOf,
  PAGE_GAP,
  passageScale,
  pageAt,
  rowEnd,
  rowStart,
  scaleFor,
  stepZoom,
  ZOOM_MAX,
  ZOOM_MIN,
} from './page-layout.ts'

const A4 = { width: 595, height: 842 }
const WIDE = { width: 842, height: 595 }

describe('the layout of pages', () => {
  it('fits every page to the width, whatever its shape', () => {
    const { widths } = layOut([A4, WIDE], { zoom: 'fit', availableWidth: 700 })
    expect(widths.map(Math.round)).toEqual([700, 700])
  })

  it('limits the scale of a small page', () => {
    expect(scaleFor({ width: 100, height: 100 }, 'fit', 1900)).toBe(2.5)
  })

  it('returns the page at an offset', () => {
    const layout = layOut([A4, A4, A4], { zoom: 1, availableWidth: 700 })
    expect(pageAt(layout, 0)).toBe(0)
    expect(pageAt(layout, (layout.tops[1] ?? 0) - PAGE_GAP - 1)).toBe(0)
    expect(pageAt(layout, layout.tops[1] ?? 0)).toBe(1)
    expect(pageAt(layout, 1e9)).toBe(2)
  })

  it('returns to the same offset from any anchor', () => {
    const size = fc.record({
      width: fc.integer({ min: 1, max: 3000 }),
      height: fc.integer({ min: 1, max: 3000 }),
    })
    fc.assert(
      fc.property(
        fc.array(size, { minLength: 1, maxLength: 40 }),
        fc.nat(50_000),
        fc.constantFrom(1, 2),
        (sizes, y, columns) => {
          const layout = layOut(sizes, { zoom: 'fit', availableWidth: 640, columns })
          expect(offsetOf(layout, anchorAt(layout, y))).toBeCloseTo(y, 4)
        },
      ),
    )
  })

  it('shows two pages of equal size side by side in the width of the frame', () => {
    const layout = layOut([A4, A4, A4], { zoom: 'fit', availableWidth: 1000, columns: 2 })
    expect(layout.tops[0]).toBe(layout.tops[1])
    expect(layout.lefts[1]).toBe((layout.widths[0] ?? 0) + PAGE_GAP)
    expect(layout.rowWidths.map(Math.round)).toEqual([1000, 1000, 1000])
    expect(layout.tops[2]).toBeGreaterThan((layout.tops[0] ?? 0) + (layout.heights[0] ?? 0))
  })

  it('returns the first and the last page of a row', () => {
    const layout = layOut([A4, WIDE, A4], { zoom: 1, availableWidth: 1000, columns: 2 })
    expect(pageAt(layout, 400)).toBe(0)
    expect([0, 1, 2].map((index) => rowStart(layout, index))).toEqual([0, 0, 2])
    expect([0, 1, 2].map((index) => rowEnd(layout, index))).toEqual([1, 1, 2])
  })

  it('keeps the zoom within its limits', () => {
    expect(stepZoom(ZOOM_MAX, 1)).toBe(ZOOM_MAX)
    expect(stepZoom(ZOOM_MIN, -1)).toBe(ZOOM_MIN)
    expect(stepZoom(1, 1)).toBeGreaterThan(1)
  })
})

describe('passageScale', () => {
  const page = { width: 600, height: 800 }

  it('fills a narrow frame with a passage, at most twice as large as the fitted page', () => {
    expect(passageScale(page, 0.8, 358)).toBeCloseTo(342 / 480)
    expect(passageScale(page, 0.1, 358)).toBeCloseTo((2 * 358) / 600)
  })

  it('leaves a page fitted in a wide frame', () => {
    expect(passageScale(page, 0.8, 700)).toBeNull()
  })
})
