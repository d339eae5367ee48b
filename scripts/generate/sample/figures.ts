/**
 * Draws a figure into a box of `width` points and its own `height`, its upper left corner at the
 * origin.
 */
export type Figure = { height: number; draw: (pdf: PDFKit.PDFDocument, width: number) => void }

export const INK = '#1d2433'
export const MUTED = '#5b6475'
const LINE = '#c9cbd1'
const ACCENT = '#b4690e'
const PALE = '#f6ecdc'

const label = (
  pdf: PDFKit.PDFDocument,
  text: string,
  options: PDFKit.Mixins.TextOptions & { x: number; y: number; colour?: string },
) => {
  const { x, y, colour = MUTED, ...rest } = options
  pdf
    .font('sans')
    .fontSize(8)
    .fillColor(colour)
    .text(text, x, y, { lineBreak: false, ...rest })
}

function arrow(
  pdf: PDFKit.PDFDocument,
  { from, to }: { from: [number, number]; to: [number, number] },
  colour = MUTED,
) {
  const [x, y] = to
  const angle = Math.atan2(y - from[1], x - from[0])
  const wing = (turn: number): [number, number] => [
    x - 5 * Math.cos(angle + turn),
    y - 5 * Math.sin(angle + turn),
  ]
  pdf
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(1)
    .strokeColor(colour)
    .stroke()
  pdf.polygon(to, wing(0.4), wing(-0.4)).fillColor(colour).fill()
}

function box(
  pdf: PDFKit.PDFDocument,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  text: string,
) {
  pdf.roundedRect(x, y, width, height, 5).lineWidth(1).fillAndStroke(PALE, ACCENT)
  pdf
    .font('sans-bold')
    .fontSize(9)
    .fillColor(INK)
    .text(text, x, y + height / 2 - 5, { width, align: 'center', lineBreak: false })
}

export const memoryStages: Figure = {
  height: 92,
  draw(pdf, width) {
    const [w, h, top] = [78, 34, 26]
    const gap = (width - 3 * w) / 2
    const at = (n: number) => n * (w + gap)
    box(pdf, { x: at(0), y: top, width: w, height: h }, 'Encoding')
    box(pdf, { x: at(1), y: top, width: w, height: h }, 'Storage')
    box(pdf, { x: at(2), y: top, width: w, height: h }, 'Retrieval')
    arrow(pdf, { from: [at(0) + w + 4, top + h / 2], to: [at(1) - 4, top + h / 2] })
    arrow(pdf, { from: [at(1) + w + 4, top + h / 2], to: [at(2) - 4, top + h / 2] })
    // Back from retrieval to storage, underneath
    const [from, to, below] = [at(2) + w / 2, at(1) + w / 2, top + h + 20]
    pdf
      .moveTo(from, top + h + 3)
      .lineTo(from, below)
      .lineTo(to, below)
      .lineWidth(1)
      .strokeColor(ACCENT)
      .stroke()
    arrow(pdf, { from: [to, below], to: [to, top + h + 4] }, ACCENT)
    label(pdf, 'attention, meaning', { x: 0, y: top - 14, width: w, align: 'center' })
    label(pdf, 'sleep, time', { x: at(1), y: top - 14, width: w, align: 'center' })
    label(pdf, 'cues, effort', { x: at(2), y: top - 14, width: w, align: 'center' })
    label(pdf, 'stored again', {
      x: to,
      y: below + 3,
      width: from - to,
      align: 'center',
      colour: ACCENT,
    })
  },
}

/**
 * Axes of a chart whose lower left corner is at `left`, `bottom`, with percent marks up the side.
 */
function axes(
  pdf: PDFKit.PDFDocument,
  { left, bottom, width, height }: { left: number; bottom: number; width: number; height: number },
) {
  for (const percent of [0, 25, 50, 75, 100]) {
    const y = bottom - (percent / 100) * height
    pdf
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(percent === 0 ? 1 : 0.5)
      .strokeColor(percent === 0 ? MUTED : LINE)
      .stroke()
    label(pdf, `${percent}%`, { x: 0, y: y - 4, width: left - 6, align: 'right' })
  }
}

const DAYS = 10

