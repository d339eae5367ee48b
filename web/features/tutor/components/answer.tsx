import { memo, use, useLayoutEffect, useMemo, useRef, type PointerEvent } from 'react'
import type { AnswerMetadata, Citation } from '../../../../domain/tutor/wire.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { CitedFileName, citeLabel, citeText } from '../citation-text.ts'
import { blocksOf, needsMarkdown, needsMath, plainText, prepare } from '../markdown/prepare.ts'
import { renderPlain } from '../markdown/render-plain.ts'
import { useRenderer } from '../markdown/use-renderer.ts'
import './answer.css'

type Props = {
  content: string
  /** Null while the answer is streaming. */
  metadata: Pick<AnswerMetadata, 'citations' | 'unsupported' | 'several_files'> | null
  onCite: (citation: Citation) => void
}

type BlockProps = {
  source: string
  pages: readonly number[]
  /** By citation the name of its file, or ''. */
  files: readonly string[]
  renderer: ReturnType<typeof useRenderer>
}

/** A part of an answer; without Markdown until its renderer has loaded. */
const Block = memo(function Block({ source, pages, files, renderer }: BlockProps) {
  const messages = useMessages().tutor
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const options = {
      pages,
      citeText: (page: number, index: number) => citeText(messages, page, files[index]),
      citeLabel: (page: number, index: number) => citeLabel(messages, page, files[index]),
      unsupported: messages.unsupported.title,
    }
    host.current?.replaceChildren(
      renderer
        ? renderer.render(source, { ...options, math: renderer.math })
        : renderPlain(plainText(source), options),
    )
  }, [source, pages, files, renderer, messages])
  return <div ref={host} />
})

const citationAt = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('[data-cite]') : null

/**
 * An answer of the tutor: Markdown and formulas, page numbers as buttons, unsupported sentences
 * underlined with dots.
 */
export function Answer({ content, metadata, onCite }: Props) {
  const { source, pages } = useMemo(
    () => prepare(content, metadata?.unsupported ?? []),
    [content, metadata],
  )
  const pagesKey = pages.join()
  // Completed blocks keep their identity while the answer grows.
  const samePages = useMemo(
    () => (pagesKey === '' ? [] : pagesKey.split(',').map(Number)),
    [pagesKey],
  )
  const fileName = use(CitedFileName)
  const isFromFiles = metadata?.several_files === true
  const names =
    metadata?.citations.map((citation) => fileName(citation, isFromFiles)).join('\n') ?? ''
  const files = useMemo(() => names.split('\n'), [names])
  const renderer = useRenderer(needsMarkdown(content), needsMath(content))
  const blocks = metadata === null || renderer === null ? blocksOf(source) : [source]

  const cite = (button: Element | null) => {
    const index = Number(button?.getAttribute('data-cite') ?? NaN)
    const page = pages[index]
    if (page !== undefined) onCite(metadata?.citations[index] ?? { page, quote: '' })
  }
  // A button may be replaced while it is pressed: the answer grows, or its renderer has loaded. The
  // browser reports no click then.
  const onPointerDown = ({ target }: PointerEvent) => {
    const pressed = citationAt(target)
    if (pressed === null) return
    const ended = new AbortController()
    const end = ({ type }: Event) => {
      ended.abort()
      if (type === 'pointerup' && !pressed.isConnected) cite(pressed)
    }
    for (const type of ['pointerup', 'pointercancel'])
      window.addEventListener(type, end, { signal: ended.signal })
  }

  return (
    // Delegated, because the buttons inside are not rendered by React.
    <div
      className="answer font-serif"
      dir="auto"
      onPointerDown={onPointerDown}
      onClick={({ target }) => cite(citationAt(target))}
    >
      {blocks.map((block, index) => (
        <Block key={index} source={block} pages={samePages} files={files} renderer={renderer} />
      ))}
    </div>
  )
}
