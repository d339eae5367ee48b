import { useMessages } from '../../../lib/i18n/messages.tsx'

/** Opens the stored file in a new tab, where the browser shows or saves it. */
export function OpenFileLink({ url }: { url: string }) {
  const { openInNewTab } = useMessages().reader
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-10 items-center rounded-md bg-accent px-4 font-medium text-on-accent"
    >
      {openInNewTab}
    </a>
  )
}
