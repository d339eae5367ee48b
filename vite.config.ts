import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { beforePaint } from './scripts/build/before-paint.ts'
import { routePreloadManifest } from './scripts/build/route-preload-manifest.ts'
import { prerender } from './scripts/build/prerender.ts'
import { trimAuth } from './scripts/build/trim-auth.ts'

/** What stores files: part of the two screens that accept them, else loaded on demand. */
const UPLOADS =
  /\/web\/(components\/(controls\/sorting|dialogs\/leave-guard)|features\/bases\/(components\/(drop-zone|upload-list|redirecting)|upload\/|api\/(create-|delete-|stored-files|base-file-records)))/

/** Shows files: part of the base view, and of the readers, which load after it. */
const READERS =
  /\/domain\/(languages\/|highlights\/|pdf\/layout|text\/(blocks\/|lines\/|normalise|inline\/stored-|search\/find-quote))|\/web\/(features\/reader\/|lib\/(last-pages|browser\/web-address))/

/** What reads PDFs: loaded with the first file to read. */
const EXTRACTION =
  /\/web\/features\/bases\/(extraction\/(open-queue|queue|file-queue|extract-text)|api\/pdf-text)|\/messages\/english-message/
/** Loaded with the first export, never with a screen. */
const EXPORTS =
  /\/domain\/(export\/|tutor\/wire)|\/web\/features\/(exports|account\/archive)\/|\/web\/lib\/zip\//

/** Needed by some screens only, in chunks of their own. */
const NOT_SHARED =
  /\/domain\/(recognition\/|review\/|text\/inline\/(formulas|code-spans)|quiz\/taking\/time)|\/web\/lib\/(recognised-text|i18n\/day|backend\/make-quiz)|\/web\/features\/bases\/recognition\/|\/web\/(components\/(controls\/(checkbox|choice|filter-field)|content\/rich-text)|features\/(account\/|bases\/components\/sample-base|plan\/|reader\/|quiz\/(offline\/|page-beside|outcome-styles|api\/(quizzable-bases|change-|review\/(use-start-review|repeat-questions)|taking\/(without-network|save-answer|mark-at-once|submit-quiz|stored-draft)))))|\/messages\/en\/(quiz\/(practice|timed|confidence|changes|creation)|files\/recognition)|lucide-react\/dist\/esm\/icons\/(zoom-|book-open-check|chevron-up|external-link|rotate-ccw|circle-(x|question)|columns-2|notebook-pen|arrow-up-right|calendar-clock|graduation-cap|panel-left|search-x)/

/** The rows of one quiz: for the screens that show it, not for every screen. */
const QUIZ_ROWS =
  /\/domain\/(grading\/(wire|appeals)|quiz\/(rows|bank\/versions|taking\/(local-deadline|confidence)))|\/web\/features\/quiz\/api\/(quiz|answers)\./

/** Shared by the screens that make, take or show a quiz. */
const QUIZ_SCREENS =
  /\/web\/features\/quiz\/(kinds|outcome-styles|components\/(?!results\/repeat|lazy-changes|marks\/mark-|source-link|counted|taking\/(review-start|submit-test|question-form|confidence-choice|use-draft|practice)|creation\/(time-limit|mode-and-limit)))|\/messages\/en\/quiz\/quiz|lucide-react\/dist\/esm\/icons\/rotate-ccw\./

/** Shared by the screens that list bases and files. */
const BASES =
  /\/web\/(features\/bases\/(api\/(?!bases\.|create-|delete-|base-file-records)|components\/(extraction-badge|file-icon))|lib\/extraction-states)|lucide-react\/dist\/esm\/icons\/(film|sheet|audio-lines|grip-vertical|image)\./

/** For parts that load after the screen. */
const AFTER_SCREEN =
  /\/domain\/text\/pages\.|\/web\/lib\/browser\/(app-badge|ask-worker|platform|register-service-worker)/

/** The screen of all questions, its dialogs, and the form that one of them shares with results. */
const BANK =
  /\/web\/features\/quiz\/(bank\/|components\/changes\/edit-)|\/domain\/(quiz\/(bank\/(bank|filter|edit|own-question)|creation\/(near-duplicate|made-question))|text\/blank)|\/messages\/en\/quiz\/bank/

