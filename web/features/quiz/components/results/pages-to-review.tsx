import { BookOpen, RotateCcw } from 'lucide-react'
import { Link } from 'react-router'
import { QUIZ_NAME_MAX } from '../../../../../domain/constants.ts'
import { firstCharacters } from '../../../../../domain/text/characters.ts'
import { ButtonLink } from '../../../../components/controls/button.tsx'
import { FileName } from '../../../../components/content/file-name.tsx'
import { RichText } from '../../../../components/content/rich-text.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../lib/routes.ts'
import type { FileToRead, PageToReview } from '../../pages-to-review.ts'
import { quoteText } from '../review-part.tsx'

function PageLink({ file, passage }: { file: FileToRead; passage: PageToReview }) {
  const messages = useMessages().quiz.results
  const { page, quote, questions } = passage
  return (
    <li>
      <Link
        to={routes.base(file.baseId, {
          fileId: file.fileId,
          page,
          quote,
        })}
        className="group grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line py-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto]"
      >
        <span className="inline-flex items-center gap-2 self-start font-medium text-accent underline-offset-4 group-hover:underline">
          <BookOpen aria-hidden className="size-4 shrink-0" />
          {messages.page(page)}
        </span>
        <span className="text-end text-sm text-muted sm:order-last">
          {messages.forQuestions(questions.join(', '), questions.length)}
        </span>
        {quote && (
          <q className="line-clamp-2 font-serif text-muted max-sm:col-span-2 group-hover:text-text">
            <RichText text={quoteText(quote)} />
          </q>
        )}
      </Link>
    </li>
  )
}

type Props = { files: FileToRead[]; quizName: string }

/** The pages where marks were lost, and a new quiz from the same files. */
export function PagesToReview({ files, quizName }: Props) {
  const messages = useMessages().quiz.results
  if (files.length === 0) return null
  return (
    <section aria-labelledby="read-again">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h2 id="read-again" className="font-serif text-2xl">
            {messages.readAgain}
          </h2>
          <p className="mt-1 text-muted">{messages.readAgainLead}</p>
        </div>
        <ButtonLink
          icon={RotateCcw}
          variant="secondary"
          className="print:hidden"
          to={routes.quizFrom(
            files.map(({ fileId }) => fileId),
            { name: firstCharacters(messages.again(quizName), QUIZ_NAME_MAX) },
          )}
        >
          {messages.retry(files.length)}
        </ButtonLink>
      </div>
      <div className="space-y-6">
        {files.map((file) => (
          <section key={file.fileId} aria-label={file.fileName}>
            <h3 className="mb-2 font-sans text-sm font-medium wrap-anywhere text-muted">
              <FileName name={file.fileName} />
            </h3>
            <ul className="border-b border-line">
              {file.pages.map((passage) => (
                <PageLink key={passage.page} file={file} passage={passage} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