export const forgettingCurves: Figure = {
  height: 150,
  draw(pdf, width) {
    const [left, bottom, high] = [32, 126, 116]
    const wide = width - left - 44
    axes(pdf, { left, bottom, width: wide, height: high })
    for (let day = 0; day <= DAYS; day += 2)
      label(pdf, String(day), {
        x: left + (day / DAYS) * wide - 10,
        y: bottom + 5,
        width: 20,
        align: 'center',
      })
    label(pdf, 'days since learning', { x: left, y: bottom + 16, width: wide, align: 'center' })
    for (const [stability, colour, dash] of [
      [2, ACCENT, 0],
      [5, INK, 4],
      [20, MUTED, 2],
    ] as const) {
      const y = (day: number) => bottom - Math.exp(-day / stability) * high
      pdf.moveTo(left, y(0))
      for (let day = 0.1; day <= DAYS + 0.01; day += 0.1)
        pdf.lineTo(left + (day / DAYS) * wide, y(day))
      if (dash > 0) pdf.dash(dash, { space: dash })
      pdf.lineWidth(1.6).strokeColor(colour).stroke().undash()
      label(pdf, `S = ${stability}`, { x: left + wide + 6, y: y(DAYS) - 5, colour })
    }
  },
}

/** Percent of the passage recalled: after a second reading, after a test. */
const RECALLED = [
  ['5 minutes', 81, 75],
  ['2 days', 54, 68],
  ['1 week', 42, 56],
] as const

export const recallBars: Figure = {
  height: 158,
  draw(pdf, width) {
    const [left, bottom, high, bar] = [32, 112, 100, 30]
    const wide = width - left
    axes(pdf, { left, bottom, width: wide, height: high })
    RECALLED.forEach(([delay, reread, tested], at) => {
      const middle = left + ((at + 0.5) * wide) / RECALLED.length
      for (const [x, percent, colour] of [
        [middle - bar - 2, reread, LINE],
        [middle + 2, tested, ACCENT],
      ] as const) {
        const tall = (percent / 100) * high
        pdf
          .rect(x, bottom - tall, bar, tall)
          .fillColor(colour)
          .fill()
        label(pdf, `${percent}%`, {
          x,
          y: bottom - tall - 11,
          width: bar,
          align: 'center',
          colour: INK,
        })
      }
      label(pdf, delay, { x: middle - 40, y: bottom + 5, width: 80, align: 'center' })
    })
    for (const [x, colour, text] of [
      [left + wide / 2 - 96, LINE, 'second reading'],
      [left + wide / 2 + 14, ACCENT, 'recall test'],
    ] as const) {
      pdf
        .rect(x, bottom + 25, 9, 9)
        .fillColor(colour)
        .fill()
      label(pdf, text, { x: x + 14, y: bottom + 25 })
    }
  },
}

export const leitnerBoxes: Figure = {
  height: 96,
  draw(pdf, width) {
    const [count, w, h, top] = [5, 46, 34, 22]
    const gap = (width - count * w) / (count - 1)
    const at = (n: number) => n * (w + gap)
    for (let n = 0; n < count; n += 1) {
      box(pdf, { x: at(n), y: top, width: w, height: h }, `Box ${n + 1}`)
      label(pdf, n === 0 ? '1 day' : `${2 ** n} days`, {
        x: at(n),
        y: top - 13,
        width: w,
        align: 'center',
      })
      if (n > 0)
        arrow(pdf, { from: [at(n - 1) + w + 2, top + h / 2], to: [at(n) - 2, top + h / 2] })
    }
    const below = top + h + 18
    pdf
      .moveTo(at(4) + w / 2, top + h + 3)
      .lineTo(at(4) + w / 2, below)
      .lineTo(w / 2, below)
      .lineWidth(1)
      .strokeColor(ACCENT)
      .dash(3, { space: 2 })
      .stroke()
      .undash()
    arrow(pdf, { from: [w / 2, below], to: [w / 2, top + h + 4] }, ACCENT)
    label(pdf, 'missed: back to the first box', {
      x: 0,
      y: below + 4,
      width,
      align: 'center',
      colour: ACCENT,
    })
  },
}
