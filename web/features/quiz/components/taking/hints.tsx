import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { hintsFor } from '../../../../../domain/quiz/taking/hints.ts'
import type { Question } from '../../../../../domain/quiz/rows.ts'
import { Button } from '../../../../components/button.tsx'
import { useMessages } from '../../../../lib/i18n/messages.tsx'

type HintsProps = { question: Question; fileName: string | null }

/** Hints on request, one at a time: where to look, a question back, the passage with gaps. */
export function Hints({ question, fileName }: HintsProps) {
  const { hints: messages } = useMessages().quiz.take
  const [shown, setShown] = useState(0)
  const { place, points, passage } = hintsFor(question, fileName)
  const all = [
    place && messages.place(place.page, place.fileName),
    points === null ? messages.ruleOut : messages.points(points),
    passage === '' ? null : messages.passage(passage),
  ].filter((hint) => hint !== null)
  return (
    <div className="space-y-3">
      <ol aria-live="polite" className="space-y-2 empty:hidden">
        {all.slice(0, shown).map((hint) => (
          <li key={hint} className="max-w-prose border-s-2 border-accent ps-4 wrap-anywhere">
            {hint}
          </li>
        ))}
      </ol>
      {shown < all.length && (
        <Button size="sm" variant="ghost" onClick={() => setShown(shown + 1)}>
          <Lightbulb aria-hidden className="size-4" />
          {shown === 0 ? messages.first : messages.next}
        </Button>
      )}
    </div>
  )
}
