import { crc32, deflateSync } from 'node:zlib'

/** A chunk of a PNG file. */
function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.byteLength, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A white PNG of one bit a pixel: many pixels in few bytes. */
export function makePng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  const line = Buffer.alloc(1 + Math.ceil(width / 8), 0xff)
  line.writeUInt8(0, 0)
  const data = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))
  return new Uint8Array(
    Buffer.concat([
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
      chunk('IHDR', header),
      chunk('IDAT', data),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  )
}

/** A GIF of `frames` frames of one pixel each, which browsers show as an animation. */
export function makeAnimatedGif(frames: number): Uint8Array<ArrayBuffer> {
  const header = [0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 1, 0, 1, 0, 0x80, 0, 0]
  const colours = [0xff, 0xff, 0xff, 0, 0, 0]
  const frame = [
    ...[0x21, 0xf9, 4, 0, 10, 0, 0, 0],
    ...[0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0],
  ]
  const all = Array.from({ length: frames }, () => frame).flat()
  return new Uint8Array([...header, ...colours, ...all, 0x3b])
}

/**
 * The beginning of a JPEG: an application segment and the start of a frame of this size. It cannot
 * be decoded.
 */
export function makeJpegHeader(width: number, height: number): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
    ...[0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 1, 0x11, 0],
  ])
  bytes.writeUInt16BE(height, 13)
  bytes.writeUInt16BE(width, 15)
  return new Uint8Array(bytes)
}
