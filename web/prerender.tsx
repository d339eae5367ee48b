import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router'
import { App } from './app/app.tsx'
import { siteRoutes } from './app/router.tsx'

/** The landing page as HTML. Used by the build alone. */
export async function prerender(): Promise<string> {
  const router = createMemoryRouter(siteRoutes, { initialEntries: ['/'] })
  await new Promise<void>((resolve) => {
    if (router.state.initialized) resolve()
    else router.subscribe((state) => state.initialized && resolve())
  })
  return renderToString(<App router={router} />)
}
