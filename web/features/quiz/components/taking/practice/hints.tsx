import { Lightbulb } from 'lucide-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { hintsFor } from '../../../../../../domain/quiz/taking/hints.ts'
import type { Question } from '../../../../../../domain/quiz/rows.ts'
import { Button } from '../../../../../components/controls/button.tsx'
import { useMessages } from '../../../../../lib/i18n/messages.tsx'
import { hintByModel } from '../../../api/taking/hint.ts'

type HintsProps = { quizId: string; question: Question; fileName: string | null }

/**
 * Hints on request, one at a time: where to look, a question back (of a language model, if there is
 * one), the passage with gaps.
 */
export function Hints({ quizId, question, fileName }: HintsProps) {
  const { hints: messages } = useMessages().practice
  const [shown, setShown] = useState<readonly string[]>([])
  const { place, points, passage } = hintsFor(question, fileName)
  const questionBack = points === null ? messages.ruleOut : messages.points(points)
  const all = [
    place && messages.place(place.page, place.fileName),
    questionBack,
    passage === '' ? null : messages.passage(passage),
  ].filter((hint) => hint !== null)
  const next = all[shown.length]
  const show = useMutation({
    networkMode: 'always',
    mutationFn: async (hint: string) =>
      hint === questionBack ? ((await hintByModel(quizId, question.id)) ?? hint) : hint,
    onSuccess: (hint) => setShown([...shown, hint]),
  })
  return (
    <div className="space-y-3">
      <ol aria-live="polite" className="space-y-2 empty:hidden">
        {shown.map((hint) => (
          <li key={hint} className="max-w-prose border-s-2 border-accent ps-4 wrap-anywhere">
            {hint}
          </li>
        ))}
      </ol>
      {next !== undefined && (
        <Button
          size="sm"
          variant="ghost"
          className="-ms-3"
          busy={show.isPending}
          onClick={() => show.mutate(next)}
        >
          <Lightbulb aria-hidden className="size-4" />
          {shown.length === 0 ? messages.first : messages.next}
        </Button>
      )}
    </div>
  )
}
