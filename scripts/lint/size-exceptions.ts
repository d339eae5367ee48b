/**
 * Files with functions above the limits of length and complexity when those were introduced. Remove
 * an entry when its functions are split; do not add any.
 */
export const LONG_FUNCTIONS = [
  'domain/**/builtin/**',
  'scripts/generate/screens/seed.ts',
  'web/app/base/base-view.tsx',
  'web/features/bases/upload/use-uploads.ts',
  'web/features/reader/pdf/open-pdf.ts',
  'web/features/reader/pdf/use-zoom-gestures.ts',
  'web/features/tutor/components/chat-list.tsx',
]

export const COMPLEX_FUNCTIONS = [
  'domain/**/builtin/**',
  'domain/tutor/question/classify-intent.ts',
  'web/app/base/availability.ts',
  'web/app/routes/base.tsx',
  'web/app/routes/quiz-results.tsx',
  'web/app/routes/quiz-take.tsx',
  'web/components/controls/field.tsx',
  'web/features/bases/components/new-base.tsx',
  'web/features/dashboard/components/dashboard.tsx',
  'web/features/dashboard/components/next-step.tsx',
  'web/features/quiz/components/taking/question-form.tsx',
  'web/features/quiz/components/taking/use-question-keys.ts',
  'web/features/tutor/components/chat-list.tsx',
  'web/features/tutor/components/tutor.tsx',
  'web/features/tutor/markdown/prepare.ts',
  'web/features/tutor/markdown/render.ts',
]
