import type { ReadOutline } from '../panel/outline-entry.ts'
import type { PagePlace } from '../types.ts'
import type { OpenPdf } from './open-pdf.ts'

/** The bookmarks of a PDF as contents; `onGo` shows the place of one. */
export const pdfOutline =
  (pdf: OpenPdf, onGo: (place: PagePlace) => void): ReadOutline =>
  async () =>
    (await pdf.outline()).map(({ title, level, url, destination }) => {
      const place = () => (destination === null ? Promise.resolve(null) : pdf.placeOf(destination))
      return {
        title,
        level,
        url,
        page: async () => (await place())?.page ?? null,
        open: () => {
          // A bookmark of a place that the document does not have does nothing.
          place().then(
            (found) => found && onGo(found),
            () => undefined,
          )
        },
      }
    })
