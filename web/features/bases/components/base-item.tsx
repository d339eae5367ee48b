import { BookOpen, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { gradeBand } from '../../../../domain/quiz/score.ts'
import { ButtonLink, IconButton } from '../../../components/controls/button.tsx'
import { Meter } from '../../../components/status/meter.tsx'
import { formatAgo, formatDate, formatPercent } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { lastPageIn } from '../../../lib/last-pages.ts'
import { routes } from '../../../lib/routes.ts'
import type { BaseCard } from '../api/bases.ts'
import { BaseReading } from './base-reading.tsx'

/**
 * A base as one tile that opens it: its name, files and results; editing and deleting beside. On a
 * phone it is low: without the names of files.
 */
export function BaseItem({ base, onDelete }: { base: BaseCard; onDelete: () => void }) {
  const { files, myBases: messages } = useMessages().bases
  return (
    <div className="group relative isolate grid grid-rows-[1fr_auto] overflow-clip rounded-lg border border-line bg-surface transition-colors focus-within:border-edge hover:border-edge">
      <div className="flex flex-col gap-3 bg-paper px-4 py-3 text-ink">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 dir="auto" className="text-2xl wrap-anywhere">
            {base.name}
          </h2>
          <ContinueReading base={base} />
        </div>
        <div className="max-sm:hidden">
          <FileNames base={base} />
        </div>
      </div>
      <div className="grid gap-3 px-4 py-3 text-sm">
        <QuizStats stats={base.stats} />
        <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 text-muted">
            <span>{messages.created(formatDate(base.created_at))}</span>
            <span>{files(base.files)}</span>
            <BaseReading base={base} />
          </div>
          <div className="-mb-1.5 flex shrink-0 grow items-center justify-end gap-1">
            {/* The link covers the tile; the other controls are layered above it. */}
            <ButtonLink
              size="sm"
              icon={BookOpen}
              to={routes.base(base.id)}
              aria-label={messages.openBase(base.name)}
              // While it is pressed a button moves: that would end the area that its link covers.
              className="me-auto after:absolute after:inset-0 active:translate-none!"
            >
              {messages.open}
            </ButtonLink>
            <ButtonLink
              size="sm"
              variant="quiet"
              icon={Pencil}
              to={routes.editBase(base.id)}
              aria-label={messages.editBase(base.name)}
              className="relative"
            >
              <span className="max-sm:sr-only">{messages.edit}</span>
            </ButtonLink>
            <IconButton
              label={messages.deleteBase(base.name)}
              icon={Trash2}
              onClick={onDelete}
              className="relative -me-3"
            />
          </div>
        </div>
      </div>
    </div>
  )
}

/** A link to the page where the base was last read, if that is known. */
function ContinueReading({ base }: { base: BaseCard }) {
  const { id, name, files, firstFiles, last_read: account } = base
  const { myBases: messages } = useMessages().bases
  const [last] = useState(() => lastPageIn(id, account ? [account] : []))
  const isListed = firstFiles.some((file) => file.id === last?.fileId)
  // A file that was deleted elsewhere: only the first files are known.
  if (!last || (!isListed && files === firstFiles.length)) return null
  const text = messages.continueAt(last.page)
  return (
    <Link
      to={routes.base(id, last)}
      aria-label={`${name}: ${text}`}
      className="text-target relative z-10 text-sm font-medium text-ink underline underline-offset-4"
    >
      {text}
    </Link>
  )
}

function FileNames({ base: { files, firstFiles } }: { base: BaseCard }) {
  const { myBases: messages } = useMessages().bases
  const more = files - firstFiles.length
  if (files === 0) return <p className="text-sm text-ink-muted">{messages.noFiles}</p>
  return (
    <ul className="grid gap-0.5 text-sm text-ink-muted">
      {firstFiles.map((file) => (
        <li key={file.id} dir="auto" className="truncate">
          {file.file_name}
        </li>
      ))}
      {more > 0 && <li>{messages.moreFiles(more)}</li>}
    </ul>
  )
}

function QuizStats({ stats }: { stats: BaseCard['stats'] }) {
  const { myBases: messages } = useMessages().bases
  const [now] = useState(() => new Date())
  if (!stats) return <p className="text-muted">{messages.notTaken}</p>
  const band = gradeBand(stats.percent)
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-muted">
        <span>
          <span className="me-2 text-base leading-5 font-medium text-text">
            {formatPercent(stats.percent)}
          </span>
          {messages.ofMarks(stats.quizzes)}
        </span>
        <span>{messages.lastQuiz(formatAgo(stats.last, now))}</span>
      </p>
      <div className="max-sm:hidden">
        <Meter percent={stats.percent} weak={band === 'fair' || band === 'needs_improvement'} />
      </div>
    </div>
  )
}
