/**
 * Starts the prerendered landing page. HTML and CSS suffice to read it; React loads on the first
 * interaction, or at once for what the page cannot show by itself: a signed-in user, a mailed link,
 * another language, or the light theme's name of the theme button. Until React has rendered the
 * page, the theme button works without it, and other clicks are replayed.
 */
import { DEFAULT_LANGUAGE } from '../messages/registry.ts'
import { preferredLanguage } from './lib/i18n/language-choice.ts'
import { hasStoredSession } from './lib/auth/session-storage.ts'
import { switchTheme } from './lib/browser/theme.ts'

const INTERACTION_EVENTS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
]

let starting: Promise<void> | undefined

function startApp(): Promise<void> {
  for (const type of INTERACTION_EVENTS) removeEventListener(type, onInteraction, true)
  starting ??= import('./main.tsx')
    .then(({ started }) => started)
    .finally(() => removeEventListener('click', onClick, true))
  return starting
}

function onInteraction(event: Event): void {
  // After a layout the browser reports a pointer that has not moved.
  if (event instanceof PointerEvent && event.type === 'pointermove' && !hasMoved(event)) return
  startApp().catch(reportError)
}

const hasMoved = ({ movementX, movementY }: PointerEvent): boolean =>
  movementX !== 0 || movementY !== 0

const allButtons = () => [...document.querySelectorAll('button')]

/**
 * Clicks `button` once React has rendered the page. In another language React replaces it: the
 * button at its place is clicked if the page has the same buttons.
 */
async function replayClick(button: HTMLButtonElement): Promise<void> {
  const before = allButtons()
  await startApp()
  const after = allButtons()
  if (button.isConnected) button.click()
  else if (after.length === before.length) after[before.indexOf(button)]?.click()
}

function onClick(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button) return
  event.preventDefault()
  event.stopPropagation()
  if (button.querySelector('[data-only]')) switchTheme()
  else replayClick(button).catch(reportError)
}

function shouldStartNow(): boolean {
  try {
    return (
      location.hash !== '' ||
      preferredLanguage() !== DEFAULT_LANGUAGE ||
      document.documentElement.dataset['theme'] === 'light' ||
      hasStoredSession()
    )
  } catch {
    return false
  }
}

addEventListener('click', onClick, true)
for (const type of INTERACTION_EVENTS)
  addEventListener(type, onInteraction, { capture: true, passive: true })
if (shouldStartNow()) startApp().catch(reportError)
