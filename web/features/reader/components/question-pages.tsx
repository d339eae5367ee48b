import { OUTCOMES, type PageOutcomes, type Outcome } from '../../../../domain/quiz/outcome.ts'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import './question-pages.css'

/** Height of a question's bar in tenths, by outcome. A hollow bar has no mark. */
const HEIGHTS: Record<Outcome, number> = {
  correct: 10,
  partial: 5,
  incorrect: 1.5,
  unanswered: 10,
  unmarked: 10,
}
const HOLLOW = 'fill-none stroke-muted'
const TONES: Record<Outcome, string> = {
  correct: 'fill-correct',
  partial: 'fill-warn',
  incorrect: 'fill-wrong',
  unanswered: HOLLOW,
  unmarked: HOLLOW,
}
const STEP = 4
const BARS_MAX_REM = 5

/** One bar per question: full if correct, half if partial, a line if incorrect, else hollow. */
function Bars({ outcomes }: { outcomes: readonly Outcome[] }) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${outcomes.length * STEP - 1} 10`}
      preserveAspectRatio="none"
      className="h-3 max-w-full"
      style={{ width: `${Math.min(BARS_MAX_REM, outcomes.length * 0.375)}rem` }}
    >
      {outcomes.map((outcome, index) => {
        const inset = TONES[outcome] === HOLLOW ? 0.5 : 0
        const height = HEIGHTS[outcome]
        return (
          <rect
            key={index}
            className={TONES[outcome]}
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

const count = (page: PageOutcomes, outcome: Outcome): number =>
  page.outcomes.filter((each) => each === outcome).length

/** Pages without questions: a gap proportional to their number. */
const Gap = ({ pages }: { pages: number }) =>
  pages > 0 && <span aria-hidden="true" className="asked-gap" style={{ flex: `${pages} 0 0px` }} />

type Props = {
  /** In page order, at least one. */
  questionPages: readonly PageOutcomes[]
  /** Number of pages of the document. */
  total: number
  /** The page the reader is at. */
  page: number
  onJump: (page: number) => void
}

/** The pages of the document as a line: where quizzes asked, with which outcomes, and the gaps. */
export function QuestionPages({ questionPages, total, page, onJump }: Props) {
  const messages = useMessages().reader.asked
  const strip = useRef<HTMLElement>(null)
  useEffect(() => {
    const here = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && here)
      strip.current.scrollLeft = here.offsetLeft - strip.current.clientWidth / 2
  }, [page])
  const existingPages = questionPages.filter((each) => each.page <= total)
  const gapBefore = (index: number) =>
    (existingPages[index]?.page ?? total + 1) - (existingPages[index - 1]?.page ?? 0) - 1
  const title = (each: PageOutcomes) =>
    messages.page(each.page, each.outcomes.length, {
      correct: count(each, 'correct'),
      partial: count(each, 'partial'),
      incorrect: count(each, 'incorrect'),
    })
  return (
    <div className="shrink-0 border-t border-line">
      {/* Visually hidden on small or zoomed windows, to leave space for the page. */}
      <p className="flex flex-wrap gap-x-3 ps-(--side,1rem) pe-4 pt-1.5 text-xs text-muted max-sm:sr-only [@media(max-height:34rem)]:sr-only">
        <span>{messages.legend}:</span>
        {OUTCOMES.filter((each) =>
          existingPages.some(({ outcomes }) => outcomes.includes(each)),
        ).map((each) => (
          <span key={each} className="inline-flex items-center gap-1.5">
            <Bars outcomes={[each]} />
            {messages.outcomes[each]}
          </span>
        ))}
      </p>
      <nav ref={strip} aria-label={messages.label} className="relative overflow-x-auto">
        <ol className="asked-pages flex min-w-min items-stretch px-2">
          {existingPages.map((each, index) => (
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
                <Bars outcomes={each.outcomes} />
                {each.page}
              </button>
            </li>
          ))}
          <li className="contents">
            <Gap pages={gapBefore(existingPages.length)} />
          </li>
        </ol>
      </nav>
    </div>
  )
}
