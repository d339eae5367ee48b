import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { isPdf, isPicture } from '../../../../domain/bases/file-types.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Progress } from '../../../components/status/progress.tsx'
import { useKeptFocus } from '../../../lib/browser/kept-focus.ts'
import { useExtraction } from '../../../lib/extraction-states.ts'
import { failureMessage, translated } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { recognisedTextQuery } from '../../../lib/recognised-text.ts'
import type { BaseFile } from '../api/base-files.ts'
import { retryExtraction } from '../extraction/extraction.ts'
import { canReadAgain, isUnrecognised } from './can-read-again.ts'
import { estimateOf, offerOf, pagesOfQuality, type RecognitionOffer } from './offer-of-file.ts'
import { RecognitionForm } from './recognition-form.tsx'
import { cancelRecognition, isRecognising } from './recognition.ts'

const BAR =
  'flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-(--side) py-2 text-sm'
/** Numbers of pages that a sentence names. */
const MAX_LISTED = 12

type Props = { file: BaseFile }

/**
 * The notice about the text of a file: why it could not be read, the offer to recognise it,
 * how far that is, and which pages are uncertain.
 */
export function TextNotice({ file }: Props) {
  // Renders when the state of recognition changes.
  useExtraction(file.id)
  const keptFocus = useKeptFocus()
  const offer = offerOf(file)
  return (
    <div className="contents" {...keptFocus}>
      {isRecognising(file.id) ? (
        <Recognising file={file} />
      ) : (
        <>
          <FailedText file={file} />
          {offer && <Offer file={file} offer={offer} />}
          {file.extraction.recognised_pages > 0 && <Doubts file={file} />}
        </>
      )}
    </div>
  )
}

/** How far recognition is, with a button that cancels it. */
function Recognising({ file }: Props) {
  const texts = useMessages().recognition
  const state = useExtraction(file.id)
  const isWorking = state?.phase === 'reading'
  const label = isWorking ? texts.working(state.done, state.total) : texts.loading
  return (
    <div className={BAR}>
      <p role="status">{label}</p>
      <Progress
        label={label}
        value={isWorking ? state.done : undefined}
        max={isWorking ? state.total : 1}
        className="w-full max-w-sm"
      />
      <Button
        size="sm"
        variant="ghost"
        aria-label={texts.cancelFile(file.file_name)}
        onClick={() => cancelRecognition(file.id)}
      >
        {texts.cancel}
      </Button>
    </div>
  )
}

/** The offer to recognise the text of a picture or of pages without text. */
function Offer({ file, offer }: Props & { offer: RecognitionOffer }) {
  const { recognition: texts, errors } = useMessages()
  const { data: text, isPending } = useQuery({
    ...recognisedTextQuery(file.id),
    enabled: offer.kind === 'pages',
  })
  if (offer.kind === 'pages' && isPending) return null
  const { pages, minutes } = estimateOf(offer.pages ?? 1)
  const reason = {
    picture: texts.picture,
    scan: `${errors.pdf_no_text}. ${texts.scan}`,
    pages: texts.unreadPages(offer.pages ?? 1),
    // The failure above the offer says why.
    again: null,
  }[offer.kind]
  return (
    <div className={BAR}>
      {reason !== null && <p>{reason}</p>}
      <RecognitionForm
        file={file}
        pages={text?.pages ?? []}
        action={
          isPicture(file)
            ? texts.startPicture(minutes)
            : texts.start(offer.pages === null ? null : pages, minutes)
        }
      />
    </div>
  )
}

/** The pages whose recognised text is uncertain, and those that could not be recognised. */
function Doubts({ file }: Props) {
  const texts = useMessages().recognition
  const { data: text } = useQuery(recognisedTextQuery(file.id))
  if (!text) return null
  const uncertain = pagesOfQuality(text.recognition, 'uncertain')
  const unreadable = pagesOfQuality(text.recognition, 'unreadable')
  if (uncertain.length + unreadable.length === 0) return null
  const list = (pages: readonly number[]) => {
    const first = pages.slice(0, MAX_LISTED).join(', ')
    return pages.length > MAX_LISTED ? texts.more(first, pages.length - MAX_LISTED) : first
  }
  return (
    <div role="status" className={`${BAR} text-warn`}>
      <p>
        {uncertain.length > 0 && texts.uncertain(list(uncertain), uncertain.length)}{' '}
        {unreadable.length > 0 && texts.unreadable(list(unreadable), unreadable.length)}
      </p>
      <RecognitionForm file={file} pages={text.pages} action={texts.again} again />
    </div>
  )
}

/** Why the text of a file could not be read, with a button that tries again where that can help. */
function FailedText({ file }: Props) {
  const messages = useMessages()
  const texts = messages.reader.baseView
  const here = useExtraction(file.id)
  const reason =
    here?.phase === 'failed'
      ? failureMessage(here.failure, messages)
      : !here && file.extraction.status === 'failed'
        ? (translated(file.extraction.error_message, messages) ??
          messages.errors[isPdf(file) ? 'chat_no_text' : 'document_no_text'])
        : null
  if (reason === null || isUnrecognised(file)) return null
  return (
    <div role="alert" className={`${BAR} text-wrong`}>
      <p className="min-w-0 flex-1">{texts.failed(file.file_name, reason)}</p>
      {canReadAgain(file, here) && (
        <Button size="sm" icon={RotateCw} onClick={() => retryExtraction(file)}>
          {texts.retry}
        </Button>
      )}
    </div>
  )
}
