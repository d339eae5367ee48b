import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { placeOnPage } from '../../../../domain/highlights/place.ts'
import { selectedPassage } from '../passages/selected-passage.ts'
import { TextPage } from './text-page.tsx'

const TEXT = `Grafting joins a twig to the root of another tree.

1. Cut the twig in February.
2. Bind the cut faces together.

• The wound must not dry out.
• The bud must point upwards.`

test('has the numbers of list items, and no characters for bullets', () => {
  render(<TextPage number={1} text={TEXT} quote="Grafting" onPlaced={() => undefined} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1. Cut the twig in February.',
    '2. Bind the cut faces together.',
    'The wound must not dry out.',
    'The bud must point upwards.',
  ])
})

test('has passages across list items that are found in the stored text', () => {
  render(<TextPage number={1} text={TEXT} quote="Grafting" onPlaced={() => undefined} />)
  const page = screen.getByRole('region')
  document.getSelection()?.selectAllChildren(page)
  const passage = selectedPassage(document.getSelection(), page.parentElement ?? page)
  expect(passage?.quote).toContain('February. 2. Bind')
  expect(passage && placeOnPage(passage, TEXT)).toEqual({ start: 0, end: TEXT.length })
})
