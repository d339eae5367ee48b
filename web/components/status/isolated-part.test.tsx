import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { common } from '../../../messages/en/common.ts'
import { IsolatedPart } from './isolated-part.tsx'

function Broken(): never {
  throw new RangeError('Maximum call stack size exceeded')
}

const options = { onCaughtError: () => undefined }

it('replaces a part that cannot be rendered by a notice and leaves the rest of the screen', () => {
  render(
    <>
      <IsolatedPart>
        <Broken />
      </IsolatedPart>
      <IsolatedPart>
        <p>Optics</p>
      </IsolatedPart>
    </>,
    options,
  )
  expect(screen.getByText(common.crash.part)).toBeTruthy()
  expect(screen.getByText('Optics')).toBeTruthy()
})

it('shows the next file after one that could not be rendered', () => {
  const { rerender } = render(
    <IsolatedPart resetKey="a">
      <Broken />
    </IsolatedPart>,
    options,
  )
  rerender(
    <IsolatedPart resetKey="b">
      <p>Optics</p>
    </IsolatedPart>,
  )
  expect(screen.getByText('Optics')).toBeTruthy()
  expect(screen.queryByText(common.crash.part)).toBeNull()
})

it('offers to reload the page, once there is a network', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(
    <IsolatedPart>
      <Broken />
    </IsolatedPart>,
    options,
  )
  const reload = () => screen.queryByRole('button', { name: common.crash.reload })
  expect(reload()).toBeNull()
  onLine.mockRestore()
  act(() => void dispatchEvent(new Event('online')))
  expect(reload()).not.toBeNull()
})
