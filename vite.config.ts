import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { beforePaint } from './scripts/build/before-paint.ts'
import { CHUNKS } from './scripts/build/chunks.ts'
import { routePreloadManifest } from './scripts/build/route-preload-manifest.ts'
import { prerender } from './scripts/build/prerender.ts'
import { trimAuth } from './scripts/build/trim-auth.ts'
import { trimRouter } from './scripts/build/trim-router.ts'

/**
 * `dist/home.html` is the prerendered landing page, served for `/`. `dist/index.html` is the empty
 * shell, served for every other path. Files in `dist/assets/` carry a content hash and never
 * change.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    trimRouter(),
    trimAuth(),
    beforePaint(),
    routePreloadManifest(),
    prerender(),
  ],
  build: {
    outDir: 'dist',
    // e2e/budgets.test.ts reads the manifest
    manifest: true,
    target: ['chrome120', 'safari17', 'firefox128'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // `domain/` is pure: what a screen does not use of its modules is left out, with its schemas.
      treeshake: {
        moduleSideEffects: (id) => !id.includes('/domain/'),
        manualPureFunctions: ['z'],
      },
      output: {
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  worker: { format: 'es' },
})
