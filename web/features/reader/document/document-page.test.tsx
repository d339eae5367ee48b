import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { LinkTarget } from '../../../../domain/text/inline/links.ts'
import { reader } from '../../../../messages/en/files/reader.ts'
import { placeOnPage } from '../../../../domain/highlights/place.ts'
import { rangeOf, readDomText } from '../passages/dom-text.ts'
import { selectedPassage } from '../passages/selected-passage.ts'
import { ShowBlockContext } from './document-link.tsx'
import { DocumentPage } from './document-page.tsx'

const TEXT = 'See the dam of the mill.'
const LINKED = { start: 4, end: 14 }

/** A page with a link; returns what is called to show a block. */
function show(to: LinkTarget) {
  const showBlock = vi.fn()
  const page = {
    text: TEXT,
    blocks: [{ start: 0, end: TEXT.length, kind: 'paragraph', level: 0 }] as const,
    emphasis: [{ start: 8, end: 11, style: 'bold' }] as const,
    links: [{ ...LINKED, to }],
  }
  render(
    <ShowBlockContext value={showBlock}>
      <DocumentPage
        number={1}
        page={page}
        marks={[{ page: 1, start: 0, end: 3, kind: 'passage' }]}
        show={() => undefined}
        isPageHighlighted={false}
      />
    </ShowBlockContext>,
  )
  return showBlock
}

test('a link of a document shows the block that it leads to, by keyboard too', async () => {
  const showBlock = show({ kind: 'place', page: 2, offset: 9 })
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'the dam of' }))
  await userEvent.keyboard('{Enter}')
  expect(showBlock).toHaveBeenCalledWith(2, 9)
})

test('a link to the web opens in a new tab and says where it leads', () => {
  show({ kind: 'web', url: 'https://example.org/dam' })
  const link = screen.getByRole('link', { name: /the dam of.*example\.org/ })
  expect(link.getAttribute('href')).toBe('https://example.org/dam')
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    '_blank',
    'noopener noreferrer',
  ])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'dam.html'])(
  'an address that may not be opened is text: %s',
  (url) => {
    show({ kind: 'web', url })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('dam')).toBeTruthy()
  },
)

test('a picture is replaced by its description, or by a note that it is not shown', () => {
  const text = 'A mill.\n\nA dam of oak'
  const blocks = [
    { start: 0, end: 0, kind: 'picture', level: 0 },
    { start: 0, end: 7, kind: 'paragraph', level: 0 },
    { start: 9, end: text.length, kind: 'picture', level: 0 },
  ] as const
  render(
    <DocumentPage
      number={1}
      page={{ text, blocks, emphasis: [], links: [] }}
      marks={[{ page: 1, start: 0, end: 1, kind: 'passage' }]}
      show={() => undefined}
      isPageHighlighted={false}
    />,
  )
  const page = screen.getByRole('region', { name: reader.page(1) })
  expect(Array.from(page.querySelectorAll('p'), ({ textContent }) => textContent)).toEqual([
    '1',
    reader.pictureNotShown,
    'A mill.',
    `${reader.picture}A dam of oak`,
  ])
  expect(readDomText(page).text.trim()).toBe('A mill.\nA dam of oak')
})

test('a passage selected across list items, cells and formulas is found in the stored text', () => {
  const text =
    'The energy at rest is $E = mc^2$, where $c$ is constant.\n\n* the wheel\n+ the sill\n\nWheel\t|\toak\nSill\t|\tstone'
  const at = (part: string) => ({
    start: text.indexOf(part),
    end: text.indexOf(part) + part.length,
    level: 0,
  })
  const blocks = [
    { ...at('The energy at rest is $E = mc^2$, where $c$ is constant.'), kind: 'paragraph' },
    { ...at('* the wheel'), kind: 'item' },
    { ...at('+ the sill'), kind: 'item' },
    { ...at('Wheel\t|\toak\nSill\t|\tstone'), kind: 'table' },
  ] as const
  render(
    <DocumentPage
      number={1}
      page={{ text, blocks, emphasis: [], links: [] }}
      marks={[{ page: 1, start: 0, end: 3, kind: 'passage' }]}
      show={() => undefined}
      isPageHighlighted={false}
    />,
  )
  const page = screen.getByRole('region', { name: reader.page(1) })
  const select = (from: string, to: string) => {
    const content = readDomText(page)
    const start = content.text.indexOf(from)
    const range = rangeOf(content, start, content.text.indexOf(to, start) + to.length)
    document.getSelection()?.removeAllRanges()
    if (range) document.getSelection()?.addRange(range)
    const passage = selectedPassage(document.getSelection(), page.parentElement ?? page)
    const place = passage && placeOnPage(passage, text)
    return [passage?.quote, place && text.slice(place.start, place.end)]
  }
  expect(select('rest', 'where')).toEqual([
    'rest is $E = mc^2$, where',
    'rest is $E = mc^2$, where',
  ])
  expect(select('the wheel', 'sill')).toEqual(['the wheel • the sill', 'the wheel\n+ the sill'])
  expect(select('oak', 'oak')).toEqual(['oak', 'oak'])
  expect(select('oak', 'Sill')).toEqual(['oak Sill', 'oak\nSill'])
  expect(select('Wheel', 'stone')[0]).toBe('Wheel | oak Sill | stone')
})
