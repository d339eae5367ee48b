import { Skeleton } from '../../../components/status/skeleton.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'

/** The dashboard before its data have loaded: fixed texts are shown, and nothing is announced. */
export function DashboardSkeleton() {
  const messages = useMessages().dashboard
  const figures = [
    messages.totalQuizzes(0),
    messages.questionsAttempted(0),
    messages.averageScore,
    messages.marks,
  ] as const
  return (
    <div aria-hidden className="space-y-12">
      <Skeleton className="h-20 w-full" />
      <div>
        <Heading text={messages.statistics} />
        <div className="grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-8 lg:grid-cols-4">
          {figures.map((label) => (
            <div key={label}>
              <Skeleton className="my-0.5 h-7 w-20 sm:h-8" />
              <p className="text-sm text-muted">{label}</p>
            </div>
          ))}
        </div>
      </div>
      <div className="grid gap-x-20 gap-y-14 lg:grid-cols-[2fr_1fr]">
        <div>
          <Heading text={messages.recent} />
          <Skeleton className="h-60 lg:h-72" />
        </div>
        <div>
          <Heading text={messages.questionsSummary} />
          <Skeleton className="h-24" />
        </div>
      </div>
    </div>
  )
}

const Heading = ({ text }: { text: string }) => <h2 className="mb-4 font-serif text-2xl">{text}</h2>
