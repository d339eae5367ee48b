import { BookOpen, Check, Pencil, Plus, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink, IconButton } from '../../components/controls/button.tsx'
import { Checkbox } from '../../components/controls/checkbox.tsx'
import { ChoiceGroup } from '../../components/controls/choice.tsx'
import { Field } from '../../components/controls/field.tsx'
import { FileName } from '../../components/content/file-name.tsx'
import { FilterField } from '../../components/controls/filter-field.tsx'
import { Input, NumberInput, Select, TextArea } from '../../components/controls/input.tsx'
import { Page } from '../../components/content/page.tsx'
import { RichText } from '../../components/content/rich-text.tsx'
import { useTitle } from '../../lib/title.ts'
import { Feedback, Overlays } from '../styleguide/feedback.tsx'
import { Section } from '../styleguide/section.tsx'
import { SortableList } from '../styleguide/sortable-list.tsx'

const COLOURS = {
  bg: 'bg-bg',
  surface: 'bg-surface',
  raised: 'bg-raised',
  line: 'bg-line',
  edge: 'bg-edge',
  text: 'bg-text',
  muted: 'bg-muted',
  bar: 'bg-bar',
  accent: 'bg-accent',
  correct: 'bg-correct',
  wrong: 'bg-wrong',
  warn: 'bg-warn',
  paper: 'bg-paper',
  ink: 'bg-ink',
}

/**
 * Every component in every state, for developers. Served in development only; its texts are
 * samples.
 */
export function Component() {
  useTitle('Styleguide')
  return (
    <Page title="Styleguide" lead="What every screen is made of.">
      <div className="grid gap-12">
        <Section title="Colour">
          <ul className="grid grid-cols-3 gap-4 sm:grid-cols-5 lg:grid-cols-7">
            {Object.entries(COLOURS).map(([name, background]) => (
              <li key={name} className="grid gap-1.5 text-sm">
                <span className={`h-14 rounded-md border border-line ${background}`} />
                {name}
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Type">
          <p className="font-serif text-5xl">Every mark has its reasons</p>
          <p className="font-serif text-xl">
            Newsreader, for headings and for what the tutor says: 0123456789
          </p>
          <p>Instrument Sans, for controls and everything else: 0123456789</p>
          <p className="text-sm text-muted">Small and muted, for secondary text.</p>
          <p className="font-figures">Figures that are compared: 1111, 88.5%, 0000</p>
          <p>
            <RichText text="Words with a formula, $e^{-t/S}$, and `code`." />
          </p>
          <p className="sheet p-6 font-serif">
            Paper, in both themes, with{' '}
            <mark className="bg-highlight-paper text-ink">a highlighted passage</mark>.
          </p>
        </Section>
        <Buttons />
        <Forms />
        <Feedback />
        <SortableList />
        <Overlays />
      </div>
    </Page>
  )
}

function Buttons() {
  const variants = ['primary', 'secondary', 'ghost', 'quiet', 'danger'] as const
  return (
    <Section title="Buttons">
      {variants.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant} size="sm">
            Small
          </Button>
          <Button variant={variant}>Medium</Button>
          <Button variant={variant} size="lg" icon={Plus}>
            Large
          </Button>
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink to="/styleguide" icon={BookOpen}>
          A link
        </ButtonLink>
        <IconButton label="Edit" icon={Pencil} />
        <IconButton label="Delete" icon={Trash2} size="sm" />
        <IconButton label="Saving" icon={Check} busy />
        <IconButton label="Not now" icon={X} disabled />
      </div>
    </Section>
  )
}

function Forms() {
  const [name, setName] = useState('Cognitive psychology')
  const [count, setCount] = useState(5)
  const [filter, setFilter] = useState('cogn')
  const [level, setLevel] = useState<'easy' | 'medium' | 'hard'>('medium')
  const levels = [
    { value: 'easy', label: 'Easy', hint: 'Recall' },
    { value: 'medium', label: 'Medium', hint: 'Understanding' },
    { value: 'hard', label: 'Hard', hint: 'Application' },
  ] as const
  return (
    <Section title="Forms">
      <div className="grid max-w-2xl gap-6">
        <Field
          label="Name"
          hint="As shown in the list."
          counter={{ value: name.length, max: 50 }}
          required
        >
          {(control) => (
            <Input {...control} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Field label="With an error" error="Please enter a base name">
          {(control) => <Input {...control} defaultValue=" " />}
        </Field>
        <Field label="Disabled">
          {(control) => <Input {...control} disabled value="Not now" />}
        </Field>
        <Field label="A long answer">
          {(control) => <TextArea {...control} placeholder="In your own words" />}
        </Field>
        <NumberInput label="How many" value={count} onChange={setCount} />
        <NumberInput
          label="Too many"
          value={21}
          onChange={() => undefined}
          error="MCQ count must be between 0 and 20"
        />
        <Select label="Difficulty" options={levels} value={level} onChange={setLevel} />
        <p className="max-w-48 wrap-anywhere">
          <FileName name="2026_lecture_notes_with_exercises_and_solutions.pdf" />
        </p>
        <FilterField label="Find a base" value={filter} onChange={setFilter} />
        <div className="flex flex-wrap gap-6">
          <Checkbox label="Off" />
          <Checkbox label="On" defaultChecked />
          <Checkbox label="Some" indeterminate />
          <Checkbox label="Disabled" disabled />
        </div>
        <ChoiceGroup
          legend="Difficulty"
          options={levels}
          value={level}
          onChange={setLevel}
          columns
        />
      </div>
    </Section>
  )
}
