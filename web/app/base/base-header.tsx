import { Library, ListChecks, Pencil } from 'lucide-react'
import { Suspense } from 'react'
import { ButtonLink } from '../../components/controls/button.tsx'
import type { Base } from '../../features/bases/api/base.ts'
import type { BaseFile } from '../../features/bases/api/base-files.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { routes } from '../../lib/routes.ts'
import './base-view.css'
import { ExportButton } from '../lazy/export-button.tsx'
import { ExamButton } from '../lazy/exam-button.tsx'
import { FileStrip } from './file-strip.tsx'

type Props = {
  base: Base
  files: readonly BaseFile[]
  selectedId: string
  onSelect: (fileId: string) => void
}

/** More files make too long an address: the quiz is of the open one, until others are chosen. */
const MAX_FILES = 100

/** The files of a new quiz: all of the base that have a text. */
function filesOfQuiz(files: readonly BaseFile[], selectedId: string): readonly string[] {
  const readable = files.filter(({ extraction }) => extraction.status === 'completed')
  const isMany = readable.length === 0 || readable.length > MAX_FILES
  return isMany ? [selectedId] : readable.map(({ id }) => id)
}

/** The name of the base, its files and its actions, in one row with the edges of the navigation. */
export function BaseHeader({ base, files, selectedId, onSelect }: Props) {
  const messages = useMessages().reader.baseView
  return (
    <header className="shrink-0 border-b border-line">
      <div className="base-header mx-auto flex max-w-[88rem] items-center gap-x-4 px-4 sm:px-6 lg:px-10">
        <div className="base-and-files flex min-w-0 flex-1 items-center gap-x-4">
          <h1 tabIndex={-1} className="line-clamp-2 text-xl wrap-anywhere" title={base.name}>
            {base.name}
          </h1>
          <FileStrip files={files} selectedId={selectedId} onSelect={onSelect} />
        </div>
        <div className="-me-3 flex shrink-0">
          <ButtonLink
            variant="ghost"
            size="sm"
            icon={ListChecks}
            to={routes.quizFrom(filesOfQuiz(files, selectedId))}
          >
            <span className="max-lg:sr-only">{messages.quiz}</span>
          </ButtonLink>
          <ButtonLink
            variant="ghost"
            size="sm"
            icon={Library}
            to={routes.questions({ base: base.id })}
          >
            <span className="max-lg:sr-only">{messages.questions}</span>
          </ButtonLink>
          <Suspense fallback={<span className="w-11 md:w-28" />}>
            <ExportButton quiet source={{ kind: 'base', id: base.id, name: base.name }} />
          </Suspense>
          <Suspense fallback={<span className="w-11 md:w-28" />}>
            <ExamButton baseId={base.id} />
          </Suspense>
          <ButtonLink variant="ghost" size="sm" icon={Pencil} to={routes.editBase(base.id)}>
            <span className="max-lg:sr-only">{messages.edit}</span>
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}
