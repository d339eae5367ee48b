/**
 * Which chunk a module belongs to. A list names beginnings of paths, looked for after a slash: a
 * folder ends in `/`, one file in `.`, and a name without either stands for all that begin like it.
 */
type Modules = { readonly in: readonly string[]; readonly except?: readonly string[] }

const LUCIDE = 'node_modules/lucide-react/dist/esm/icons/'

/** The modules that are needed together, with the reason why they are not part of `site`. */
const MODULES = {
  /** Stores files: part of the two screens that accept them, else loaded on demand. */
  uploads: {
    in: [
      'web/components/controls/sorting',
      'web/components/dialogs/leave-guard',
      'web/features/bases/components/base-name-field',
      'web/features/bases/components/drop-zone',
      'web/features/bases/components/upload-list',
      'web/features/bases/components/redirecting',
      'web/features/bases/upload/',
      'web/features/bases/api/create-',
      'web/features/bases/api/delete-',
      'web/features/bases/api/stored-files',
      'web/features/bases/api/base-file-records',
    ],
  },
  /** Shows files: part of the base view, and of the readers, which load after it. */
  readers: {
    in: [
      'domain/languages/',
      'domain/highlights/',
      'domain/pdf/layout',
      'domain/text/blocks/',
      'domain/text/lines/',
      'domain/text/normalise',
      'domain/text/sentence-bounds',
      'domain/text/inline/stored-',
      'domain/text/inline/web-address',
      'domain/text/search/find-quote',
      'web/features/reader/',
      'web/lib/last-pages',
      'web/lib/browser/web-address',
      `${LUCIDE}move-horizontal.`,
    ],
  },
  /** Reads files: loaded with the first file to read. */
  extraction: {
    in: [
      'web/features/bases/extraction/open-queue',
      'web/features/bases/extraction/queue',
      'web/features/bases/extraction/file-queue',
      'web/features/bases/extraction/extract-text',
      'web/features/bases/extraction/document-failure',
      'web/features/bases/api/pdf-text',
      'messages/english-message',
    ],
  },
  /** Loaded with the first export, never with a screen. */
  exports: {
    in: [
      'domain/export/',
      'domain/tutor/wire',
      'web/features/exports/',
      'web/features/account/archive/',
      'web/lib/zip/',
    ],
  },
  /** The rows of one quiz: for the screens that show it, not for every screen. */
  quizRows: {
    in: [
      'domain/marking/wire',
      'domain/marking/appeals',
      'domain/quiz/rows',
      'domain/quiz/bank/versions',
      'domain/quiz/taking/local-deadline',
      'domain/quiz/taking/confidence',
      'web/features/quiz/api/quiz.',
      'web/features/quiz/api/answers.',
    ],
  },
  /** Shared by the screens that make, take or show a quiz. */
  quizScreens: {
    in: [
      'web/features/quiz/kinds',
      'web/features/quiz/outcome-styles',
      'web/features/quiz/components/',
      'messages/en/quiz/quiz',
      `${LUCIDE}rotate-ccw.`,
    ],
    // Used by one screen, or loaded after it
    except: [
      'web/features/quiz/components/results/repeat',
      'web/features/quiz/components/lazy-changes',
      'web/features/quiz/components/marks/mark-',
      'web/features/quiz/components/source-link',
      'web/features/quiz/components/counted',
      'web/features/quiz/components/taking/review-start',
      'web/features/quiz/components/taking/submit-test',
      'web/features/quiz/components/taking/question-form',
      'web/features/quiz/components/taking/confidence-choice',
      'web/features/quiz/components/taking/use-draft',
      'web/features/quiz/components/taking/practice',
      'web/features/quiz/components/creation/time-limit',
      'web/features/quiz/components/creation/mode-and-limit',
    ],
  },
  /** The screen of all questions with its dialogs; results share the form of one of them. */
  bank: {
    in: [
      'web/features/quiz/bank/',
      'web/features/quiz/components/changes/edit-',
      'domain/quiz/bank/bank',
      'domain/quiz/bank/filter',
      'domain/quiz/bank/edit',
      'domain/quiz/bank/own-question',
      'domain/quiz/creation/near-duplicate',
      'domain/quiz/creation/made-question',
      'domain/text/blank',
      'messages/en/quiz/bank',
    ],
  },
  /** Shared by the screens that list bases and files. */
  bases: {
    in: [
      'web/features/bases/api/',
      'web/features/bases/components/extraction-badge',
      'web/features/bases/components/file-icon',
      'web/lib/extraction-states',
      `${LUCIDE}film.`,
      `${LUCIDE}presentation.`,
      `${LUCIDE}sheet.`,
      `${LUCIDE}audio-lines.`,
      `${LUCIDE}grip-vertical.`,
      `${LUCIDE}image.`,
    ],
    // The names of the bases, which other screens list as well, and what only the forms need
    except: [
      'web/features/bases/api/bases.',
      'web/features/bases/api/create-',
      'web/features/bases/api/delete-',
      'web/features/bases/api/earlier-',
      'web/features/bases/api/pdf-text',
      'web/features/bases/api/base-file-records',
    ],
  },
  /** For the lists of bases and results, and what is offered where one is empty. */
  lists: {
    in: ['web/components/status/meter', 'web/features/bases/components/sample-base'],
  },
  /** Starts a review, from the dashboard or after a quiz. */
  reviewStart: {
    in: [
      'web/features/dashboard/review-forecast',
      'web/features/dashboard/components/next-step',
      'web/features/quiz/components/taking/review-start',
      'web/features/quiz/api/review/use-start-review',
    ],
  },
  /** The mode of a quiz: part of its form, and of what follows the form. */
  quizMode: {
    in: [
      'web/components/controls/choice.tsx',
      'web/features/quiz/components/creation/mode-',
      'web/features/quiz/components/creation/time-limit',
      'domain/quiz/taking/time-limit',
    ],
  },
  /** Stores answers: part of the questions, and of what stores answers later. */
  answers: {
    in: [
      'domain/quiz/taking/answer-to-copy',
      'web/features/quiz/offline/kept-keys',
      'web/features/quiz/offline/unreachable',
      'web/features/quiz/api/taking/save-answer',
      'web/features/quiz/api/taking/submit-quiz',
      'web/features/quiz/api/taking/stored-draft',
    ],
  },
  /** For parts that load after the screen. */
  afterScreen: {
    in: [
      'domain/text/pages.',
      'web/lib/browser/app-badge',
      'web/lib/browser/ask-worker',
      'web/lib/browser/platform',
      'web/lib/browser/register-service-worker',
    ],
  },
  /** Needed by some screens only, in chunks that the bundler chooses. */
  someScreens: {
    in: [
      'domain/recognition/',
      'domain/day',
      'domain/review/',
      'domain/text/inline/formulas',
      'domain/text/inline/code-spans',
      'domain/tutor/markup',
      'domain/quiz/taking/time',
      'web/lib/final-failure',
      'web/lib/recognised-text',
      'web/lib/browser/kept-focus',
      'web/lib/i18n/day',
      'web/lib/backend/make-quiz',
      'web/components/controls/checkbox',
      'web/components/controls/choice',
      'web/components/controls/filter-field',
      'web/components/content/rich-text',
      'web/features/account/',
      'web/features/bases/recognition/',
      'web/features/bases/extraction/extraction-version',
      'web/features/plan/',
      'web/features/quiz/offline/',
      'web/features/quiz/page-panel-context',
      'web/features/quiz/api/quizzable-bases',
      'web/features/quiz/api/change-',
      'web/features/quiz/api/review/repeat-questions',
      'web/features/quiz/api/taking/without-network',
      'web/features/quiz/api/taking/mark-at-once',
      'messages/en/quiz/practice',
      'messages/en/quiz/timed',
      'messages/en/quiz/taking',
      'messages/en/quiz/confidence',
      'messages/en/quiz/changes',
      'messages/en/quiz/creation',
      'messages/en/files/recognition',
      `${LUCIDE}zoom-`,
      `${LUCIDE}book-open-check`,
      `${LUCIDE}chevron-up`,
      `${LUCIDE}external-link`,
      `${LUCIDE}circle-x`,
      `${LUCIDE}circle-question`,
      `${LUCIDE}columns-2`,
      `${LUCIDE}notebook-pen`,
      `${LUCIDE}arrow-up-right`,
      `${LUCIDE}calendar-clock`,
      `${LUCIDE}graduation-cap`,
      `${LUCIDE}panel-left`,
      `${LUCIDE}search-x`,
    ],
  },
  /** Everything else that at least two screens use: one file, requested once. */
  site: {
    in: [
      'web/app/learner/after-screen-data',
      'web/components/',
      'web/features/',
      'web/lib/',
      'domain/',
      'messages/',
      'node_modules/lucide-react/',
    ],
    except: ['web/features/quiz/components/', 'web/features/dashboard'],
  },
  /** Read before the app: the session and the language. */
  start: {
    in: [
      'preload-helper',
      'web/lib/auth/session-storage',
      'web/lib/i18n/language-choice',
      'web/lib/browser/theme',
      'web/lib/listeners',
      'messages/language',
      'messages/registry',
    ],
  },
  /** Changes only with a dependency, so it stays cached across releases. */
  react: { in: ['node_modules/react-dom/', 'node_modules/scheduler/'] },
  /** The same, in a second file: two files load in parallel. */
  vendor: {
    in: [
      'node_modules/react/',
      'node_modules/react-router/',
      'node_modules/cookie/',
      'node_modules/@tanstack/',
      'node_modules/zod/',
      'node_modules/@supabase/postgrest-js/',
    ],
  },
} satisfies Record<string, Modules>

export type ModuleList = keyof typeof MODULES

const includesOne = (id: string, paths: readonly string[] = []): boolean =>
  paths.some((path) => id.includes(`/${path}`))

/** Whether the module `id` belongs to one of the lists `names`. */
export const isIn = (id: string, ...names: ModuleList[]): boolean =>
  names.some((name) => {
    const modules: Modules = MODULES[name]
    return includesOne(id, modules.in) && !includesOne(id, modules.except)
  })
