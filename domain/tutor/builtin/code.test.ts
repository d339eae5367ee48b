import { describe, expect, it } from 'vitest'
import { tutor as messages } from '../../../messages/en/tutor.ts'
import { readDocument } from '../../documents/read-document.ts'
import { indexDocument } from '../../text/document.ts'
import { classifyIntent } from '../question/classify-intent.ts'
import { answerFromDocument } from './answer.ts'

const NOTES = `# Gates

## What a gate is

A gate lets some of the traffic through and holds back the rest. Many towns have one.

## Setting up gates

### Toll gate

On the machine beside the road:

\`\`\`
gate> open toll
gate> price 12 [*]
\`\`\`

### Night gate

\`\`\`
gate> open night
gate>   from 22
\`\`\`

### Sea gate

\`\`\`
gate> open sea [p. 3]
\`\`\`

## Job interview

- "Set up a night gate with the commands of the guild."
- "Explain what a toll gate is for."
`

async function asking(notes: string) {
  const read = await readDocument(new TextEncoder().encode(notes), 'md')
  const { emphasis, structure } = read
  const index = indexDocument(read.pages.join('\f'), 'en', { emphasis, structure })
  return (question: string, before?: string) =>
    answerFromDocument(
      index,
      classifyIntent({ question, ...(before !== undefined && { before }) }, index),
      messages.builtin,
    )
}

const ask = await asking(NOTES)

describe('code of the document', () => {
  it('answers a question for commands, with its lines as they are', () => {
    const { content, citations } = ask('Which commands do I need for the night gate?')
    expect(content).toBe('*Night gate*\n\n```\ngate> open night\ngate>   from 22\n```\n[p. 1]')
    expect(citations).toEqual([{ page: 1, quote: 'gate> open night\ngate>   from 22' }])
  })

  it('is shown with the paragraph before it', () => {
    const { content } = ask('how do I configure a toll gate?')
    expect(content).toContain('On the machine beside the road')
    expect(content).toContain('```\ngate> open toll\ngate> price 12 [*]\n```')
  })

  it('answers how to do the task in its heading, and a follow-up to that question', () => {
    expect(ask('How do I set up a night gate?').content).toContain('gate> open night')
    expect(ask('and what are the commands?', 'What is a toll gate?').content).toContain(
      'gate> open toll',
    )
  })

  it('is quoted as text where it looks like a citation, so that each mark has its quotation', () => {
    const { content, citations } = ask('which commands open the sea gate?')
    expect(content).not.toContain('```')
    expect(content.match(/\[p\. 1\]/gu)).toHaveLength(citations.length)
  })

  it('is not shown for a question about the meaning of a term', () => {
    const { content } = ask('What is a gate?')
    expect(content).toContain('lets some of the traffic through')
    expect(content).not.toContain('```')
  })

  it('is shown with the item before it, and with the text of its short section', async () => {
    const askNotes = await asking(`# Gates

## Falk's Gate

- It uses the price of the toll gate

\`\`\`
gate> open falk
\`\`\`

- It is slow in winter

## Drum and Lift

We can build a gate that no flood opens.

\`\`\`
gate> open drum
\`\`\`

- Ice does not stop it
- Floods do not open it
`)
    expect(askNotes("how does Falk's gate work?").content).toMatch(
      /It uses the price[\s\S]*gate> open falk/u,
    )
    expect(askNotes('and what about drum and lift?', "how does Falk's gate work?").content).toMatch(
      /no flood opens[\s\S]*gate> open drum[\s\S]*- Ice does not stop it/u,
    )
  })

  it('has identifiers, which do not match the words of a question as forms or misspellings', async () => {
    const askMills = await asking(`# Mills

A mill grinds corn. It stands beside the river, and its wheel turns day and night.

## Estimating the yield

The yield of a mill is estimated from its records, which the guild keeps.

\`\`\`
param <- mean(yields)
yields <- funel(yields, param)
yields <- smoothed(yields)
\`\`\`
`)
    expect(askMills('What is a paradox?').refused).toBe(true)
    expect(askMills('What does a funnel do?').refused).toBe(true)
    expect(askMills('What does param do?').content).toContain('param <- mean(yields)')
  })
})
