import { useEffect, useState, type ComponentType } from 'react'
import { afterScreenData } from '../learner/after-screen-data.ts'
import type { LearnerPartProps } from '../learner/learner-part.tsx'
import { useSearchKey } from './use-search-key.ts'

/** The learner's part can be used soon after the screen. */
const SCREEN_CHECK_MS = 200

/**
 * What only learners have in the bar. It loads after the screen's data, or when the keys of the
 * search are pressed before that; its space is kept.
 */
export function LazyLearnerPart({ userId }: { userId: string }) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<LearnerPartProps> } | null>(null)
  const [isSearchOpen, setSearchOpen] = useState(false)
  useSearchKey(isSearchOpen, () => setSearchOpen(!isSearchOpen), loaded === null)
  useEffect(() => {
    const load = async () => {
      const { LearnerPart: Part } = await import('../learner/learner-part.tsx')
      setLoaded({ Part })
    }
    // If it does not load, the screens lead to the same places.
    const start = () => void load().catch(() => undefined)
    if (!isSearchOpen) return afterScreenData(start, SCREEN_CHECK_MS)
    start()
    return undefined
  }, [isSearchOpen])
  if (!loaded) return <span className="size-11 shrink-0" />
  return <loaded.Part userId={userId} isSearchOpen={isSearchOpen} />
}
