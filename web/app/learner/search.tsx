import { Search as SearchIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useToast } from '../../components/status/toast.tsx'
import { loadChunk } from '../../lib/browser/load-chunk.ts'
import { loadOnce } from '../../lib/browser/load-once.ts'
import { isApple } from '../../lib/browser/platform.ts'
import { whenIdle } from '../../lib/browser/when-idle.ts'
import { failureMessage } from '../../lib/i18n/failure-message.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { useSearchKey } from '../navigation/use-search-key.ts'

type PaletteProps = { userId: string; onClose: () => void }

const loadPalette = loadOnce(async (): Promise<ComponentType<PaletteProps>> => {
  const [{ Palette }] = await Promise.all([
    loadChunk(() => import('../../features/search/components/palette.tsx')),
    loadMessages('search'),
  ])
  return Palette
})

/** `isOpenAtStart`: its keys were pressed before this code was loaded. */
type Props = { userId: string; isOpenAtStart?: boolean }

/**
 * The search of a signed-in learner: its button in the navigation, its keys, and its dialog, whose
 * code loads after the screen. The keys do nothing while another dialog is open.
 */
export function Search({ userId, isOpenAtStart = false }: Props) {
  const messages = useMessages()
  const toast = useToast()
  const { nav, shortcuts } = messages.common
  const [isOpen, setOpen] = useState(isOpenAtStart)
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
  useSearchKey(isOpen, () => setOpen(!isOpen))
  // A failure is reported when the search is opened.
  useEffect(() => whenIdle(loadPalette), [])

  const keys = isApple() ? '⌘ K' : `${shortcuts.keys.ctrl} K`
  return (
    <>
      <button
        type="button"
        aria-label={nav.search}
        aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        title={`${nav.search} (${keys})`}
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
