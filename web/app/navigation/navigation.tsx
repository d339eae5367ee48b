import {
  CircleUserRound,
  LayoutDashboard,
  LogIn,
  LogOut,
  Menu as MenuIcon,
  Moon,
  Settings2,
  Sun,
  UserRoundPlus,
  X,
} from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore, type ComponentType } from 'react'
import { Link, NavLink, useLocation, useNavigate } from 'react-router'
import { Button, IconButton } from '../../components/controls/button.tsx'
import { Menu } from '../../components/controls/menu.tsx'
import { useAuthOverlay } from '../../features/auth/overlay.tsx'
import { useMessages } from '../../lib/i18n/messages.tsx'
import { routes } from '../../lib/routes.ts'
import { useSession } from '../../lib/auth/session.tsx'
import { currentTheme, onThemeChange, switchTheme } from '../../lib/browser/theme.ts'
import { afterScreenData } from '../learner/after-screen-data.ts'
import { LanguageMenu, LanguageSelect } from './language.tsx'
import { Logo } from './logo.tsx'
import { useSignOut } from '../learner/use-sign-out.ts'

/** The learner's part can be used soon after the screen. */
const SCREEN_CHECK_MS = 200

export function Navigation() {
  const { common } = useMessages()
  const { isAuthenticated, user } = useSession()
  return (
    <header className="print:hidden sticky top-0 z-10 border-b border-line bg-bg">
      <div className="mx-auto flex h-16 max-w-[88rem] items-center gap-1 px-4 sm:px-6 lg:px-10">
        <Link
          to={routes.home}
          // Where the name does not fit, it wraps and is clipped completely; the link keeps it.
          className="me-auto flex h-11 min-w-0 flex-wrap gap-x-2 overflow-hidden rounded-sm md:me-8"
        >
          <Logo className="h-11 w-6 shrink-0 text-accent" />
          <span className="flex h-11 items-center font-serif text-[1.375rem] leading-none font-medium">
            {common.product}
          </span>
        </Link>
        <nav aria-label={common.nav.label} className="me-auto hidden md:block">
          <Links className="flex gap-1" />
        </nav>
        {user && <LearnerPart key={user.id} userId={user.id} />}
        {/* A phone has room for it beside the few controls of visitors; else it is in the menu. */}
        <LanguageMenu className={isAuthenticated ? 'hidden md:block' : ''} />
        <ThemeToggle />
        <div
          data-until-known={isAuthenticated ? undefined : ''}
          className="flex items-center gap-2"
        >
          {isAuthenticated ? <ProfileMenu /> : <AuthButtons />}
        </div>
        <MobileMenu />
      </div>
    </header>
  )
}

/** The part of the bar for learners. It loads after the screen's data; its space is reserved. */
function LearnerPart({ userId }: { userId: string }) {
  const [loaded, setLoaded] = useState<{ Part: ComponentType<{ userId: string }> } | null>(null)
  useEffect(() => {
    const load = async () => {
      const { LearnerPart: Part } = await import('../learner/learner-part.tsx')
      setLoaded({ Part })
    }
    // If it does not load, the screens have the same links.
    return afterScreenData(() => void load().catch(() => undefined), SCREEN_CHECK_MS)
  }, [])
  return loaded ? <loaded.Part userId={userId} /> : <span className="size-11 shrink-0" />
}

function Links({ className, isLarge = false }: { className: string; isLarge?: boolean }) {
  const { nav } = useMessages().common
  const links = [
    { to: routes.home, label: nav.home },
    { to: routes.newBase, label: nav.newBase },
    { to: routes.myBases, label: nav.myBases },
    { to: routes.quiz, label: nav.quiz },
  ]
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            className={`flex min-h-11 items-center rounded-md px-3 font-medium text-muted transition-colors hover:text-text aria-[current=page]:text-text aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8 ${isLarge ? 'text-lg' : 'text-[0.9375rem]'}`}
          >
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/**
 * CSS (styles.css) selects the icon, so that it is correct before React has the theme.
 * `web/lazy-hydration.ts` finds the button by it.
 */
function ThemeIcon({ size = 20 }: { size?: number }) {
  return (
    <>
      <Sun aria-hidden size={size} data-only="dark" />
      <Moon aria-hidden size={size} data-only="light" />
    </>
  )
}

function ThemeToggle() {
  const { nav } = useMessages().common
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'dark')
  return (
    <IconButton
      label={theme === 'dark' ? nav.toLight : nav.toDark}
      icon={ThemeIcon}
      onClick={switchTheme}
    />
  )
}

function ProfileMenu() {
  const { nav } = useMessages().common
  const navigate = useNavigate()
  const { signOut } = useSignOut()
  return (
    <Menu
      hover
      label={nav.profile}
      trigger={<CircleUserRound aria-hidden size={24} strokeWidth={1.6} />}
      items={[
        {
          label: nav.dashboard,
          icon: LayoutDashboard,
          onSelect: () => void navigate(routes.dashboard),
        },
        { label: nav.myAccount, icon: Settings2, onSelect: () => void navigate(routes.myAccount) },
        { label: nav.signOut, icon: LogOut, onSelect: () => void signOut() },
      ]}
    />
  )
}

function AuthButtons() {
  const { nav } = useMessages().common
  const { open, prefetch } = useAuthOverlay()
  return (
    <>
      <div
        className="hidden items-center gap-2 md:flex"
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Button variant="ghost" size="sm" onClick={() => open('sign-in')}>
          {nav.logIn}
        </Button>
        <Button variant="primary" size="sm" onClick={() => open('sign-up')}>
          {nav.signUp}
        </Button>
      </div>
      <Menu
        className="md:hidden"
        label={nav.profile}
        trigger={<CircleUserRound aria-hidden size={24} strokeWidth={1.6} />}
        items={[
          { label: nav.logIn, icon: LogIn, onSelect: () => open('sign-in') },
          { label: nav.signUp, icon: UserRoundPlus, onSelect: () => open('sign-up') },
        ]}
      />
    </>
  )
}

function MobileMenu() {
  const { nav } = useMessages().common
  const { isAuthenticated } = useSession()
  const { signOut } = useSignOut()
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  // The history entry it was opened on: following a link closes the menu.
  const open = openAt === key
  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpenAt(null)
      button.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
  return (
    <div className="md:hidden">
      <IconButton
        ref={button}
        label={open ? nav.closeMenu : nav.openMenu}
        icon={open ? X : MenuIcon}
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => setOpenAt(open ? null : key)}
      />
      <nav
        id="mobile-menu"
        aria-label={nav.label}
        hidden={!open}
        className="absolute inset-x-0 top-full border-b border-line bg-bg px-4 pt-2 pb-5 floating sm:px-6"
      >
        <Links className="grid" isLarge />
        {isAuthenticated && (
          <div className="mt-3 grid gap-3">
            <LanguageSelect />
            <Button icon={LogOut} onClick={() => void signOut()}>
              {nav.logout}
            </Button>
          </div>
        )}
      </nav>
    </div>
  )
}
