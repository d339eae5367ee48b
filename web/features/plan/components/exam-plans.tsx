import { useQuery } from '@tanstack/react-query'
import { CalendarClock, CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '../../../components/controls/button.tsx'
import { Progress } from '../../../components/status/progress.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { ErrorState } from '../../../components/status/states.tsx'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { retryFailed } from '../../../lib/backend/retry-failed.ts'
import { formatDay } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { baseExamsQuery, examPlansQuery, type BaseExam, type ExamPlan } from '../api/exams.ts'
import { daysUntil, localDay } from '../exam-days.ts'
import { ExamDialog } from './exam-dialog.tsx'

const ExamForecast = lazy(() =>
  loadChunk(() => import('./exam-forecast.tsx')).then((module) => ({
    default: module.ExamForecast,
  })),
)

/** The number of questions for each day until the exams, and the forecast of what is remembered. */
export function ExamPlans({ userId }: { userId: string }) {
  const texts = useMessages().plan
  const plans = useQuery(examPlansQuery(userId))
  const bases = useQuery(baseExamsQuery)
  const [choice, setChoice] = useState<readonly BaseExam[]>([])
  const failed = plans.isLoadingError ? plans : bases.isLoadingError ? bases : null
  if (failed) return <ErrorState failure={failed.error} onRetry={() => retryFailed(plans, bases)} />
  if (!plans.data || !bases.data) return <Skeleton className="h-11 w-40" />
  const planned = new Set(plans.data.map((plan) => plan.base_id))
  const others = bases.data.filter(({ id }) => !planned.has(id))
  const [first, ...rest] = choice
  return (
    <section aria-labelledby={plans.data.length > 0 ? 'exams' : undefined} className="grid gap-5">
      {plans.data.length > 0 && (
        <h2 id="exams" className="font-serif text-2xl">
          {texts.title}
        </h2>
      )}
      {plans.data.map((plan) => (
        <Plan
          key={plan.base_id}
          plan={plan}
          userId={userId}
          onChange={() => setChoice(bases.data.filter(({ id }) => id === plan.base_id))}
        />
      ))}
      {others.length > 0 && (
        <Button
          variant="quiet"
          icon={CalendarPlus}
          className="-mx-4 w-fit"
          onClick={() => setChoice(others)}
        >
          {texts.add}
        </Button>
      )}
      {first && <ExamDialog bases={[first, ...rest]} onClose={() => setChoice([])} />}
    </section>
  )
}

/** The bar of a plan shows its day, as the words above it do; full once nothing is left. */
const progressOf = ({ done, remaining }: ExamPlan) =>
  remaining === 0 ? { value: 1, max: 1 } : { value: done, max: done + remaining }

type PlanProps = { plan: ExamPlan; userId: string; onChange: () => void }

function Plan({ plan, userId, onChange }: PlanProps) {
  const texts = useMessages().plan
  const days = daysUntil(plan.exam_on, new Date())
  const date = formatDay(localDay(plan.exam_on))
  return (
    <article className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h3 className="min-w-0 text-lg wrap-anywhere">
          <Link to={routes.base(plan.base_id)} className="text-target hover:text-accent">
            {plan.base_name}
          </Link>
        </h3>
        <p className="text-sm text-muted">{texts.inDays(date, days)}</p>
        <Button
          variant="quiet"
          size="sm"
          icon={CalendarClock}
          className="-my-1.5 -me-3 ms-auto"
          aria-label={texts.changeOf(plan.base_name)}
          onClick={onChange}
        >
          {texts.change}
        </Button>
      </div>
      {days > 0 && plan.questions === 0 && (
        <>
          <p className="text-muted">{texts.nothingAsked}</p>
          <div>
            <ButtonLink to={routes.quiz}>{texts.makeQuiz}</ButtonLink>
          </div>
        </>
      )}
      {days > 0 && plan.questions > 0 && (
        <>
          <p>
            <strong className="font-semibold">{texts.daily(plan.daily, date)}</strong>{' '}
            <span className="block text-muted">{texts.today(plan.done, plan.remaining)}</span>
          </p>
          <Progress label={texts.today(plan.done, plan.remaining)} {...progressOf(plan)} />
          <p className="text-sm text-muted">{texts.seen(plan.seen, plan.questions)}</p>
        </>
      )}
      {/* The plan has no questions on the day of the exam itself. */}
      {(days === 0 || plan.questions > 0) && (
        <Suspense fallback={<Skeleton className="h-6 w-full" />}>
          <ExamForecast userId={userId} baseId={plan.base_id} at={localDay(plan.exam_on)} />
        </Suspense>
      )}
    </article>
  )
}
