import { ChevronsDown, CircleAlert, Copy, Files, ListChecks, RotateCw } from 'lucide-react'
import * as z from 'zod/mini'
import {
  answerMetadata,
  type AnswerMetadata,
  type ChatMessage,
  type Citation,
} from '../../../../domain/tutor/wire.ts'
import { Button, ButtonLink, IconButton } from '../../../components/controls/button.tsx'
import { ErrorBoundary } from '../../../lib/error-boundary.tsx'
import { useToast } from '../../../components/status/toast.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { copiedText } from '../copied-text.ts'
import { Answer } from './answer.tsx'

type Props = {
  message: ChatMessage
  /** The file that the chat is about. */
  fileId: string
  onCite: (citation: Citation) => void
  /** Asks the question before this message again; absent if that is not possible now. */
  onRegenerate?: (() => void) | undefined
  /** Asks a question that the message offers; absent if that is not possible now. */
  onAsk?: ((question: string) => void) | undefined
  /** Asks all files of the base instead; absent if that is not possible now. */
  allFiles?: AllFiles | undefined
}

/** All files of the base that can be asked. */
export type AllFiles = { readonly count: number; readonly ask: () => void }

/** The model's failure, in the metadata of the error message. */
const modelFailure = z.object({
  code: z.enum([
    'model_unreachable',
    'model_stalled',
    'model_rate_limited',
    'model_refused',
    'model_bad_reply',
  ]),
})

/** A message of the learner; `id` once it is saved. */
export function UserMessage({ content, id }: { content: string; id?: string }) {
  const messages = useMessages().tutor
  return (
    <div
      data-question
      data-message={id}
      className="ms-auto w-fit max-w-[85%] rounded-xl rounded-ee-sm bg-raised px-4 py-2.5"
    >
      <span className="sr-only">{messages.you}: </span>
      <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
        {content}
      </p>
    </div>
  )
}

/** The answer while it is streaming. */
export function StreamingAnswer({
  text,
  onCite,
}: {
  text: string
  onCite: (citation: Citation) => void
}) {
  const messages = useMessages().tutor
  return (
    <div aria-busy="true">
      {text !== '' && <Answer content={text} metadata={null} onCite={onCite} />}
      <p className="mt-3 flex items-center gap-2 text-sm text-muted">
        <span className="size-2 animate-breathe rounded-full bg-accent" aria-hidden="true" />
        {text === '' ? messages.thinking : messages.writing}
      </p>
    </div>
  )
}

/** The offers of an answer: a quiz, or further passages. */
function OfferedAction({
  metadata,
  fileId,
  onAsk,
}: { metadata: AnswerMetadata | undefined } & Pick<Props, 'fileId' | 'onAsk'>) {
  const messages = useMessages().tutor
  if (metadata?.action?.kind === 'quiz') {
    const { file_id: askedFile, counts, difficulty, topic, pages } = metadata.action
    const settings = {
      ...Object.fromEntries(Object.entries(counts ?? {}).map(([type, n]) => [type, String(n)])),
      ...(difficulty !== undefined && { difficulty }),
      ...(topic !== undefined && pages && { topic, pages: pages.join('-') }),
    }
    return (
      <ButtonLink size="sm" icon={ListChecks} to={routes.quizFrom([askedFile ?? fileId], settings)}>
        {messages.makeQuiz}
      </ButtonLink>
    )
  }
  if (metadata?.more !== true || !onAsk) return null
  return (
    <Button size="sm" icon={ChevronsDown} onClick={() => onAsk(messages.more)}>
      {messages.more}
    </Button>
  )
}

/** One message of a chat. A message that cannot be rendered is shown as plain text. */
export function Message(props: Props) {
  const { id, content } = props.message
  return (
    <ErrorBoundary
      resetKey={`${id} ${content}`}
      fallback={
        <p data-message={id} dir="auto" className="wrap-anywhere whitespace-pre-wrap">
          {content}
        </p>
      }
    >
      <MessageBody {...props} />
    </ErrorBoundary>
  )
}

