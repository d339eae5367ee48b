import { Printer, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { optionLetter } from '../../../../domain/export/csv.ts'
import {
  sourceLine,
  type ExportQuestion,
  type ExportSet,
} from '../../../../domain/export/question.ts'
import { Button } from '../../../components/button.tsx'
import { RichText } from '../../../components/rich-text.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import './paper.css'

/** Lines to write on for each mark of a written answer. */
const LINES_PER_MARK = 2

function PaperQuestion({ question }: { question: ExportQuestion }) {
  const { paper } = useMessages().exporting
  const isChoice = question.correctOption !== null
  return (
    <li className="ps-1">
      <p className="flex gap-4">
        <span className="min-w-0 flex-1 font-semibold">
          <RichText text={question.text} />
        </span>
        <span className="text-sm whitespace-nowrap">{paper.marks(question.marks)}</span>
      </p>
      {isChoice ? (
        <ol className="mt-2 grid gap-1.5">
          {question.options.map((option, index) => (
            <li key={index} className="flex gap-3">
              <span aria-hidden className="mt-1 size-4 shrink-0 border border-current" />
              <span>
                {optionLetter(index)}. <RichText text={option} />
              </span>
            </li>
          ))}
        </ol>
      ) : (
        <div aria-hidden>
          {Array.from({ length: Math.ceil(question.marks * LINES_PER_MARK) }, (_, line) => (
            <div key={line} className="paper-line" />
          ))}
        </div>
      )}
    </li>
  )
}

function PaperSolution({ question }: { question: ExportQuestion }) {
  const texts = useMessages().exporting
  const { correctOption, points, source } = question
  const line = sourceLine(question, texts.page)
  return (
    <li className="grid gap-1 ps-1">
      <p className="font-semibold">
        {correctOption !== null && `${optionLetter(correctOption)}. `}
        <RichText text={question.answer} />
      </p>
      {points.length > 0 && (
        <ul className="list-disc ps-5">
          {points.map((point, index) => (
            <li key={index}>
              <RichText text={point} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <RichText text={question.explanation} />
      </p>
      {source.quote !== null && (
        <blockquote className="border-s-2 border-current ps-3 italic">
          <RichText text={source.quote} />
        </blockquote>
      )}
      {line !== '' && (
        <p className="text-sm">
          {texts.source} {line}
        </p>
      )}
    </li>
  )
}

/** A paper with an answer sheet: the questions, then from a new page the solutions with pages. */
export function Paper({ set, onClose }: { set: ExportSet; onClose: () => void }) {
  const messages = useMessages()
  const texts = messages.exporting.paper
  const sheet = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    const others = [...document.body.children].filter(
      (element): element is HTMLElement =>
        element instanceof HTMLElement && element !== sheet.current && !element.inert,
    )
    for (const element of others) element.inert = true
    sheet.current?.querySelector('button')?.focus()
    return () => {
      for (const element of others) element.inert = false
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const marks = set.questions.reduce((sum, question) => sum + question.marks, 0)
  return createPortal(
    <div
      ref={sheet}
      role="dialog"
      aria-modal="true"
      aria-label={set.title}
      className="paper"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className="mx-auto grid max-w-3xl gap-8 p-6 print:max-w-none print:p-0">
        <div className="flex flex-wrap justify-end gap-3 print:hidden">
          <Button
            icon={Printer}
            className="border-current! text-inherit!"
            onClick={() => window.print()}
          >
            {texts.print}
          </Button>
          <Button icon={X} className="border-current! text-inherit!" onClick={onClose}>
            {messages.common.close}
          </Button>
        </div>
        <header className="grid gap-4">
          <h1 className="font-serif text-3xl wrap-anywhere">{set.title}</h1>
          <p>{texts.total(set.questions.length, marks)}</p>
          <p className="flex flex-wrap gap-8">
            <span className="flex-2">{texts.name}: ____________________________</span>
            <span className="flex-1">{texts.date}: ______________</span>
          </p>
        </header>
        <ol className="grid list-decimal gap-7 ps-6">
          {set.questions.map((question) => (
            <PaperQuestion key={question.id} question={question} />
          ))}
        </ol>
        <section aria-labelledby="paper-solutions" className="paper-solutions grid gap-5">
          <h2 id="paper-solutions" className="font-serif text-2xl">
            {texts.solutions}
          </h2>
          <ol className="grid list-decimal gap-5 ps-6">
            {set.questions.map((question) => (
              <PaperSolution key={question.id} question={question} />
            ))}
          </ol>
        </section>
      </div>
    </div>,
    document.body,
  )
}
