import { ArrowUpRight } from 'lucide-react'
import { Fragment } from 'react'
import { addressLabel, EXTERNAL_LINK } from '../../../lib/browser/web-address.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { splitAtAddresses } from './addresses.ts'

/** Text whose addresses are links that open in a new tab. */
export function WebLinks({ text }: { text: string }) {
  const messages = useMessages().reader
  return splitAtAddresses(text).map(({ text: part, url }, index) =>
    url === null ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <a
        key={index}
        href={url}
        {...EXTERNAL_LINK}
        className="document-link"
        title={messages.linkLeaving(addressLabel(url))}
      >
        {part}
        <ArrowUpRight
          size="0.9em"
          role="img"
          aria-label={messages.linkLeaving(addressLabel(url))}
        />
      </a>
    ),
  )
}
