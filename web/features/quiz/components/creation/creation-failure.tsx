import { Link } from 'react-router'
import type { Failure } from '../../../../../domain/failure.ts'
import type { BankFilter } from '../../../../../domain/quiz/bank/filter.ts'
import { Button } from '../../../../components/controls/button.tsx'
import { Notice } from '../../../../components/status/states.tsx'
import { failureMessage } from '../../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../../lib/i18n/messages.tsx'
import { routes } from '../../../../lib/routes.ts'
import type { QuizzableBase } from '../../api/quizzable-bases.ts'

/** The base of the selected files if they are of one base, as a filter of the questions. */
function baseOf(bases: readonly QuizzableBase[], selected: ReadonlySet<string>): BankFilter {
  const [first, ...others] = bases.filter(({ files }) => files.some(({ id }) => selected.has(id)))
  return first && others.length === 0 ? { base: first.id } : {}
}

/** Whether a failure is shown at the field that it is about: name, time limit or a number. */
export const isAboutField = ({ code }: Failure): boolean => /^quiz_(name|time)|_count/.test(code)

type CreationFailureProps = {
  failure: Failure
  bases: readonly QuizzableBase[]
  /** The selected files. */
  selected: ReadonlySet<string>
  /** Asks about all pages of the file; absent where a quiz already does. */
  onAllPages: (() => void) | undefined
}

/**
 * Why a quiz was not made. If the pages do not suffice, all of the file can be asked about; if the
 * files do not, a link leads to writing questions.
 */
export function CreationFailure({ failure, bases, selected, onAllPages }: CreationFailureProps) {
  const messages = useMessages()
  const isTooShort = failure.code === 'quiz_text_too_short'
  return (
    <Notice tone="danger">
      <p>
        {isTooShort && onAllPages
          ? messages.creation.pagesTooShort
          : failureMessage(failure, messages)}
      </p>
      {isTooShort && onAllPages && (
        <Button size="sm" className="mt-2" onClick={onAllPages}>
          {messages.creation.allPages}
        </Button>
      )}
      {isTooShort && !onAllPages && (
        <Link
          to={routes.questions(baseOf(bases, selected))}
          className="text-target text-accent underline underline-offset-4"
        >
          {messages.creation.writeOwn}
        </Link>
      )}
    </Notice>
  )
}
