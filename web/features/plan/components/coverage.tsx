import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { CHOSEN_PAGES_MAX, QUIZ_NAME_MAX } from '../../../../domain/constants.ts'
import { firstCharacters } from '../../../../domain/text/characters.ts'
import type { SectionCoverage } from '../../../../domain/review/coverage.ts'
import { pagesNeverAsked } from '../../../../domain/review/pages-never-asked.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { ErrorState, Notice } from '../../../components/status/states.tsx'
import { retryFailed } from '../../../lib/backend/retry-failed.ts'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { useAskPages } from '../api/ask-pages.ts'
import { coverageQuery, readFilesQuery, textQuery, type ReadFile } from '../api/coverage.ts'
import { historiesQuery, type BaseHistory } from '../api/exams.ts'

type Props = {
  baseId: string
  userId: string
  /** Called when the learner follows a link. */
  onLeave: () => void
}

/** The sections of the files of a base: asked, known, weak, never asked. */
export function Coverage({ baseId, userId, onLeave }: Props) {
  const texts = useMessages().plan
  const files = useQuery(readFilesQuery(baseId))
  const asked = useQuery(historiesQuery(userId, baseId))
  const [chosen, setChosen] = useState<string | null>(null)
  const failed = files.isLoadingError ? files : asked.isLoadingError ? asked : null
  if (failed) return <ErrorState failure={failed.error} onRetry={() => retryFailed(files, asked)} />
  if (!files.data || !asked.data) return <Skeleton className="h-40 w-full" />
  const [first] = files.data
  if (!first) return <p className="text-muted">{texts.noText}</p>
  const openId = chosen ?? first.id
  return (
    <ul className="grid gap-2">
      {files.data.map((file) => (
        <li key={file.id}>
          <details
            open={file.id === openId}
            onToggle={({ currentTarget: { open } }) => {
              if (open) setChosen(file.id)
            }}
          >
            <summary className="text-target min-h-9 cursor-pointer py-1.5 font-medium wrap-anywhere">
              {file.name}
            </summary>
            {file.id === openId && (
              <FileCoverage
                baseId={baseId}
                file={file}
                asked={asked.data}
                askedAt={asked.dataUpdatedAt}
                onLeave={onLeave}
              />
            )}
          </details>
        </li>
      ))}
    </ul>
  )
}

type FileProps = {
  baseId: string
  file: ReadFile
  /** Of the base. */
  asked: readonly BaseHistory[]
  /** When it was read (ms since 1970). */
  askedAt: number
  onLeave: () => void
}

/** What was asked about a file. */
const askedAbout = (asked: readonly BaseHistory[], fileId: string) =>
  asked.flatMap(({ file_id, page, quote, history }) =>
    page === null || file_id !== fileId
      ? []
      : [{ page, quote: quote ?? '', isKnown: history.at(-1)?.is_correct === true }],
  )

function FileCoverage({ baseId, file, asked, askedAt, onLeave }: FileProps) {
  const texts = useMessages().plan
  const text = useQuery(textQuery(file.id))
  const request = text.data ? { ...text.data, asked: askedAbout(asked, file.id) } : null
  const coverage = useQuery({
    ...coverageQuery(file.id, [text.dataUpdatedAt, askedAt], request),
    placeholderData: keepPreviousData,
  })
  const failed = [text, coverage].find(({ isLoadingError }) => isLoadingError)
  if (failed?.error) return <ErrorState failure={failed.error} onRetry={() => failed.refetch()} />
  const sections = coverage.data
  if (!sections) return <Skeleton className="h-40 w-full" />
  if (sections.length === 0) return <p className="text-sm text-muted">{texts.noSections}</p>
  return (
    <div className="grid gap-3">
      <ul>
        {sections.map((section) => (
          <li key={`${section.fromPage} ${section.start}`} className="border-t border-line">
            <Link
              to={routes.base(baseId, { fileId: file.id, page: section.fromPage })}
              className="group flex min-h-11 flex-wrap items-baseline gap-x-4 py-2"
              onClick={onLeave}
            >
              <span className="me-auto min-w-0 wrap-anywhere group-hover:text-accent">
                {section.title ?? texts.pages(section.fromPage, section.toPage)}
              </span>
              <Counts section={section} />
            </Link>
          </li>
        ))}
      </ul>
      <AskNeverAsked file={file} sections={sections} />
    </div>
  )
}

function Counts({ section: { asked, known, weak } }: { section: SectionCoverage }) {
  const texts = useMessages().plan
  if (asked === 0) return <span className="text-sm text-muted">{texts.neverAsked}</span>
  return (
    <span className="text-sm font-figures">
      {texts.asked(asked, known)}
      {weak > 0 && <span className="text-warn">, {texts.weak(weak)}</span>}
    </span>
  )
}

type AskProps = { file: ReadFile; sections: readonly SectionCoverage[] }

/** Makes a practice of the sections that no question was asked about. */
function AskNeverAsked({ file, sections }: AskProps) {
  const messages = useMessages()
  const texts = messages.plan
  const navigate = useNavigate()
  const asking = useAskPages()
  // A retry after a failure makes no second quiz.
  const [id] = useState(() => crypto.randomUUID())
  const never = sections.filter(({ asked }) => asked === 0).length
  if (never === 0) return <p className="text-sm text-muted">{texts.allAsked}</p>
  const ask = () => {
    if (asking.isPending) return
    asking.mutate(
      {
        id,
        name: firstCharacters(texts.practiceName(file.name), QUIZ_NAME_MAX),
        fileId: file.id,
        pages: pagesNeverAsked(sections).slice(0, CHOSEN_PAGES_MAX),
        sections: never,
      },
      { onSuccess: (quizId) => void navigate(routes.quizTake(quizId)) },
    )
  }
  return (
    <div className="grid gap-3">
      <Button variant="secondary" className="w-fit" busy={asking.isPending} onClick={ask}>
        {asking.isPending ? texts.making : texts.askNever(never)}
      </Button>
      {asking.isError && <Notice tone="danger">{failureMessage(asking.error, messages)}</Notice>}
    </div>
  )
}
