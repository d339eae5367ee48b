import type { Locator } from 'playwright-core'

/** How `control` is drawn; contrasts of its edge and its fill on the page, and of its mark. */
export const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const rgb = (colour: string) => {
      const brush = document.createElement('canvas').getContext('2d')
      if (!brush) throw new Error('no canvas')
      brush.fillStyle = colour
      brush.fillRect(0, 0, 1, 1)
      return [...brush.getImageData(0, 0, 1, 1).data].slice(0, 3)
    }
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = rgb(colour).map((part) =>
        part <= 10 ? part / 3295 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
      return (light + 0.05) / (dark + 0.05)
    }
    const { appearance, borderColor, backgroundColor, color } = getComputedStyle(element)
    const ground = getComputedStyle(document.body).backgroundColor
    return {
      appearance,
      edge: contrast(borderColor, ground),
      fill: contrast(backgroundColor, ground),
      mark: contrast(color, backgroundColor),
    }
  })
