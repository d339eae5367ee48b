import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { nameStarts } from './scripts/name-starts.ts'
import { prerenderHome } from './scripts/prerender.ts'
import { trimAuth } from './scripts/trim-auth.ts'

/**
 * `dist/home.html` is the landing page, prerendered: served for `/`. `dist/index.html` is the bare shell: served for
 * every other path of the site. Everything in `dist/assets/` carries a hash in its name and never changes.
 */
export default defineConfig({
  plugins: [react(), tailwindcss(), trimAuth(), nameStarts(), prerenderHome()],
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
            { name: 'stream', test: /node_modules\/eventsource-parser\// },
            { name: 'pdf-assets', test: /\/web\/lib\/pdf-assets/, priority: 1 },
            {
              name: 'start',
              test: /preload-helper|rolldown.runtime|\/web\/lib\/(session-storage|language-choice)|\/messages\/language/,
              priority: 1,
            },
            { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
            {
              name: 'data',
              test: /node_modules\/(@tanstack|zod|@supabase\/postgrest-js)\/|\/web\/lib\/(config|query-client|supabase-client)/,
            },
            {
              // what is only ever imported on demand stays apart, with all that it brings
              name: (id, build) => (build.getModuleInfo(id)?.importers.length === 0 ? null : 'kit'),
              debugName: 'kit',
              test: /\/web\/(components|lib)\/(?!config|functions|query-client|session-storage)/,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
})
