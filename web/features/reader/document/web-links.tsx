import { ArrowUpRight } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { addressLabel, EXTERNAL_LINK } from '../../../lib/browser/web-address.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { splitAtAddresses } from './addresses.ts'

/** Text whose addresses are links that open in a new tab. */
export function WebLinks({ text }: { text: string }) {
  return splitAtAddresses(text).map(({ text: part, url }, index) =>
    url === null ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <WebLink key={index} url={url}>
        {part}
      </WebLink>
    ),
  )
}

/** A link that opens in a new tab. `url` is an address that `webAddress` returned. */
export function WebLink({ url, children }: { url: string; children: ReactNode }) {
  const leads = useMessages().reader.linkLeaving(addressLabel(url))
  return (
    <a href={url} {...EXTERNAL_LINK} className="document-link" title={leads}>
      {children}
      <ArrowUpRight size="0.9em" role="img" aria-label={leads} />
    </a>
  )
}
