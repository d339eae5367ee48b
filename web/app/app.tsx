import { flushSync } from 'react-dom'
import { RouterProvider, type DataRouter } from 'react-router'
import { UndoableDeleteProvider } from '../components/status/undoable-delete.tsx'
import { ToastProvider } from '../components/status/toast.tsx'
import { SessionProvider, type SessionState } from '../lib/auth/session.tsx'

/**
 * The complete site: providers and the router that selects the screen. `session` is set when it is
 * known from the start.
 */
export function App({ router, session }: { router: DataRouter; session?: SessionState }) {
  return (
    <SessionProvider {...(session && { initial: session })}>
      <ToastProvider>
        <UndoableDeleteProvider>
          <RouterProvider router={router} flushSync={(render) => void flushSync(render)} />
        </UndoableDeleteProvider>
      </ToastProvider>
    </SessionProvider>
  )
}
