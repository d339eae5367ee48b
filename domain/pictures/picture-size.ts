/** The size of a picture in pixels. */
export type PixelSize = { readonly width: number; readonly height: number }

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const GIF = [0x47, 0x49, 0x46, 0x38]
const JPEG = [0xff, 0xd8]

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte)

/** Markers of JPEG without a length: restarts, start and end of the picture. */
const hasNoLength = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)

/** Start of a frame, whose segment holds the size: C0 to CF without C4, C8 and CC. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function sizeOfJpeg(view: DataView): PixelSize | null {
  let at = 2
  while (at + 9 <= view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at += 1
    else if (hasNoLength(marker)) at += 2
    else if (isFrame(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) }
    else at += 2 + Math.max(2, view.getUint16(at + 2))
  }
  return null
}

/**
 * The size that the header of a PNG, GIF or JPEG names, whatever its name is, without decoding it;
 * null for other bytes.
 */
export function pictureSizeOf(bytes: Uint8Array): PixelSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const size =
    startsWith(bytes, PNG) && bytes.length >= 24
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : startsWith(bytes, GIF) && bytes.length >= 10
        ? { width: view.getUint16(6, true), height: view.getUint16(8, true) }
        : startsWith(bytes, JPEG)
          ? sizeOfJpeg(view)
          : null
  return size !== null && size.width > 0 && size.height > 0 ? size : null
}
