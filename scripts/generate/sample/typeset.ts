import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import PDFDocument from 'pdfkit'
import { INK, MUTED } from './figures.ts'
import type { Block, SampleDocument } from './blocks.ts'
import { ENGLISH } from './text.ts'

type Pdf = PDFKit.PDFDocument

const PAGE = { width: 420, height: 595 }
const MARGIN = { top: 62, bottom: 60, left: 54, right: 54 }
const WIDTH = PAGE.width - MARGIN.left - MARGIN.right
const BOTTOM = PAGE.height - MARGIN.bottom
const BODY = { size: 10.5, gap: 3.6 }
const ACCENT = '#b4690e'
/** A heading is kept on the same page as at least this many points of what follows. */
const HEADING_KEEP_HEIGHT = 64
/** Fixed creation date, so that generating the file again gives the same bytes. */
const CREATION_DATE = new Date(Date.UTC(2026, 10, 21))

/** Standard fonts of PDF, which have the accented letters that those of KaTeX lack. */
const LATIN_FONTS = {
  serif: 'Times-Roman',
  'serif-bold': 'Times-Bold',
  italic: 'Times-Italic',
  math: 'Times-Italic',
  sans: 'Helvetica',
  'sans-bold': 'Helvetica-Bold',
}

/** Computer Modern, included in KaTeX, or the standard fonts. */
function registerFonts(pdf: Pdf, fonts: SampleDocument['fonts']) {
  if (fonts === 'latin') {
    for (const [name, standard] of Object.entries(LATIN_FONTS)) pdf.registerFont(name, standard)
    return
  }
  const katex = dirname(createRequire(import.meta.url).resolve('katex'))
  const font = (name: string, file: string) =>
    pdf.registerFont(name, join(katex, 'fonts', `KaTeX_${file}.ttf`))
  font('serif', 'Main-Regular')
  font('serif-bold', 'Main-Bold')
  font('italic', 'Main-Italic')
  font('math', 'Math-Italic')
  font('sans', 'SansSerif-Regular')
  font('sans-bold', 'SansSerif-Bold')
}

const body = (pdf: Pdf) => pdf.font('serif').fontSize(BODY.size).fillColor(INK)
const textOptions = { width: WIDTH, lineGap: BODY.gap, align: 'left' } as const

/** Starts a new page if fewer than `height` points are left. */
function ensureSpace(pdf: Pdf, height: number) {
  if (pdf.y + height > BOTTOM) pdf.addPage()
}

function drawFormula(
  pdf: Pdf,
  runs: readonly { text: string; superscript?: true }[],
  number: number,
) {
  ensureSpace(pdf, 34)
  const size = (superscript?: true) => (superscript ? 9 : 14)
  const widths = runs.map(({ text, superscript }) =>
    pdf.font('math').fontSize(size(superscript)).widthOfString(text),
  )
  let x = MARGIN.left + (WIDTH - widths.reduce((sum, width) => sum + width, 0)) / 2
  const y = pdf.y + 16
  runs.forEach(({ text, superscript }, at) => {
    // The italic font of formulas has no operators: those use the upright font
    for (const part of text.split(/([−=×/\d]+|\s+)/).filter(Boolean)) {
      pdf
        .font(/[−=×/\d]/.test(part) ? 'serif' : 'math')
        .fontSize(size(superscript))
        .fillColor(INK)
      pdf.text(part, x, superscript ? y - 6 : y, { lineBreak: false, baseline: 'alphabetic' })
      x += pdf.widthOfString(part)
    }
    x += at < runs.length - 1 ? 1 : 0
  })
  body(pdf).text(`(${number})`, MARGIN.left, y, {
    width: WIDTH,
    align: 'right',
    baseline: 'alphabetic',
  })
  pdf.x = MARGIN.left
  pdf.y = y + 16
}

function caption(pdf: Pdf, name: string, text: string) {
  pdf.font('sans-bold').fontSize(8.5).fillColor(INK)
  pdf.text(`${name}  `, MARGIN.left, pdf.y, { width: WIDTH, lineGap: 2, continued: true })
  pdf.font('sans').fillColor(MUTED).text(text)
}

const captionHeight = (pdf: Pdf, text: string) =>
  pdf.font('sans').fontSize(8.5).heightOfString(`Figure 0  ${text}`, { width: WIDTH, lineGap: 2 })

/** Text in which `**` is around what is bold. */
function drawParagraph(pdf: Pdf, text: string) {
  pdf.x = MARGIN.left
  const parts = text.split('**')
  for (const [at, part] of parts.entries()) {
    const continued = at < parts.length - 1
    body(pdf).font(at % 2 === 1 ? 'serif-bold' : 'serif')
    if (part !== '') pdf.text(part, { ...textOptions, continued })
  }
}

type Table = Extract<Block, { kind: 'table' }>

