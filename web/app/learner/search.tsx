import { Search as SearchIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react'
import { useToast } from '../../components/status/toast.tsx'
import { loadChunk } from '../../lib/browser/load-chunk.ts'
import { loadOnce } from '../../lib/browser/load-once.ts'
import { isApple } from '../../lib/browser/platform.ts'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { failureMessage } from '../../lib/i18n/failure-message.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'

type PaletteProps = { userId: string; onClose: () => void }

const loadPalette = loadOnce(async (): Promise<ComponentType<PaletteProps>> => {
  const [{ Palette }] = await Promise.all([
    loadChunk(() => import('../../features/search/components/palette.tsx')),
    loadMessages('search'),
  ])
  return Palette
})

/** Ctrl + K, on a Mac ⌘ K; on keyboards without Latin letters the key at the same position. */
function isSearchKey(event: KeyboardEvent): boolean {
  if (event.altKey || event.shiftKey || event.repeat) return false
  const [command, other] = isApple()
    ? [event.metaKey, event.ctrlKey]
    : [event.ctrlKey, event.metaKey]
  if (!command || other) return false
  return /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() === 'k' : event.code === 'KeyK'
}

/** Whether its keys were pressed before this code was loaded; `web/before-paint.js` heard them. */
const wasPressed = () =>
  document.documentElement.dataset['searchKeys'] === 'pressed' &&
  !document.querySelector('dialog[open]')

/**
 * The search of a signed-in learner: its button in the navigation, its keys, and its dialog, whose
 * code loads after the screen. The keys do nothing while another dialog is open.
 */
export function Search({ userId }: { userId: string }) {
  const messages = useMessages()
  const toast = useToast()
  const { nav, shortcuts } = messages.common
  const [isOpen, setOpen] = useState(wasPressed)
  const [loaded, setLoaded] = useState<{ Palette: ComponentType<PaletteProps> } | null>(null)

  const load = useEffectEvent(() => {
    loadPalette().then(
      (Palette) => setLoaded({ Palette }),
      (cause: unknown) => {
        setOpen(false)
        toast(failureMessage(cause, messages), { tone: 'danger' })
      },
    )
  })
  useEffect(() => {
    if (isOpen) load()
  }, [isOpen])
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return
    if (!isOpen && document.querySelector('dialog[open]')) return
    event.preventDefault()
    setOpen(!isOpen)
  })
  // A layout effect: the keys work from the moment the button is shown.
  useLayoutEffect(() => {
    document.documentElement.dataset['searchKeys'] = 'heard'
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  // A failure is reported when the search is opened.
  useEffect(() => whenIdle(loadPalette), [])

  const keys = isApple() ? '⌘ K' : `${shortcuts.keys.ctrl} K`
  // With the text that is shown, which is what users of voice control say.
  const name = `${nav.search}, ${keys}`
  return (
    <>
      <button
        type="button"
        aria-label={name}
        aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        title={name}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-md text-sm text-muted transition-colors hover:bg-raised hover:text-text"
        onPointerEnter={() => void loadPalette().catch(() => undefined)}
        onClick={() => setOpen(true)}
      >
        <SearchIcon aria-hidden size={20} />
        <kbd className="hidden rounded-sm border border-edge px-1.5 py-0.5 font-sans lg:block">
          {keys}
        </kbd>
      </button>
      {isOpen && loaded && <loaded.Palette userId={userId} onClose={() => setOpen(false)} />}
    </>
  )
}
