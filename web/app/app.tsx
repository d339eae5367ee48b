import { RouterProvider, type DataRouter } from 'react-router'
import { RemovalProvider } from '../components/removal.tsx'
import { ToastProvider } from '../components/toast.tsx'
import { SessionProvider } from '../lib/session.tsx'

/** The whole site: what every screen stands in, and the router that picks the screen. */
export function App({ router }: { router: DataRouter }) {
  return (
    <SessionProvider>
      <ToastProvider>
        <RemovalProvider>
          <RouterProvider router={router} />
        </RemovalProvider>
      </ToastProvider>
    </SessionProvider>
  )
}
