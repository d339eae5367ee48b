import { hasCharacterShortcuts } from '../../../lib/browser/character-shortcuts.ts'

export type ViewerCommand =
  | 'find'
  | 'next'
  | 'previous'
  | 'first'
  | 'last'
  | 'in'
  | 'out'
  | 'fit'
  | 'panel'
  | 'rotate'
  | 'pair'

const KEYS: Readonly<Record<string, ViewerCommand>> = {
  PageDown: 'next',
  ArrowRight: 'next',
  PageUp: 'previous',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
}
/** Single-key shortcuts, which the learner can turn off. */
const CHARACTERS: Readonly<Record<string, ViewerCommand>> = {
  '+': 'in',
  '=': 'in',
  '-': 'out',
  '0': 'fit',
  '/': 'find',
  c: 'panel',
  r: 'rotate',
  d: 'pair',
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'
>

/** The command of a key press in the viewer; null if it has none, as while text is typed. */
export function viewerCommand(press: KeyPress): ViewerCommand | null {
  const isCommand = press.ctrlKey || press.metaKey
  if (isCommand && press.key.toLowerCase() === 'f') return 'find'
  if (isCommand || press.altKey || isTyping(press.target)) return null
  // With Shift these keys select text.
  if (press.shiftKey && press.key in KEYS) return null
  return KEYS[press.key] ?? (hasCharacterShortcuts() ? (CHARACTERS[press.key] ?? null) : null)
}
