import PDFDocument from 'pdfkit'

type Options = {
  /** Password that opens the file. */
  password?: string
  /** False: content streams are not compressed. */
  compress?: boolean
  title?: string
}

const LINE = { width: 460, lineGap: 3 } as const

/** Runs `draw` on a new A4 document without pages and returns the file. */
async function build(
  draw: (pdf: PDFKit.PDFDocument) => void,
  { password, title, compress = true }: Options = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 60,
    autoFirstPage: false,
    compress,
    info: { Title: title ?? 'Test', CreationDate: new Date(0), ModDate: new Date(0) },
    ...(password === undefined
      ? {}
      : { userPassword: password, ownerPassword: `${password}-owner` }),
  })
  const chunks: Buffer[] = []
  const finished = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  draw(pdf)
  pdf.end()
  await finished
  return new Uint8Array(Buffer.concat(chunks))
}

/**
 * A PDF of Latin prose: one string per page, paragraphs separated by blank lines, lines broken by
 * the PDF writer. Text longer than about 3,000 characters continues on another page.
 */
export const makePdf = ({ pages, ...options }: { pages: readonly string[] } & Options) =>
  build((pdf) => {
    for (const page of pages) {
      pdf.addPage()
      pdf.font('Times-Roman').fontSize(12)
      for (const paragraph of page.split(/\n{2,}/)) pdf.text(paragraph, LINE).moveDown()
    }
  }, options)

/** A PDF like that of `makePdf`, in which text between two double asterisks is bold. */
export const makeBoldPdf = (...pages: readonly string[]) =>
  build((pdf) => {
    for (const page of pages) {
      pdf.addPage().fontSize(12)
      for (const paragraph of page.split(/\n{2,}/)) {
        const parts = paragraph.split('**')
        parts.forEach((part, index) => {
          pdf.font(index % 2 === 1 ? 'Times-Bold' : 'Times-Roman')
          pdf.text(part, { ...LINE, continued: index < parts.length - 1 })
        })
        pdf.moveDown()
      }
    }
  })

/**
 * A PDF of one chapter per page, with bookmarks, a link from each page to the next, and a link to
 * `web` on the first page.
 */
export const makeBookPdf = (
  chapters: readonly { title: string; text: string }[],
  web = 'https://example.org/mills',
) =>
  build((pdf) => {
    chapters.forEach(({ title, text }, index) => {
      pdf.addPage().font('Times-Roman').fontSize(12)
      pdf.addNamedDestination(`chapter-${index}`)
      pdf.outline.addItem(title)
      pdf.text(title, LINE).moveDown().text(text, LINE).moveDown()
      const isLast = index === chapters.length - 1
      if (!isLast) pdf.text('Next chapter', { ...LINE, goTo: `chapter-${index + 1}` })
      if (index === 0) pdf.moveDown().text('More about mills', { ...LINE, link: web })
      if (index === 0) pdf.moveDown().text('Run', { ...LINE, link: 'javascript:window.ran=1' })
    })
  })

/** A password-protected PDF. */
export const makeEncryptedPdf = (page = 'Nobody reads this without the password.') =>
  makePdf({ pages: [page], password: 'open sesame' })

/**
 * One page of two columns whose text stream alternates between the columns line by line, as some
 * layout programs write it: in stream order the columns are mixed.
 */
export const makeTwoColumnPdf = (left: readonly string[], right: readonly string[]) =>
  build((pdf) => {
    pdf.addPage().font('Times-Roman').fontSize(10)
    for (let line = 0; line < Math.max(left.length, right.length); line++) {
      const y = 80 + line * 14
      for (const [column, x] of [
        [left, 60],
        [right, 320],
      ] as const) {
        const text = column[line]
        if (text !== undefined) pdf.text(text, x, y, { lineBreak: false })
      }
    }
  })

/** Two pages of which the first takes far longer to draw: curves above each other, and a line. */
export const makeSlowPdf = (curves = 20_000) =>
  build((pdf) => {
    pdf.addPage().font('Times-Roman').fontSize(12)
    for (let index = 0; index < curves; index++)
      pdf
        .moveTo(60, 80 + (index % 600))
        .bezierCurveTo(200, (index * 7) % 800, 400, (index * 13) % 800, 540, 80 + (index % 700))
        .stroke()
    pdf.text('A page of curves.', 60, 60)
    pdf.addPage().text('A page of words.', 60, 60)
  })

