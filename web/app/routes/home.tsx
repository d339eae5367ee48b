import { ArrowRight, FilePlus2, LibraryBig } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { Button, ButtonLink } from '../../components/controls/button.tsx'
import { Skeleton } from '../../components/status/skeleton.tsx'
import { useAuthOverlay } from '../../features/auth/overlay.tsx'
import { Landing } from '../../features/home/components/landing.tsx'
import { LearnerHome } from '../../features/home/components/learner-home.tsx'
import { loadChunk } from '../../lib/browser/load-chunk.ts'
import { loadMessages } from '../../lib/i18n/i18n.ts'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { routes } from '../../lib/routes.ts'
import { hasStoredSession } from '../../lib/auth/session-storage.ts'
import { useSession } from '../../lib/auth/session.tsx'
import { useTitle } from '../../lib/title.ts'
import { useIsLeaving } from '../learner/use-sign-out.ts'

/** The home page: what is next for a signed-in learner, the description of Stoa for a visitor. */
export function Component() {
  const { home } = useMessages()
  const { user, loading } = useSession()
  const leaving = useIsLeaving()
  const isExpected = useHasStoredSession() && loading
  useTitle(home.pageTitle)
  if ((user || isExpected) && !leaving)
    return (
      <LearnerHome
        next={user ? <Next key={user.id} userId={user.id} /> : <Skeleton className="h-40 w-full" />}
      />
    )
  return (
    // The prerendered page does not know the user.
    <div data-until-known={loading ? '' : undefined} className="contents">
      <Landing actions={<Actions />} />
    </div>
  )
}

/** Whether a session is stored; false at first, since React starts with the prerendered page. */
const useHasStoredSession = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    hasStoredSession,
    () => false,
  )

/** Visitors do not need this code: it loads once the user is known. */
async function loadNext() {
  const [{ Today }] = await Promise.all([
    loadChunk(() => import('../home/today.tsx')),
    loadMessages('dashboard', 'quiz', 'bases'),
  ])
  return Today
}

function Next({ userId }: { userId: string }) {
  const [loaded, setLoaded] = useState<{ Today: ComponentType<{ userId: string }> } | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    loadNext().then(
      (Today) => setLoaded({ Today }),
      () => setFailed(true),
    )
  }, [])
  if (failed) return <LearnerActions />
  return loaded ? <loaded.Today userId={userId} /> : <Skeleton className="h-40 w-full" />
}

function LearnerActions() {
  const { home } = useMessages()
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={routes.myBases} variant="primary" size="lg" icon={LibraryBig}>
        {home.openBases}
      </ButtonLink>
      <ButtonLink to={routes.newBase} size="lg" icon={FilePlus2}>
        {home.newBase}
      </ButtonLink>
    </div>
  )
}

function Actions() {
  const { home } = useMessages()
  const { open, prefetch } = useAuthOverlay()
  return (
    <div data-until-known="" className="contents" onPointerEnter={prefetch} onFocus={prefetch}>
      <Button variant="primary" size="lg" onClick={() => open('sign-up')}>
        {home.signUp}
        <ArrowRight aria-hidden size={18} className="rtl:rotate-180" />
      </Button>
      <Button size="lg" onClick={() => open('sign-in')}>
        {home.logIn}
      </Button>
    </div>
  )
}
