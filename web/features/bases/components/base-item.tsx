import { BookOpen, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { gradeBand } from '../../../../domain/quiz/score.ts'
import { Button, ButtonLink } from '../../../components/button.tsx'
import { Meter } from '../../../components/meter.tsx'
import { formatAgo, formatDate, formatPercent } from '../../../lib/i18n/format.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import type { BaseCard } from '../api/bases.ts'
import { BaseReading } from './base-reading.tsx'

/** A base in the list: its file names, its quiz statistics and its actions. */
export function BaseItem({ base, onDelete }: { base: BaseCard; onDelete: () => void }) {
  const { files, myBases: messages } = useMessages().bases
  return (
    <div className="group relative grid grid-rows-[1fr_auto_auto] gap-5">
      <BaseCover base={base} />
      <div className="grid gap-3 text-sm">
        <QuizStats stats={base.stats} />
        <div className="flex flex-wrap gap-x-3 text-muted">
          <span>{messages.created(formatDate(base.created_at))}</span>
          <span>{files(base.files)}</span>
          <BaseReading base={base} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-1">
        {/* The link covers the card; other controls are layered above it. */}
        <ButtonLink
          size="sm"
          icon={BookOpen}
          to={routes.base(base.id)}
          aria-label={messages.openBase(base.name)}
          className="me-auto after:absolute after:inset-0"
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
          {messages.edit}
        </ButtonLink>
        <Button
          size="sm"
          variant="quiet"
          icon={Trash2}
          aria-label={messages.deleteBase(base.name)}
          onClick={onDelete}
          className="relative -me-3"
        >
          {messages.delete}
        </Button>
      </div>
    </div>
  )
}

function BaseCover({ base: { name, files, firstFiles } }: { base: BaseCard }) {
  const { myBases: messages } = useMessages().bases
  const more = files - firstFiles.length
  return (
    <div className="relative transition-transform group-hover:-translate-y-0.5">
      {files > 1 && (
        <div
          aria-hidden
          className="sheet absolute inset-0 translate-y-1.5 opacity-60 ltr:translate-x-1.5 rtl:-translate-x-1.5"
        />
      )}
      <div className="sheet relative flex h-full min-h-48 flex-col justify-between gap-6 p-6">
        <h2 dir="auto" className="text-2xl wrap-anywhere">
          {name}
        </h2>
        {files === 0 ? (
          <p className="text-sm text-ink-muted">{messages.noFiles}</p>
        ) : (
          <ul className="grid gap-1 border-t border-ink-muted/30 pt-3 text-sm text-ink-muted">
            {firstFiles.map((file) => (
              <li key={file.id} dir="auto" className="truncate">
                {file.file_name}
              </li>
            ))}
            {more > 0 && <li>{messages.moreFiles(more)}</li>}
          </ul>
        )}
      </div>
    </div>
  )
}

function QuizStats({ stats }: { stats: BaseCard['stats'] }) {
  const { myBases: messages } = useMessages().bases
  const [now] = useState(() => new Date())
  const band = stats && gradeBand(stats.average)
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-4 text-muted">
        {stats ? (
          <>
            <span>
              <span className="me-2 font-figures text-base leading-5 text-text">
                {formatPercent(stats.average)}
              </span>
              {messages.average(stats.quizzes)}
            </span>
            <span>{formatAgo(stats.last, now)}</span>
          </>
        ) : (
          messages.notTaken
        )}
      </p>
      <Meter percent={stats?.average ?? 0} weak={band === 'fair' || band === 'needs_improvement'} />
    </div>
  )
}
