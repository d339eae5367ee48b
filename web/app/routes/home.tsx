import { ArrowRight, FilePlus2, LibraryBig } from 'lucide-react'
import { Button, ButtonLink } from '../../components/button.tsx'
import { useAuthOverlay } from '../../features/auth/overlay.tsx'
import { Landing } from '../../features/home/components/landing.tsx'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { routes } from '../../lib/routes.ts'
import { useSession } from '../../lib/backend/session.tsx'
import { useTitle } from '../../lib/title.ts'

export function Component() {
  const { home } = useMessages()
  useTitle(home.pageTitle)
  return <Landing actions={<Actions />} />
}

function Actions() {
  const { home } = useMessages()
  const { isAuthenticated } = useSession()
  const { open, prefetch } = useAuthOverlay()
  if (isAuthenticated)
    return (
      <>
        <ButtonLink to={routes.myBases} variant="primary" size="lg" icon={LibraryBig}>
          {home.openBases}
        </ButtonLink>
        <ButtonLink to={routes.newBase} size="lg" icon={FilePlus2}>
          {home.newBase}
        </ButtonLink>
      </>
    )
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
