import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { QUIZ_NAME_MAX, REVIEW_MINUTES } from '../../../../../domain/constants.ts'
import { Button } from '../../../../components/controls/button.tsx'
import { Menu } from '../../../../components/controls/menu.tsx'
import { Notice } from '../../../../components/status/states.tsx'
import { loadChunk } from '../../../../lib/browser/load-chunk.ts'
import { failureMessage } from '../../../../lib/i18n/failure-message.ts'
import { formatDay } from '../../../../lib/i18n/format.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../lib/routes.ts'
import { useSafeRedirect } from '../../../../lib/safe-redirect.ts'
import { useStartReview } from '../../api/review/use-start-review.ts'
import type { DueBase } from '../../offline/due-bases.ts'

/** The bases with due questions, once they are known. The code loads after the button. */
const useDueBases = () =>
  useQuery({
    queryKey: ['dashboard', 'due-bases', navigator.onLine],
    networkMode: 'always',
    queryFn: async () => {
      const { readDueBases } = await loadChunk(() => import('../../offline/due-bases.ts'))
      return readDueBases()
    },
  }).data ?? []

/**
 * Starts a review of all due questions, of five minutes, or of one base. The texts are passed,
 * since they belong to another feature. A failure is shown as a row of the surrounding flex box.
 */
export function ReviewStart({
  variant,
  texts,
}: {
  variant: 'primary' | 'secondary'
  texts: { all: string; minutes: (minutes: number) => string; base: string }
}) {
  const messages = useMessages()
  const navigate = useNavigate()
  const safeRedirect = useSafeRedirect()
  const review = useStartReview()
  // A retry after a failure uses the same quiz id.
  const [id] = useState(() => crypto.randomUUID())
  // Prevents a double submit before React re-renders.
  const sending = useRef(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const isBusy = review.isPending || review.isSuccess
  const bases = useDueBases()
  const start = (minutes: number | null, base?: DueBase) => {
    if (sending.current) return
    sending.current = true
    setChosen(minutes)
    const title = messages.quiz.repeat.review(formatDay(new Date()))
    const name = (base ? `${title}: ${base.name}` : title).slice(0, QUIZ_NAME_MAX)
    review
      .mutateAsync({ id, name, minutes, baseId: base?.id ?? null })
      .then((quizId) => safeRedirect(() => void navigate(routes.quizTake(quizId))))
      // Shown from `review.error`.
      .catch(() => (sending.current = false))
  }
  return (
    <div className="grid gap-3 max-sm:w-full sm:flex sm:flex-wrap">
      <Button variant={variant} busy={isBusy && chosen === null} onClick={() => start(null)}>
        {texts.all}
      </Button>
      <Button
        variant="secondary"
        busy={isBusy && chosen === REVIEW_MINUTES}
        onClick={() => start(REVIEW_MINUTES)}
      >
        {texts.minutes(REVIEW_MINUTES)}
      </Button>
      {bases.length > 1 && (
        <Menu
          label={texts.base}
          trigger={
            <span className="inline-flex items-center gap-1.5 px-3 text-sm font-semibold">
              {texts.base}
              <ChevronDown aria-hidden size={18} />
            </span>
          }
          items={bases.map((base) => ({
            label: `${base.name} (${base.questions})`,
            onSelect: () => start(null, base),
          }))}
        />
      )}
      {review.isError && (
        <div className="basis-full">
          <Notice tone="danger">{failureMessage(review.error, messages)}</Notice>
        </div>
      )}
    </div>
  )
}