/** A page with exactly the lines of each list, so that a line can end in a hyphenated word. */
export const makeLinesPdf = (...pages: readonly (readonly string[])[]) =>
  build((pdf) => {
    for (const lines of pages) {
      pdf.addPage().font('Times-Roman').fontSize(12)
      lines.forEach((line, index) => pdf.text(line, 60, 80 + index * 16, { lineBreak: false }))
    }
  })

type Slide = {
  readonly title: string
  /** Items with their levels, from 0. */
  readonly items: readonly (readonly [text: string, level: number])[]
}

/** Slides whose titles are painted last and in the size of their items. */
export const makeSlidesPdf = (slides: readonly Slide[]) =>
  build((pdf) => {
    for (const { title, items } of slides) {
      pdf
        .addPage({ size: [960, 540], margin: 40 })
        .font('Helvetica')
        .fontSize(28)
      items.forEach(([text, level], i) =>
        pdf.text(`${level === 0 ? '•' : '-'} ${text}`, 60 + 40 * level, 150 + 40 * i, {
          lineBreak: false,
        }),
      )
      pdf.text(title, 60, 40, { lineBreak: false })
    }
  })

/** One page with a table, row by row. */
export const makeTablePdf = (rows: readonly (readonly string[])[]) =>
  build((pdf) => {
    pdf.addPage().font('Helvetica').fontSize(11)
    pdf.table({ data: rows.map((row) => [...row]) })
  })

/** A one-pixel PNG, stretched over the page of a "scan". */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** Pages with an image and no text, like a scan. */
export const makeScanPdf = (pageCount = 1) =>
  build((pdf) => {
    for (let page = 0; page < pageCount; page++)
      pdf.addPage().image(PIXEL, 60, 80, { width: 460, height: 640 })
  })

/** Pages of a text each, or of a picture (PNG or JPEG) that fills the page like a scan. */
export const makeScannedPdf = (pages: readonly (string | Uint8Array)[]) =>
  build((pdf) => {
    for (const page of pages) {
      pdf.addPage()
      if (typeof page === 'string') pdf.font('Times-Roman').fontSize(12).text(page, LINE)
      else pdf.image(Buffer.from(page), 0, 0, { width: pdf.page.width, height: pdf.page.height })
    }
  })

/** A PDF without its second half: page tree and cross-reference table are missing. */
export async function makeTruncatedPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const complete = await makePdf({ pages: ['What was written here is lost. '.repeat(40)] })
  return complete.slice(0, Math.floor(complete.length / 3))
}

/**
 * A PDF without everything after its uncompressed page contents: no library opens it, but its text
 * can be read.
 */
export async function makePdfWithoutStructure(
  pages: readonly string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const complete = await makePdf({ pages, compress: false })
  return complete.slice(0, Buffer.from(complete).lastIndexOf('endstream') + 'endstream'.length)
}

/** A file of zero bytes, as after an upload to a full disk. */
export const makeEmptyFile = (): Uint8Array<ArrayBuffer> => new Uint8Array()

/** An empty zip archive, for a name that ends in .pdf. */
export const makeZip = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array([0x50, 0x4b, 0x05, 0x06, ...new Array<number>(18).fill(0)])

/** A page whose content stream is so long that reading it does not end until it is stopped. */
export function makeEndlessPdf(): Uint8Array<ArrayBuffer> {
  const levels = 9
  const forms = Array.from({ length: levels }, (_, level) => {
    const content = level === levels - 1 ? 'BT /F 9 Tf (x) Tj ET' : '/N Do '.repeat(30)
    const inner =
      level === levels - 1 ? '/Font << /F 4 0 R >>' : `/XObject << /N ${6 + level} 0 R >>`
    return `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << ${inner} >> /Length ${content.length} >>\nstream\n${content}\nendstream`
  })
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] /Contents 14 0 R /Resources << /XObject << /N 5 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...forms,
    '<< /Length 5 >>\nstream\n/N Do\nendstream',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const start = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return new TextEncoder().encode(file)
}