const NO_METADATA = {
  tutor: null,
  model: null,
  citations: [],
  unsupported: [],
  pages: [],
  refused: false,
  closest: undefined,
  several_files: undefined,
}

/** Whether a file was asked that does not answer. */
const isUnanswered = ({
  refused,
  closest,
  several_files: isFromFiles,
}: AnswerMetadata | typeof NO_METADATA): boolean =>
  isFromFiles !== true && (refused || closest === true)

/** Who wrote an answer. */
function AnsweredBy({
  metadata: { tutor, model, several_files: isFromFiles },
}: {
  metadata: AnswerMetadata | typeof NO_METADATA
}) {
  const { answeredBy } = useMessages().tutor
  return (
    <p className="min-w-0 flex-1">
      {tutor === 'builtin' && (isFromFiles ? answeredBy.builtinFiles : answeredBy.builtin)}
      {tutor === 'model' && (model === null ? answeredBy.unnamedModel : answeredBy.model(model))}
    </p>
  )
}

function MessageBody({ message, fileId, onCite, onRegenerate, onAsk, allFiles }: Props) {
  const { tutor: messages, errors } = useMessages()
  const toast = useToast()
  if (message.message_type === 'user')
    return <UserMessage content={message.content} id={message.id} />
  if (message.message_type === 'error') {
    const cause = modelFailure.safeParse(message.metadata).data
    return (
      <div
        data-message={message.id}
        className="flex items-start gap-3 border-s-2 border-wrong ps-3"
      >
        <CircleAlert size={18} aria-hidden="true" className="mt-1 shrink-0 text-wrong" />
        <div className="grid min-w-0 flex-1 gap-2">
          <p className="wrap-anywhere">
            <span className="sr-only">{messages.problem}: </span>
            {message.content}
          </p>
          {cause && <p className="text-sm text-muted">{errors[cause.code]}</p>}
          {onRegenerate && (
            <button
              type="button"
              className="target inline-flex min-h-6 w-fit items-center gap-1.5 text-sm font-medium text-accent underline-offset-4 hover:underline"
              onClick={onRegenerate}
            >
              <RotateCw size={14} aria-hidden="true" />
              {messages.retry}
            </button>
          )}
        </div>
      </div>
    )
  }

  const parsed = answerMetadata.safeParse(message.metadata)
  const metadata = parsed.success ? parsed.data : NO_METADATA
  const copy = () =>
    navigator.clipboard.writeText(copiedText(message.content)).then(
      () => toast(messages.copied),
      () => toast(messages.copyFailed, { tone: 'danger' }),
    )
  return (
    <div data-message={message.id} className="grid grid-cols-1 gap-2.5">
      <span className="sr-only">{messages.tutor}: </span>
      {metadata.refused && (
        <p className="text-sm font-semibold text-muted">
          {metadata.several_files ? messages.refusedFiles : messages.refused}
        </p>
      )}
      <Answer content={message.content} metadata={metadata} onCite={onCite} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        <OfferedAction metadata={parsed.data} fileId={fileId} onAsk={onAsk} />
        {allFiles && isUnanswered(metadata) && (
          <Button size="sm" icon={Files} onClick={allFiles.ask}>
            {messages.scope.askAll(allFiles.count)}
          </Button>
        )}
      </div>
      {metadata.unsupported.length > 0 && (
        <p className="text-xs leading-5 text-muted">{messages.unsupported.legend}</p>
      )}
      <div className="flex items-center gap-1 text-xs text-muted">
        <AnsweredBy metadata={metadata} />
        <IconButton size="sm" label={messages.copy} icon={Copy} onClick={() => void copy()} />
        {onRegenerate && (
          <IconButton
            size="sm"
            label={messages.regenerate}
            icon={RotateCw}
            onClick={onRegenerate}
          />
        )}
      </div>
    </div>
  )
}
