import { expect, it } from 'vitest'
import { toSpeechText, preview } from './preview.ts'

it('shows a message of 50 characters whole and cuts one of 51', () => {
  expect(preview('a'.repeat(50))).toBe('a'.repeat(50))
  expect(preview('a'.repeat(51))).toBe('a'.repeat(50) + '…')
})

it('puts a message of many lines on one', () => {
  expect(preview('  First\n\nsecond ')).toBe('First second')
})

it('does not cut a character in two', () => {
  expect(preview('\u{1F4D6}'.repeat(51))).toBe('\u{1F4D6}'.repeat(50) + '…')
})

it('leaves the marks of Markdown out', () => {
  expect(preview('## Heat\n\n- **rises** `up`')).toBe('Heat rises up')
})

it('reads an answer aloud with its pages and without its marks', () => {
  expect(toSpeechText('- **Heat** rises [p. 3].', (page) => `page ${page}`)).toBe(
    'Heat rises (page 3).',
  )
})
