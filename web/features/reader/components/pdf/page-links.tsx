import { useEffect, useState } from 'react'
import { addressLabel, EXTERNAL_LINK } from '../../../../lib/browser/web-address.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import type { OpenPdf } from '../../pdf/open-pdf.ts'
import type { PageLink } from '../../pdf/page-links.ts'
import type { PagePlace } from '../../types.ts'
import './page-links.css'

const NO_LINKS: readonly PageLink[] = []

type Props = { pdf: OpenPdf; number: number; onGo: (place: PagePlace) => void }

/** The links of a drawn page, above its text. A link to the web shows where it leads. */
export function PageLinks({ pdf, number, onGo }: Props) {
  const messages = useMessages().reader
  const [read, setRead] = useState({ pdf, links: NO_LINKS })
  useEffect(() => {
    let isCancelled = false
    // A page whose links cannot be read is shown without them.
    pdf.links(number).then(
      (links) => !isCancelled && setRead({ pdf, links }),
      () => undefined,
    )
    return () => {
      isCancelled = true
    }
  }, [pdf, number])
  const go = async ({ to }: PageLink) => {
    if (to.kind === 'page') onGo({ page: Math.min(pdf.pages, Math.max(1, to.page)), fraction: 0 })
    if (to.kind !== 'destination') return
    // A link to a place that the document does not have does nothing.
    const place = await pdf.placeOf(to.destination).catch(() => null)
    if (place) onGo(place)
  }
  return (read.pdf === pdf ? read.links : NO_LINKS).map((link, index) => {
    const style = {
      left: `${link.left}%`,
      top: `${link.top}%`,
      width: `${link.width}%`,
      height: `${link.height}%`,
    }
    if (link.to.kind !== 'web')
      return (
        <button
          key={index}
          type="button"
          className="page-link"
          style={style}
          aria-label={link.label || messages.linkInside}
          onClick={() => void go(link)}
        />
      )
    const leads = messages.linkLeaving(addressLabel(link.to.url))
    return (
      <a
        key={index}
        href={link.to.url}
        {...EXTERNAL_LINK}
        className="page-link"
        style={style}
        aria-label={link.label ? `${link.label} (${leads})` : leads}
        data-leads={leads}
      />
    )
  })
}