/** The messages of signed-in screens, in one chunk per language. */
const messagesChunk = (id: string): string | null => {
  const language = /\/messages\/(\w+)\//.exec(id)?.[1]
  return language ? `messages-${language}` : null
}

/** The exports of react-router name only its build with the warnings for developers. */
const productionRouter = (): Plugin => {
  const development = fileURLToPath(import.meta.resolve('react-router'))
  const production = development.replace('/development/', '/production/')
  return {
    name: 'stoa:production-router',
    apply: 'build',
    config: () => ({ resolve: { alias: { 'react-router': production } } }),
  }
}

/**
 * `dist/home.html` is the prerendered landing page, served for `/`. `dist/index.html` is the empty
 * shell, served for every other path. Files in `dist/assets/` carry a content hash and never
 * change.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    productionRouter(),
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
        // Few files for what is always needed: one for every screen, one for every screen behind
        // the guard.
        codeSplitting: {
          groups: [
            { name: 'pdf-assets', test: /\/web\/lib\/browser\/pdf-assets/, priority: 3 },
            {
              name: 'start',
              test: /preload-helper|\/web\/lib\/(auth\/session-storage|i18n\/language-choice)|\/messages\/(language|registry)/,
              priority: 3,
            },
            // Changes only with a dependency, so it stays cached across releases; two files load in
            // parallel.
            { name: 'react', test: /node_modules\/(react-dom|scheduler)\//, priority: 2 },
            {
              name: 'vendor',
              priority: 2,
              test: /node_modules\/(react|react-router|cookie|@tanstack|zod|@supabase\/postgrest-js)\//,
            },
            {
              name: messagesChunk,
              debugName: 'messages',
              test: /\/messages\/(?!en\/)\w+\/(?!home|auth|exporting|files\/recognition)/,
            },
            // what starts a review
            {
              name: 'review-start',
              minShareCount: 2,
              test: /\/web\/features\/(dashboard\/(review-forecast|components\/next-step)|quiz\/(components\/taking\/review-start|api\/review\/use-start-review))/,
            },
            // of the form, and of what follows it
            {
              name: 'quiz-mode',
              test: /\/web\/(components\/controls\/choice\.tsx|features\/quiz\/components\/creation\/(mode-|time-limit))|\/domain\/quiz\/taking\/time-limit/,
            },
            // of the form, and of the questions
            { name: 'choice-style', test: /\/web\/components\/controls\/choice\.css/, priority: 3 },
            {
              // shared by the screens of one quiz, which the others do not need
              name: 'quiz',
              minShareCount: 2,
              test: (id) => (QUIZ_SCREENS.test(id) && !BANK.test(id)) || QUIZ_ROWS.test(id),
            },
            {
              // code shared by two screens is requested once
              name: (id, build) =>
                UPLOADS.test(id) ||
                EXPORTS.test(id) ||
                EXTRACTION.test(id) ||
                READERS.test(id) ||
                NOT_SHARED.test(id) ||
                BANK.test(id) ||
                BASES.test(id) ||
                QUIZ_ROWS.test(id) ||
                AFTER_SCREEN.test(id) ||
                build.getModuleInfo(id)?.importers.length === 0
                  ? null
                  : 'site',
              debugName: 'site',
              minShareCount: 2,
              priority: 1,
              test: /\/web\/(app(?=\/(sign-out|learner\/after-screen-data))|components|features(?!\/(quiz\/(kinds|components\/)|dashboard))|lib)\/|\/domain\/|\/messages\/(?!en\/quiz\/quiz)|node_modules\/lucide-react\//,
            },
            // of the questions, and of what stores answers later
            {
              name: 'answers',
              minShareCount: 2,
              test: /\/web\/features\/quiz\/(offline\/(kept-keys|unreachable)|api\/taking\/(save-answer|submit-quiz|stored-draft))/,
            },
            { name: 'bases', minShareCount: 2, test: BASES },
            { name: 'uploads', test: UPLOADS },
            { name: 'extraction', test: EXTRACTION },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
})
