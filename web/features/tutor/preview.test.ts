import { expect, it } from 'vitest'
import { toSpeechText, preview } from './preview.ts'

it('keeps 50 characters and truncates 51', () => {
  expect(preview('a'.repeat(50))).toBe('a'.repeat(50))
  expect(preview('a'.repeat(51))).toBe('a'.repeat(50) + '…')
})

it('joins the lines of a message', () => {
  expect(preview('  First\n\nsecond ')).toBe('First second')
})

it('does not split a character', () => {
  expect(preview('\u{1F4D6}'.repeat(51))).toBe('\u{1F4D6}'.repeat(50) + '…')
})

it('removes Markdown syntax', () => {
  expect(preview('## Heat\n\n- **rises** `up`')).toBe('Heat rises up')
})

it('reads an answer with its pages and without Markdown syntax', () => {
  expect(toSpeechText('- **Heat** rises [p. 3].', (page) => `page ${page}`)).toBe(
    'Heat rises (page 3).',
  )
})

it('shows signs of a document as they are in it', () => {
  const content = 'Keys last **for \\*two\\* years &#91;1&#93;** [p. 2]. R&amp;D'
  expect(toSpeechText(content, (page) => `page ${page}`)).toBe(
    'Keys last for *two* years [1] (page 2). R&D',
  )
  expect(preview(content)).toBe('Keys last for *two* years [1]. R&D')
})

it('leaves out the pages of an answer', () => {
  expect(preview('Water evaporates [p. 3]. It then condenses [p. 4].')).toBe(
    'Water evaporates. It then condenses.',
  )
})
