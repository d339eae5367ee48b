import { describe, expect, it } from 'vitest'
import { makeAnimatedGif, makeJpegHeader, makePng } from '../../testing/documents/pictures.ts'
import { pictureSizeOf } from './picture-size.ts'

describe('the size of a picture', () => {
  it('is read from the header of a PNG, a GIF and a JPEG', () => {
    expect(pictureSizeOf(makePng(640, 480))).toEqual({ width: 640, height: 480 })
    expect(pictureSizeOf(makeAnimatedGif(2))).toEqual({ width: 1, height: 1 })
    expect(pictureSizeOf(makeJpegHeader(12_000, 9_000))).toEqual({ width: 12_000, height: 9_000 })
  })

  it('is unknown for other bytes, and for a header that is cut off', () => {
    expect(pictureSizeOf(new TextEncoder().encode('%PDF-1.7 and more text'))).toBeNull()
    expect(pictureSizeOf(new Uint8Array())).toBeNull()
    expect(pictureSizeOf(makePng(5, 5).slice(0, 20))).toBeNull()
    expect(pictureSizeOf(makeJpegHeader(5, 5).slice(0, 12))).toBeNull()
    expect(pictureSizeOf(makePng(0, 5))).toBeNull()
  })

  it('ends for a JPEG of segments without a length', () => {
    const segments = new Uint8Array(200_000).fill(0xff)
    segments[1] = 0xd8
    expect(pictureSizeOf(segments)).toBeNull()
  })
})
