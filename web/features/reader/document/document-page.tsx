import { Fragment, memo, useEffect, useMemo, useRef, type ReactNode } from 'react'
import type { PageBlock } from '../../../../domain/text/blocks/page-structure.ts'
import { RichText } from '../../../components/content/rich-text.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { DocumentPageText } from '../api/document-pages.ts'
import type { TextRange } from '../page-text.ts'
import type { PageHighlight } from '../pdf/highlights.ts'
import { cellsOf, groupItems, hasHeader, itemParts } from './blocks.ts'
import { DocumentLink } from './document-link.tsx'
import { WebLinks } from './web-links.tsx'
import { groupByLink, segmentsOf, type Decoration, type Segment } from './segments.ts'
import { useNearFrame } from '../use-near-frame.ts'

/** Characters of a line and height of a line, to estimate the height of a page. */
const LINE_CHARS = 60
const LINE_EM = 1.8

/** Scrolls to an element and stays there while the pages around it are laid out. */
export type ShowElement = (find: () => Element | null, block: 'start' | 'center') => void

type Props = {
  number: number
  page: DocumentPageText
  /** The highlights of this page. Keep the array's identity while it does not change. */
  marks: readonly PageHighlight[]
  show: ShowElement
  /** True if the passage was not found, so that the page itself is highlighted. */
  isPageHighlighted: boolean
}

/** One page of a document, laid out once it is near the frame. */
export const DocumentPage = memo(function DocumentPage(props: Props) {
  const { number, page, marks, show, isPageHighlighted } = props
  const messages = useMessages().reader
  const section = useRef<HTMLElement>(null)
  const isLaidOut = useNearFrame(section, marks.length === 0) || marks.length > 0
  const focus = marks.find(({ kind }) => kind === 'current') ?? marks.find(isPassage)
  useEffect(() => {
    if (!focus) return
    show(() => section.current?.querySelector(`mark[data-kind=${focus.kind}]`) ?? null, 'center')
  }, [focus, show])
  const groups = useMemo(() => (isLaidOut ? groupItems(page.blocks) : []), [isLaidOut, page])
  const decoration: Decoration = { marks, emphasis: page.emphasis, links: page.links }
  const lines = Math.ceil(page.text.length / LINE_CHARS)
  return (
    <section
      ref={section}
      data-document-page={number}
      data-edge={isPageHighlighted || undefined}
      aria-label={messages.page(number)}
      className="document-page"
      style={isLaidOut ? undefined : { minHeight: `${lines * LINE_EM}em` }}
    >
      <p aria-hidden className="document-page-number">
        {number}
      </p>
      {isLaidOut && groups.length === 0 && <p className="text-muted">{messages.noText}</p>}
      {groups.map((group) =>
        group.kind === 'list' ? (
          <ItemList
            key={group.items[0]?.start}
            items={group.items}
            page={page.text}
            decoration={decoration}
          />
        ) : (
          <Block
            key={`${group.block.start}-${group.block.end}`}
            block={group.block}
            page={page.text}
            decoration={decoration}
          />
        ),
      )}
    </section>
  )
})

const isPassage = ({ kind }: PageHighlight): boolean => kind === 'passage'

type PartProps = { page: string; decoration: Decoration }

/** A part of the page with its emphasis, formulas and highlights. */
function Part({ page, decoration, range }: PartProps & { range: TextRange }) {
  return groupByLink(segmentsOf(page, range, decoration)).map(({ link, segments }) => {
    const texts = segments.map((segment) => <SegmentText key={segment.start} segment={segment} />)
    const key = segments[0]?.start
    return link ? (
      <DocumentLink key={key} to={link.to}>
        {texts}
      </DocumentLink>
    ) : (
      <Fragment key={key}>{texts}</Fragment>
    )
  })
}

function SegmentText({ segment }: { segment: Segment }): ReactNode {
  const { text, mark, style, link, isFormula } = segment
  // The selected text of a drawn formula is its source, as it is stored.
  const formula = (
    <span data-source-text={text}>
      <RichText text={text} />
    </span>
  )
  const content = isFormula ? formula : link ? text : <WebLinks text={text} />
  const styled =
    style === null ? content : style === 'bold' ? <strong>{content}</strong> : <em>{content}</em>
  return mark === null ? styled : <mark data-kind={mark}>{styled}</mark>
}

function Block({ block, page, decoration }: PartProps & { block: PageBlock }) {
  const messages = useMessages().reader
  const isCode = block.kind === 'code'
  const part = <Part page={page} decoration={{ ...decoration, isCode }} range={block} />
  switch (block.kind) {
    case 'heading':
      return (
        <Heading level={block.level} start={block.start}>
          {part}
        </Heading>
      )
    case 'table':
      return <Table page={page} decoration={decoration} block={block} />
    case 'code':
      return (
        <pre dir="ltr" data-start={block.start}>
          {part}
        </pre>
      )
    case 'picture':
      return (
        <p className="document-picture" dir="auto" data-start={block.start}>
          <span className="document-picture-label">
            {block.start === block.end ? messages.pictureNotShown : messages.picture}
          </span>
          {part}
        </p>
      )
    case 'note':
      return (
        <p role="note" aria-label={messages.notes} dir="auto" data-start={block.start}>
          {part}
        </p>
      )
    default:
      return (
        <p dir="auto" data-start={block.start}>
          {part}
        </p>
      )
  }
}

/** A heading of the document: below the headings of the screen. */
function Heading({
  level,
  start,
  children,
}: {
  level: number
  start: number
  children: ReactNode
}) {
  const props = { dir: 'auto', 'data-level': level, 'data-start': start, children } as const
  return level <= 1 ? <h3 {...props} /> : level <= 2 ? <h4 {...props} /> : <h5 {...props} />
}

function ItemList({ items, page, decoration }: PartProps & { items: readonly PageBlock[] }) {
  return (
    <ul role="list" dir="auto">
      {items.map((item) => {
        const { mark, text } = itemParts(page, item)
        return (
          <li
            key={item.start}
            data-start={item.start}
            style={{ marginInlineStart: `${item.level * 1.5}em` }}
          >
            <span className="document-mark">{mark} </span>
            <span>
              <Part page={page} decoration={decoration} range={text} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function Table({ block, page, decoration }: PartProps & { block: PageBlock }) {
  const rows = useMemo(() => cellsOf(page, block), [page, block])
  const columns = Math.max(...rows.map(({ length }) => length))
  const header = hasHeader(page, rows) ? rows[0] : undefined
  const cell = (range: TextRange) => <Part page={page} decoration={decoration} range={range} />
  return (
    <div className="overflow-x-auto" role="group" tabIndex={0} data-start={block.start}>
      <table dir="auto">
        {header && (
          <thead>
            <tr>
              {header.map((range) => (
                <th key={range.start} scope="col">
                  {cell(range)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.slice(header ? 1 : 0).map((row) => (
            <tr key={row[0]?.start}>
              {row.map((range) => (
                <td key={range.start}>{cell(range)}</td>
              ))}
              {row.length < columns && <td colSpan={columns - row.length} />}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
