import type { PageOutcomes, Outcome } from '../../../../domain/quiz/outcome.ts'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import './question-pages.css'

/** Height of a question's bar in tenths, by outcome. A hollow bar is unmarked. */
const HEIGHTS: Record<Outcome, number> = { right: 10, partly: 5, wrong: 1.5, open: 10 }
const TONES: Record<Outcome, string> = {
  right: 'fill-correct',
  partly: 'fill-warn',
  wrong: 'fill-wrong',
  open: 'fill-none stroke-muted',
}
const ORDER = ['right', 'partly', 'wrong', 'open'] as const
const STEP = 4
const BARS_MAX_REM = 5

/**
 * One bar per question: full if correct, half if partial, a line if incorrect, hollow if unmarked.
 */
function Bars({ standings }: { standings: readonly Outcome[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${standings.length * STEP - 1} 10`}
      preserveAspectRatio="none"
      className="h-3 max-w-full"
      style={{ width: `${Math.min(BARS_MAX_REM, standings.length * 0.375)}rem` }}
    >
      {standings.map((standing, index) => {
        const inset = standing === 'open' ? 0.5 : 0
        const height = HEIGHTS[standing]
        return (
          <rect
            key={index}
            className={TONES[standing]}
            x={index * STEP + inset}
            y={10 - height + inset}
            width={STEP - 1 - 2 * inset}
            height={height - 2 * inset}
          />
        )
      })}
    </svg>
  )
}

/** Pages without questions: a gap proportional to their number. */
const Gap = ({ pages }: { pages: number }) =>
  pages > 0 && <span aria-hidden="true" className="asked-gap" style={{ flex: `${pages} 0 0px` }} />

type Props = {
  /** In page order, at least one. */
  asked: readonly PageOutcomes[]
  /** Number of pages of the document. */
  total: number
  /** The page the reader is at. */
  page: number
  onJump: (page: number) => void
}

/** The pages of the document as a line: where quizzes asked, with which outcomes, and the gaps. */
export function QuestionPages({ asked, total, page, onJump }: Props) {
  const words = useMessages().reader.asked
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && here)
      strip.current.scrollLeft = here.offsetLeft - strip.current.clientWidth / 2
  }, [page])
  const known = asked.filter((each) => each.page <= total)
  const gapBefore = (index: number) =>
    (known[index]?.page ?? total + 1) - (known[index - 1]?.page ?? 0) - 1
  const title = (each: PageOutcomes) =>
    words.page(each.page, each.standings.length, {
      right: each.standings.filter((one) => one === 'right').length,
      partly: each.standings.filter((one) => one === 'partly').length,
      wrong: each.standings.filter((one) => one === 'wrong').length,
    })
  return (
    <div className="shrink-0 border-t border-line">
      {/* On a small window, as where it is zoomed in, the page needs the room. */}
      <p className="flex flex-wrap gap-x-3 px-3.5 pt-1.5 text-xs text-muted max-sm:sr-only [@media(max-height:34rem)]:sr-only">
        <span>{words.legend}:</span>
        {ORDER.filter((each) => known.some(({ standings }) => standings.includes(each))).map(
          (each) => (
            <span key={each} className="inline-flex items-center gap-1.5">
              <Bars standings={[each]} />
              {words.standings[each]}
            </span>
          ),
        )}
      </p>
      <nav ref={strip} aria-label={words.label} className="relative overflow-x-auto">
        <ol className="asked-pages flex min-w-min items-stretch px-2">
          {known.map((each, index) => (
            <li key={each.page} className="contents">
              <Gap pages={gapBefore(index)} />
              <button
                type="button"
                title={title(each)}
                aria-label={title(each)}
                aria-current={each.page === page ? 'page' : undefined}
                className="flex min-h-10 min-w-7 flex-auto flex-col items-center justify-center gap-0.5 rounded-sm px-1 text-xs leading-4 text-muted font-figures transition-colors hover:bg-raised hover:text-text aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-text"
                onClick={() => onJump(each.page)}
              >
                <Bars standings={each.standings} />
                {each.page}
              </button>
            </li>
          ))}
          <li className="contents">
            <Gap pages={gapBefore(known.length)} />
          </li>
        </ol>
      </nav>
    </div>
  )
}
