import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { ErrorState } from '../../../components/status/states.tsx'
import { asFailure } from '../../../../domain/failure.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import type { Highlight } from '../api/highlights.ts'
import type { PassageHost, QuestionSource } from '../passages/host.ts'
import type { PageSource } from '../passages/places.ts'
import { QuestionForm } from '../passages/question-form.tsx'
import { showAfterOpening } from '../passages/shown-highlight.ts'
import { useFileHighlights, type PlacedHighlight } from '../passages/use-file-highlights.ts'
import type { OpenPdf } from '../pdf/open-pdf.ts'
import { HighlightItem } from './highlight-item.tsx'
import './highlight-list.css'
import { SavePdf } from './save-pdf.tsx'
import { useSaveHighlights } from './use-save-highlights.ts'

type Props = {
  fileId: string
  host: PassageHost
  source: PageSource
  /** The open PDF; null for another file. */
  pdf: OpenPdf | null
  /** The highlight whose note is being written. */
  editedId: string | null
  onEdit: (id: string | null) => void
  /** Shows a highlight of the open file on its page (from 1). */
  onShow: (id: string, page: number) => void
  /** Called when a place was chosen. */
  onOpened: () => void
}

/** Found highlights in the order of the pages, then those that are not found any more. */
const inOrder = (highlights: readonly PlacedHighlight[]): PlacedHighlight[] =>
  highlights.toSorted(
    (a, b) => (a.foundOn ?? Infinity) - (b.foundOn ?? Infinity) || a.position - b.position || 0,
  )

/** The highlights of the open file, then those of the other files of its base, by file. */
export function HighlightList({ fileId, host, source, pdf, ...props }: Props) {
  const { editedId, onEdit, onShow, onOpened } = props
  const messages = useMessages().viewing.highlights
  const { own, others, arePlaced, isPending, error, retry } = useFileHighlights(
    host.baseId,
    fileId,
    source,
  )
  const save = useSaveHighlights(host)
  const [question, setQuestion] = useState<QuestionSource | null>(null)
  if (error) return <ErrorState failure={asFailure(error, 'unexpected')} onRetry={retry} />
  if (isPending || !arePlaced)
    return (
      <div className="viewer-panel-loading">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    )
  if (own.length === 0 && others.length === 0)
    return <p className="viewer-panel-empty">{messages.none}</p>
  const byFile = Map.groupBy(others, ({ file_id }) => file_id)
  /** An exported highlight has the page where it is now. */
  const saveAll = () =>
    save([...inOrder(own).map((each) => ({ ...each, page: each.foundOn ?? each.page })), ...others])
  /** Opens the form for a question about a highlight that is on `page`. */
  const questionAbout = ({ file_id, quote }: Highlight, page: number | null) =>
    page !== null && host.isRead(file_id)
      ? () => setQuestion({ fileId: file_id, page, quote })
      : null
  const writing = ({ id }: Highlight) => ({
    isWriting: id === editedId,
    onWriting: (isWriting: boolean) => onEdit(isWriting ? id : null),
  })
  const openOther = (highlight: Highlight) => {
    showAfterOpening(highlight.file_id, highlight.id)
    host.openAt(highlight.file_id, { page: highlight.page })
    onOpened()
  }
  return (
    <div className="highlight-list">
      <div>
        <Button size="sm" variant="quiet" icon={Download} onClick={saveAll}>
          {messages.save}
        </Button>
        {pdf && own.some(({ foundOn }) => foundOn !== null) && (
          <SavePdf pdf={pdf} fileName={host.fileName(fileId)} highlights={own} />
        )}
      </div>
      {own.length > 0 && (
        <ul>
          {inOrder(own).map((highlight) => (
            <HighlightItem
              key={highlight.id}
              highlight={highlight}
              baseId={host.baseId}
              page={highlight.foundOn}
              {...writing(highlight)}
              onWriteQuestion={questionAbout(highlight, highlight.foundOn)}
              onOpen={() => {
                if (highlight.foundOn === null) return
                onShow(highlight.id, highlight.foundOn)
                onOpened()
              }}
            />
          ))}
        </ul>
      )}
      {host.fileIds
        .filter((id) => byFile.has(id))
        .map((otherId) => (
          <section key={otherId}>
            <h3>{host.fileName(otherId)}</h3>
            <ul>
              {byFile.get(otherId)?.map((highlight) => (
                <HighlightItem
                  key={highlight.id}
                  highlight={highlight}
                  baseId={host.baseId}
                  page={highlight.page}
                  {...writing(highlight)}
                  onWriteQuestion={questionAbout(highlight, highlight.page)}
                  onOpen={() => openOther(highlight)}
                />
              ))}
            </ul>
          </section>
        ))}
      <QuestionForm host={host} source={question} onChange={setQuestion} />
    </div>
  )
}
