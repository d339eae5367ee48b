import { describe, expect, it } from 'vitest'
import { errors } from '../../../../messages/en/errors.ts'
import { estimateOf, offerOf } from './offer-of-file.ts'

const extraction = (change: object) => ({
  status: 'completed' as const,
  error_message: null,
  text_length: 0,
  unread_pages: 0,
  recognised_pages: 0,
  ...change,
})
const pdf = (change: object) => ({ file_type: 'application/pdf', extraction: extraction(change) })

describe('the offer of recognition', () => {
  it('is made for pages without text of a PDF', () => {
    expect(offerOf(pdf({ unread_pages: 12 }))).toEqual({ kind: 'pages', pages: 12 })
    expect(offerOf(pdf({}))).toBeNull()
  })

  it('is made for a PDF without text, also where its pages were not counted', () => {
    const scan = { status: 'failed', error_message: errors.pdf_no_text }
    expect(offerOf(pdf({ ...scan, unread_pages: 3 }))).toEqual({ kind: 'scan', pages: 3 })
    expect(offerOf(pdf(scan))).toEqual({ kind: 'scan', pages: null })
  })

  it('is not made for a PDF that cannot be opened, or that is still being read', () => {
    expect(offerOf(pdf({ status: 'failed', error_message: errors.pdf_encrypted }))).toBeNull()
    expect(offerOf(pdf({ status: 'not_processed' }))).toBeNull()
  })

  it('is made for a picture until its text is recognised', () => {
    const picture = (status: 'completed' | 'failed' | 'not_processed') =>
      offerOf({ file_type: 'image/png', extraction: extraction({ status }) })
    expect(picture('not_processed')).toEqual({ kind: 'picture', pages: 1 })
    expect(picture('failed')).toEqual({ kind: 'picture', pages: 1 })
    expect(picture('completed')).toBeNull()
  })

  it('is made again after an attempt without text, without saying that there was none', () => {
    for (const code of ['recognition_timeout', 'recognition_unreliable'] as const) {
      const failed = extraction({ status: 'failed', error_message: errors[code] })
      const again = { kind: 'again', pages: 1 }
      expect(offerOf({ file_type: 'image/png', extraction: failed })).toEqual(again)
      const scan = pdf({ status: 'failed', error_message: errors[code] })
      expect(offerOf(scan)).toEqual({ kind: 'again', pages: null })
    }
  })

  it('is not made again for a picture that is too large or damaged', () => {
    for (const code of ['picture_too_large', 'document_damaged'] as const) {
      const failed = extraction({ status: 'failed', error_message: errors[code] })
      expect(offerOf({ file_type: 'image/png', extraction: failed })).toBeNull()
    }
  })

  it('is not made for other types', () => {
    const slides = { file_type: 'video/mp4', extraction: extraction({ status: 'not_processed' }) }
    expect(offerOf(slides)).toBeNull()
  })

  it('states at least a minute and at most the pages of one run', () => {
    expect(estimateOf(1)).toEqual({ pages: 1, minutes: 1 })
    expect(estimateOf(60)).toEqual({ pages: 60, minutes: 4 })
    expect(estimateOf(5000)).toEqual({ pages: 300, minutes: 20 })
  })
})
