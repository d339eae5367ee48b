import { memo, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { readBlocks, type Block } from '../../../../domain/text/blocks/blocks.ts'
import { locatePassage } from '../../../../domain/text/search/find-quote.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { useNearFrame } from '../use-near-frame.ts'

/** Characters of a line and height of a line, to estimate the height of a page. */
const LINE_CHARS = 55
const LINE_REM = 1.8

type Props = {
  number: number
  text: string
  /** The passage to highlight on this page. */
  quote: string | null
  /** Receives whether the passage is on the page once it is laid out. */
  onPlaced: (isFound: boolean) => void
}

/** One page as paragraphs; laid out once it is near the frame. */
export const TextPage = memo(function TextPage({ number, text, quote, onPlaced }: Props) {
  const messages = useMessages().reader
  const section = useRef<HTMLElement>(null)
  const isLaidOut = useNearFrame(section, quote === null) || quote !== null
  const blocks = useMemo(() => (isLaidOut ? readBlocks([text]) : []), [isLaidOut, text])
  const passage = useMemo(() => passageOf(text, quote), [text, quote])
  useEffect(() => {
    if (quote === null) return
    onPlaced(passage !== null)
    section.current?.querySelector('mark')?.scrollIntoView({ block: 'center' })
  }, [quote, passage, onPlaced])
  const lines = Math.ceil(text.length / LINE_CHARS)
  return (
    <section
      ref={section}
      data-text-page={number}
      aria-label={messages.page(number)}
      className="grid scroll-mt-4 content-start gap-4"
      style={isLaidOut ? undefined : { minHeight: `${lines * LINE_REM}rem` }}
    >
      <p aria-hidden className="border-b border-line pb-1 text-sm text-muted">
        {messages.page(number)}
      </p>
      {isLaidOut && blocks.length === 0 && <p className="text-muted">{messages.noText}</p>}
      {blocks.map((block) => (
        <BlockText key={block.start} block={block} quote={quote} passage={passage} text={text} />
      ))}
    </section>
  )
})

type Range = { readonly start: number; readonly end: number }

const passageOf = (text: string, quote: string | null): Range | null =>
  quote === null ? null : locatePassage(quote, text)

type BlockProps = { block: Block; text: string; quote: string | null; passage: Range | null }

function BlockText({ block, text, quote, passage }: BlockProps) {
  const isMarked = passage !== null && passage.start < block.end && block.start < passage.end
  const content = (part: Range & { readonly text: string }) =>
    isMarked && passage.start < part.end && part.start < passage.end ? (
      <Marked text={part.text} quote={quote} />
    ) : (
      part.text
    )
  switch (block.kind) {
    case 'heading':
      return (
        <h3 dir="auto" className="pt-2 text-xl">
          {content(block)}
        </h3>
      )
    case 'formula':
    case 'code':
    case 'table':
      return (
        <pre dir="auto" className="overflow-x-auto font-sans text-sm leading-relaxed">
          {isMarked ? (
            <mark>{text.slice(block.start, block.end)}</mark>
          ) : (
            text.slice(block.start, block.end)
          )}
        </pre>
      )
    case 'list':
      return block.items.length === 0 ? (
        <Paragraph>{content(block)}</Paragraph>
      ) : (
        <ul dir="auto" className="grid list-disc gap-1.5 ps-5 font-serif text-lg leading-relaxed">
          {block.items.map((item) => (
            <Item key={item.start} number={numberOf(text, item.start)}>
              {content(item)}
            </Item>
          ))}
        </ul>
      )
    default:
      return <Paragraph>{content(block)}</Paragraph>
  }
}

/** The number of a list item, such as `2.` or `(b)`; null if it has a bullet. */
function numberOf(page: string, start: number): string | null {
  const line = page.slice(page.lastIndexOf('\n', start - 1) + 1, start).trim()
  return /[\p{L}\p{N}]/u.test(line) && line.length <= 6 ? line : null
}

const Item = ({ number, children }: { number: string | null; children: ReactNode }) =>
  number === null ? (
    <li>{children}</li>
  ) : (
    <li className="-ms-5 grid list-none grid-cols-[minmax(1.25rem,max-content)_minmax(0,1fr)] gap-1">
      <span className="text-muted font-figures">{number} </span>
      <span>{children}</span>
    </li>
  )

const Paragraph = ({ children }: { children: ReactNode }) => (
  <p dir="auto" className="font-serif text-lg leading-relaxed wrap-anywhere">
    {children}
  </p>
)

/** The part of `text` that the quote covers, or all of it if the quote continues elsewhere. */
function Marked({ text, quote }: { text: string; quote: string | null }) {
  const found = passageOf(text, quote)
  if (!found) return <mark>{text}</mark>
  return (
    <>
      {text.slice(0, found.start)}
      <mark>{text.slice(found.start, found.end)}</mark>
      {text.slice(found.end)}
    </>
  )
}
