import type { Mutation } from '../mutation.ts'

const SHELL = 'web/app/shell.test.tsx'
const DETAILS = 'e2e/screen-details.test.ts'

/** The home page, navigation, sign-in and sign-up, and My account. */
export const VISITOR_MUTATIONS: readonly Mutation[] = [
  {
    statement: '1.1',
    file: 'web/features/home/components/introduction.tsx',
    text: '<p>{home.descriptionTwo}</p>',
    replacement: '',
    test: { file: SHELL, title: 'states on the front page what the product is' },
  },
  {
    statement: '1.2',
    file: 'web/features/home/components/introduction.tsx',
    text: 'className="relative grid min-w-0 gap-6 sm:block sm:pb-52"',
    replacement: 'className="sr-only"',
    test: { file: DETAILS, title: 'shows the card with an example on the home page' },
  },
  {
    statement: '1.10',
    file: 'web/before-paint.js',
    text: "localStorage.getItem('stoa-theme')",
    replacement: "localStorage.getItem('theme')",
    test: {
      file: DETAILS,
      title: 'keeps the light theme and the name of its button after a reload',
    },
  },
  {
    statement: '2.1',
    file: 'web/app/guard.tsx',
    text: 'if (!isAuthenticated) return <SignInPrompt hasEnded={wasSignedIn} />',
    replacement: '',
    test: { file: SHELL, title: 'asks a visitor to sign in before showing %s' },
  },
  {
    statement: '2.2',
    file: 'web/app/crash.tsx',
    text: 'isOnline ? crash : offline',
    replacement: 'isOnline ? offline : crash',
    test: { file: SHELL, title: 'shows a screen that %s as an application error with a way back' },
  },
  {
    statement: '2.3',
    file: 'web/app/navigation/navigation.tsx',
    text: '{ to: routes.quiz, label: nav.quiz }',
    replacement: '{ to: routes.dashboard, label: nav.quiz }',
    test: {
      file: SHELL,
      title: 'links a visitor from the navigation bar to every part of the product',
    },
  },
  {
    statement: '2.4',
    file: 'web/lib/browser/theme.ts',
    text: 'safeLocalStorage.setItem(THEME_KEY, theme)',
    replacement: '',
    test: { file: SHELL, title: 'starts in the dark theme and remembers the chosen theme' },
  },
  {
    statement: '2.5',
    file: 'web/components/controls/menu.tsx',
    text: 'leaving.current = setTimeout(() => setOpen(false), 180)',
    replacement: '',
    test: {
      file: DETAILS,
      title: 'opens the profile menu on hover and closes it when the pointer leaves',
      after: ['offers to create the first base'],
    },
  },
  {
    statement: '2.5',
    file: 'web/app/navigation/navigation.tsx',
    text: 'label: nav.myAccount, icon: Settings2, onSelect: () => void navigate(routes.myAccount)',
    replacement:
      'label: nav.myAccount, icon: Settings2, onSelect: () => void navigate(routes.dashboard)',
    test: {
      file: DETAILS,
      title: 'opens the dashboard and My Account from the profile menu',
      after: ['offers to create the first base'],
    },
  },
  {
    statement: '2.6',
    file: 'web/app/navigation/navigation.tsx',
    text: "if (event.key !== 'Escape') return",
    replacement: 'return',
    test: { file: SHELL, title: 'opens the mobile menu and closes it on Escape' },
  },
  {
    statement: '2.8',
    file: 'web/features/auth/components/auth-fields.tsx',
    text: 'placeholder={placeholder ?? auth.passwordPlaceholder}',
    replacement: 'placeholder={placeholder}',
    test: { file: SHELL, title: 'opens one overlay at a time and closes it' },
  },
  {
    statement: '2.8',
    file: 'web/features/auth/components/auth-fields.tsx',
    text: '<Field label={auth.emailLabel} required>',
    replacement: '<Field label={auth.emailLabel}>',
    test: { file: SHELL, title: 'opens one overlay at a time and closes it' },
  },
  {
    statement: '2.11',
    file: 'web/features/auth/components/sign-in-form.tsx',
    text: ' busy={busy}',
    replacement: '',
    test: {
      file: DETAILS,
      title: 'shows a spinner while signing in, and an error above the first field',
    },
  },
  {
    statement: '2.12',
    file: 'web/features/auth/components/sign-in-form.tsx',
    text: "onSwitch('sign-up')",
    replacement: "onSwitch('reset')",
    test: { file: SHELL, title: 'opens one overlay at a time and closes it' },
  },
  {
    statement: '2.13',
    file: 'web/features/auth/components/auth-form.tsx',
    text: `      {failure !== null && <Notice tone="danger">{failureMessage(failure, messages)}</Notice>}
      {children(busy)}`,
    replacement: `      {children(busy)}
      {failure !== null && <Notice tone="danger">{failureMessage(failure, messages)}</Notice>}`,
    test: {
      file: DETAILS,
      title: 'shows a spinner while signing in, and an error above the first field',
    },
  },
  {
    statement: '2.14',
    file: 'web/features/auth/components/sign-up-form.tsx',
    text: '<Checkbox name="terms" required',
    replacement: '<Checkbox name="terms"',
    test: { file: SHELL, title: 'opens one overlay at a time and closes it' },
  },
  {
    statement: '2.16',
    file: 'web/lib/auth/display-name.ts',
    text: "split('@')[0]",
    replacement: "split('@')[1]",
    test: { file: 'web/lib/auth/display-name.test.ts', title: 'returns for %j %s' },
  },
  {
    statement: '2.17',
    file: 'web/features/account/api/summary.ts',
    text: 'p_recent: RECENT_ITEMS',
    replacement: 'p_recent: RECENT_ITEMS + 1',
    test: {
      file: 'web/features/account/account.integration.test.ts',
      title: "counts the learner's own bases, files and bytes, and shows the newest six of each",
    },
  },
  {
    statement: '2.18',
    file: 'web/lib/i18n/format.ts',
    text: 'while (size >= 1024 &&',
    replacement: 'while (size > 1024 &&',
    test: { file: 'web/lib/i18n/format.test.ts', title: 'formats %d bytes as %s' },
  },
  {
    statement: '2.20',
    file: 'web/features/account/components/delete-account.tsx',
    text: "email !== '' && typed.trim().toLowerCase() === email.toLowerCase()",
    replacement: "email !== '' && typed.trim() !== ''",
    test: {
      file: 'e2e/account.test.ts',
      title:
        'deletes the account and its files after the email is typed, and rejects a later sign-in',
    },
  },
]
