import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { beforePaint } from './scripts/before-paint.ts'
import { routePreloadManifest } from './scripts/route-preload-manifest.ts'
import { prerender } from './scripts/prerender.ts'
import { trimAuth } from './scripts/trim-auth.ts'

/** Of the two screens that take files in, and of no other. */
const UPLOADS = /\/web\/features\/bases\/(components\/(drop-zone|upload-list)|upload\/use-uploads)/

/** What the screens of a learner say, in one file for each language. */
const wordsOf = (id: string): string | null => {
  const language = /\/messages\/(\w+)\//.exec(id)?.[1]
  return language ? `words-${language}` : null
}

/**
 * `dist/home.html` is the landing page, prerendered: served for `/`. `dist/index.html` is the bare shell: served for
 * every other path of the site. Everything in `dist/assets/` carries a hash in its name and never changes.
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), trimAuth(), beforePaint(), routePreloadManifest(), prerender()],
  build: {
    outDir: 'dist',
    // what the check of the budgets reads
    manifest: true,
    target: ['chrome120', 'safari17', 'firefox128'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Few files where all are needed anyway: what every screen stands on, and what every screen behind the guard does.
        codeSplitting: {
          groups: [
            { name: 'pdf-assets', test: /\/web\/lib\/browser\/pdf-assets/, priority: 1 },
            {
              name: 'start',
              test: /preload-helper|\/web\/lib\/(backend\/session-storage|i18n\/language-choice)|\/messages\/language/,
              priority: 1,
            },
            // What changes with a dependency only, so that it outlasts the site's versions: in two files that come side by side.
            { name: 'react', test: /node_modules\/(react-dom|scheduler)\// },
            {
              name: 'vendor',
              test: /node_modules\/(react|react-router|cookie|@tanstack|zod|@supabase\/postgrest-js)\//,
            },
            {
              name: wordsOf,
              debugName: 'words',
              test: /\/messages\/(?!en\/)\w+\/(?!home|auth)/,
            },
            {
              // what two screens need is asked for once, in one file
              name: (id, build) =>
                UPLOADS.test(id) || build.getModuleInfo(id)?.importers.length === 0 ? null : 'site',
              debugName: 'site',
              minShareCount: 2,
              test: /\/web\/(components|features|lib)\/|\/domain\/|\/messages\/|node_modules\/(lucide-react|eventsource-parser)\//,
            },
            { name: 'uploads', test: UPLOADS },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
})
