import type { Mutation } from '../mutation.ts'

const RULES = 'domain/bases/file-rules.test.ts'
const ERRORS = 'e2e/error-states.test.ts'
const VIEW = 'e2e/base-view.test.ts'
const DETAILS = 'e2e/screen-details.test.ts'

/** New base, My bases, the base view with its tutor, Edit base, and the reading of files. */
export const BASE_MUTATIONS: readonly Mutation[] = [
  {
    statement: '2.21',
    file: 'web/features/bases/components/new-base.tsx',
    text: "title === '' || tooLong !== null ||",
    replacement: "title === '' ||",
    test: {
      file: 'e2e/bases.test.ts',
      title: 'requires a file and a name of at most 50 characters',
    },
  },
  {
    statement: '2.22',
    file: 'web/features/bases/components/drop-zone.tsx',
    text: 'onFiles([...event.dataTransfer.files])',
    replacement: 'onFiles([...event.dataTransfer.files].slice(0, 1))',
    test: {
      file: 'web/features/bases/components/drop-zone.test.tsx',
      title: 'accepts several dropped files and prevents the browser from opening them',
    },
  },
  {
    statement: '2.23',
    file: 'domain/bases/file-types.ts',
    text: "  'wav',\n",
    replacement: '',
    test: { file: RULES, title: 'may end in .%s in either case' },
  },
  {
    statement: '2.24',
    file: 'web/features/bases/components/upload-list.tsx',
    text: 'sending || onRemove === null ?',
    replacement: 'onRemove === null ?',
    test: {
      file: 'web/features/bases/components/upload-list.test.tsx',
      title: 'allows removing a file until its upload starts',
    },
  },
  {
    statement: '2.26',
    file: 'web/features/bases/components/redirecting.tsx',
    text: 'setTimeout(open, BASE_REDIRECT_MS)',
    replacement: 'setTimeout(open, BASE_REDIRECT_MS - 1)',
    test: {
      file: 'web/features/bases/components/redirecting.test.tsx',
      title: 'opens the base after two seconds and not before',
    },
  },
  {
    statement: '2.28',
    file: 'web/features/bases/components/my-bases.tsx',
    text: 'onDelete={() => setBaseToDelete(base)}',
    replacement: 'onDelete={() => confirm(base)}',
    test: {
      file: 'e2e/bases.test.ts',
      title: 'deletes a base after a confirmation',
      after: ['reads on the next visit the files that a closed tab had not read'],
    },
  },
  {
    statement: '2.29',
    file: 'web/features/bases/components/my-bases.tsx',
    text: `to={routes.newBase}>
                {texts.emptyAction}`,
    replacement: `to={routes.quiz}>
                {texts.emptyAction}`,
    test: { file: DETAILS, title: 'offers to create the first base' },
  },
  {
    statement: '2.32',
    file: 'web/app/base/availability.ts',
    text: "if (!isReadable(file) && !readAsPicture) return unavailable('chat_pdf_only')",
    replacement: '',
    test: {
      file: ERRORS,
      title:
        'allows chat about files with text only, and states why for an image, an old Word file and a scan',
    },
  },
  {
    statement: '2.33',
    file: 'web/app/routes/base.tsx',
    text: "if (document.visibilityState !== 'visible') return",
    replacement: 'return',
    test: { file: ERRORS, title: 'refetches the files of a base when its tab becomes visible' },
  },
  {
    statement: '2.36',
    file: 'web/features/bases/components/edit-base.tsx',
    text: 'accepted: EDIT_ACCEPTED_EXTENSIONS,',
    replacement: "accepted: [...EDIT_ACCEPTED_EXTENSIONS, 'txt'],",
    test: {
      file: DETAILS,
      title: 'refuses a text file on Edit base, which New base accepts',
      after: ['offers to create the first base'],
    },
  },
  {
    statement: '2.37',
    file: 'web/features/bases/components/edit-base.tsx',
    text: 'disabled={!canSave}',
    replacement: 'disabled={false}',
    test: {
      file: 'e2e/bases-network-errors.test.ts',
      title: 'updating a base, after which the same files can be sent again',
    },
  },
  {
    statement: '1.5',
    file: 'domain/text/kept-passages.ts',
    text: '  if (!sentencesOf(old).every((sentence) => isOn(sentence, words))) return false\n',
    replacement: '',
    test: {
      file: 'domain/text/kept-passages.test.ts',
      title: 'do not stay if a sentence is gone',
    },
  },
  {
    statement: '1.5',
    file: 'web/features/bases/extraction/reread/replaced-text.ts',
    text: '!isRecognised && ',
    replacement: '',
    test: {
      file: 'web/features/bases/extraction/reread/replaced-text.test.ts',
      title: 'keeps recognised pages of a PDF',
    },
  },
  {
    statement: '1.5',
    file: 'web/features/bases/extraction/reread/reread.ts',
    text: '        failed.add(file.id)\n',
    replacement: '',
    test: {
      file: 'web/features/bases/extraction/reread/reread.test.ts',
      title: 'reads a file that fails with %s in another session',
    },
  },
  {
    statement: '4.7',
    file: 'web/features/bases/extraction/queue.ts',
    text: 'if (await deps.hasText(job.id)) return',
    replacement: '',
    test: {
      file: 'web/features/bases/extraction/queue.test.ts',
      title: 'skips a file that has text',
    },
  },
  {
    statement: '4.8',
    file: 'web/features/bases/extraction/file-queue.ts',
    text: 'const idle = current === null && waiting.length === 0',
    replacement: 'const idle = true',
    test: {
      file: 'web/features/bases/extraction/queue.test.ts',
      title: 'reads one file after another',
    },
  },
  {
    statement: '4.13',
    file: 'messages/en/tutor.ts',
    text: 'Chat about',
    replacement: 'Chat on',
    test: {
      file: 'web/features/tutor/tutor.integration.test.ts',
      title:
        'gives the new chat a name, saves question and answer, and links a citation to its passage',
    },
  },
  {
    statement: '5.4',
    file: 'web/features/bases/components/new-base.tsx',
    text: `            setName(next)
            clearError()`,
    replacement: '            setName(next)',
    test: {
      file: ERRORS,
      title:
        'states on Enter what is missing in a new base, and clears the error when it is entered',
    },
  },
  {
    statement: '5.6',
    file: 'domain/bases/file-rules.ts',
    text: 'const trimmed = name.trim()',
    replacement: 'const trimmed = name',
    test: { file: RULES, title: 'is stored without surrounding spaces' },
  },
  {
    statement: '7.19',
    file: 'domain/text/search/passages.ts',
    text: 'if (cost > left) continue',
    replacement: 'if (sentence.text.length > left) continue',
    test: {
      file: 'domain/text/search/passages.test.ts',
      title: 'never exceeds the budget, labels included',
    },
  },
  {
    statement: '9.12',
    file: 'web/features/tutor/preview.ts',
    text: 'chars.length <= CHAT_PREVIEW_CHARS',
    replacement: 'chars.length < CHAT_PREVIEW_CHARS',
    test: {
      file: 'web/features/tutor/preview.test.ts',
      title: 'keeps 50 characters and truncates 51',
    },
  },
  {
    statement: '2.30',
    file: 'web/features/reader/pdf/open-pdf.ts',
    text: 'useSystemFonts: false',
    replacement: 'useSystemFonts: true',
    test: {
      file: VIEW,
      title: 'draws the letters of a PDF without fonts with the bundled fonts',
    },
  },
  {
    statement: '2.30',
    file: 'web/features/reader/pdf/highlights.ts',
    text: 'top: (100 * (rect.top - pageBox.top))',
    replacement: 'top: (100 * (rect.top - 4 - pageBox.top))',
    test: { file: VIEW, title: 'places the highlight of a passage on its line' },
  },
  {
    statement: '2.30',
    file: 'web/features/reader/components/pdf/pdf-pages.tsx',
    text: 'isAlone ? [page] :',
    replacement: '',
    test: {
      file: VIEW,
      title: 'shows the first page of a PDF before the second, also if it takes long to draw',
    },
  },
  {
    statement: '2.30',
    file: 'web/features/reader/api/file-url.ts',
    text: '{ download: file_name }',
    replacement: '{ download: true }',
    test: { file: VIEW, title: 'saves a file that browsers cannot show under its own name' },
  },
]
