import { useState } from 'react'
import * as z from 'zod/mini'
import type { EditForm } from '../../../../../domain/quiz/bank/edit-question.ts'
import { QUESTION_TYPES, type QuestionType } from '../../../../../domain/quiz/kinds/registry.ts'
import type { SourceForm } from './own-source-fields.tsx'
import { storedForm, useQuestionDraft } from './question-draft.ts'

const kind = z.enum(QUESTION_TYPES)

const ownForm = z.object({
  /** The id of the new question, so that saving is idempotent. */
  id: z.string(),
  kind,
  source: z.object({ fileId: z.string(), page: z.int(), quote: z.string() }),
  isSourceChanged: z.boolean(),
  /** What was typed for each kind. */
  forms: z.partialRecord(kind, storedForm),
})

/** What the form of an own question contains. */
type OwnForm = {
  readonly id: string
  readonly kind: QuestionType
  readonly source: SourceForm
  readonly isSourceChanged: boolean
  readonly forms: Partial<Record<QuestionType, EditForm>>
}

type Opened = {
  /** The files to choose from; none: the file is fixed. */
  readonly files: readonly { readonly value: string }[]
  readonly start: SourceForm
  /** The question that the new one replaces. */
  readonly replaces: string | undefined
  /** The base that the form was opened for. */
  readonly base: string | undefined
}

/** A form has a draft for each replaced question, each passage and each base. */
const placeOf = ({ start, replaces, base }: Opened): string => {
  if (replaces !== undefined) return `replace:${replaces}`
  return start.quote === ''
    ? `write:${base ?? ''}`
    : `passage:${start.fileId}:${start.page}:${start.quote}`
}

/** What was typed into the form of an own question before, or what it starts with. */
export function useOwnQuestionDraft(opened: Opened) {
  const { files, start } = opened
  const draft = useQuestionDraft<OwnForm>(placeOf(opened), ownForm)
  const [id] = useState(() => crypto.randomUUID())
  const blank: OwnForm = { id, kind: 'mcq', source: start, isSourceChanged: false, forms: {} }
  const stored = draft.typed ?? blank
  // The file of a stored form may have been deleted.
  const isKnown = files.length === 0 || files.some(({ value }) => value === stored.source.fileId)
  const form = isKnown ? stored : { ...stored, source: start }
  return {
    draft,
    form,
    change: (change: Partial<OwnForm>) => {
      const next = { ...form, ...change }
      // A form opened for a passage begins with it again, unless a question was begun.
      draft.type(next, start.quote === '' || Object.keys(next.forms).length > 0)
    },
  }
}