function drawTable(pdf: Pdf, { columns, rows, caption: text }: Table, name: string) {
  const pad = 5
  const widths = columns.map((share) => share * WIDTH)
  const heights = rows.map((row, at) => {
    pdf.font(at === 0 ? 'sans-bold' : 'serif').fontSize(at === 0 ? 8.5 : 9.5)
    return (
      Math.max(...row.map((cell, i) => pdf.heightOfString(cell, { width: (widths[i] ?? 0) - 8 }))) +
      2 * pad
    )
  })
  ensureSpace(pdf, heights.reduce((sum, height) => sum + height, 0) + captionHeight(pdf, text) + 14)
  caption(pdf, name, text)
  let y = pdf.y + 5
  rows.forEach((row, at) => {
    let x = MARGIN.left
    row.forEach((cell, i) => {
      pdf
        .font(at === 0 ? 'sans-bold' : 'serif')
        .fontSize(at === 0 ? 8.5 : 9.5)
        .fillColor(INK)
      pdf.text(cell, x, y + pad, { width: (widths[i] ?? 0) - 8 })
      x += widths[i] ?? 0
    })
    y += heights[at] ?? 0
    pdf.moveTo(MARGIN.left, y).lineTo(MARGIN.left + WIDTH, y)
    pdf
      .lineWidth(at === 0 || at === rows.length - 1 ? 0.9 : 0.35)
      .strokeColor(MUTED)
      .stroke()
  })
  pdf.x = MARGIN.left
  pdf.y = y + 14
}

function drawTitle(pdf: Pdf, { title, subtitle }: SampleDocument) {
  pdf.font('serif-bold').fontSize(28).fillColor(INK).text(title, MARGIN.left, 92, { width: WIDTH })
  pdf.font('italic').fontSize(12.5).fillColor(MUTED).text(subtitle, { width: WIDTH })
  pdf.moveTo(MARGIN.left, pdf.y + 14).lineTo(MARGIN.left + 56, pdf.y + 14)
  pdf.lineWidth(2).strokeColor(ACCENT).stroke()
  pdf.y += 34
}

type Numbers = { figure: number; table: number; readonly tableName: string }

/** Draws one block at the cursor. `numbers` counts figures and tables. */
function drawBlock(pdf: Pdf, block: Block, numbers: Numbers) {
  switch (block.kind) {
    case 'heading':
      ensureSpace(pdf, HEADING_KEEP_HEIGHT)
      if (pdf.y > MARGIN.top + 1) pdf.y += 8
      pdf
        .font('serif-bold')
        .fontSize(14)
        .fillColor(INK)
        .text(block.text, MARGIN.left, pdf.y, { width: WIDTH })
      pdf.y += 5
      return
    case 'paragraph':
      ensureSpace(pdf, 3 * (BODY.size + BODY.gap))
      drawParagraph(pdf, block.text)
      pdf.y += 6
      return
    case 'list':
      for (const item of block.items) {
        ensureSpace(pdf, 2 * (BODY.size + BODY.gap))
        const y = pdf.y
        pdf
          .circle(MARGIN.left + 3, y + 6, 1.6)
          .fillColor(ACCENT)
          .fill()
        body(pdf).text(item, MARGIN.left + 14, y, { ...textOptions, width: WIDTH - 14 })
        pdf.y += 3
      }
      pdf.x = MARGIN.left
      pdf.y += 4
      return
    case 'formula':
      drawFormula(pdf, block.runs, block.number)
      return
    case 'figure': {
      ensureSpace(pdf, block.figure.height + captionHeight(pdf, block.caption) + 24)
      const y = pdf.y + 8
      pdf.save().translate(MARGIN.left, y)
      block.figure.draw(pdf, WIDTH)
      pdf.restore()
      pdf.x = MARGIN.left
      pdf.y = y + block.figure.height + 6
      numbers.figure += 1
      caption(pdf, `Figure ${numbers.figure}`, block.caption)
      pdf.y += 12
      return
    }
    case 'table':
      numbers.table += 1
      drawTable(pdf, block, `${numbers.tableName} ${numbers.table}`)
  }
}

function drawHeadersAndFooters(pdf: Pdf, title: string) {
  const { count } = pdf.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    pdf.switchToPage(at)
    // Prevents pdfkit from starting a new page below the text area
    pdf.page.margins.bottom = 0
    pdf.font('sans').fontSize(8).fillColor(MUTED)
    if (at > 0) pdf.text(title, MARGIN.left, 34, { width: WIDTH, lineBreak: false })
    pdf.text(String(at + 1), MARGIN.left, PAGE.height - 40, {
      width: WIDTH,
      align: 'center',
      lineBreak: false,
    })
  }
}

/** A sample as a complete PDF file. */
export async function typesetSample(sample: SampleDocument = ENGLISH): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margins: MARGIN,
    bufferPages: true,
    lang: sample.language,
    info: {
      Title: sample.title,
      Subject: sample.subtitle,
      Author: 'Stoa',
      CreationDate: CREATION_DATE,
      ModDate: CREATION_DATE,
    },
  })
  const chunks: Buffer[] = []
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  registerFonts(pdf, sample.fonts)
  drawTitle(pdf, sample)
  const numbers = { figure: 0, table: 0, tableName: sample.tableName }
  for (const block of sample.blocks) drawBlock(pdf, block, numbers)
  drawHeadersAndFooters(pdf, sample.title)
  pdf.end()
  await finished
  return new Uint8Array(Buffer.concat(chunks))
}
