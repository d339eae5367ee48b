import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { architecture } from './scripts/lint/import-boundaries.ts'
import { COMPLEX_FUNCTIONS, LONG_FUNCTIONS } from './scripts/lint/size-exceptions.ts'

const tests = ['**/*.test.{ts,tsx}']

const THROWS_ERROR = {
  selector: 'ThrowStatement > NewExpression[callee.name=/^(?:Type|Range)?Error$/]',
  message: 'Throw a Failure (domain/failure.ts): the learner reads the message of its code.',
}

export default defineConfig(
  globalIgnores(['dist', 'dist-static', 'data', 'data-dev', 'coverage', 'types/database.ts']),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      // `Promise.withResolvers<void>()` needs void as a type argument
      '@typescript-eslint/no-invalid-void-type': 'off',
      'no-console': ['error', { allow: ['error'] }],
      eqeqeq: 'error',
    },
  },
  // Type-aware rules are slow and find little in tests, which the compiler checks anyway.
  { files: tests, extends: [tseslint.configs.disableTypeChecked] },
  {
    files: ['**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node, ...globals.browser, ...globals.serviceworker } },
  },
  {
    files: ['server/**', 'scripts/**', 'bench/**', 'supabase/functions/_shared/supabase-host.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['web/**', 'domain/**/{*wire,rows}.ts'],
    ignores: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'zod',
              message: 'This code runs in the browser: use zod/mini, which is 16 kB smaller.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['web/**'],
    ignores: [...tests, 'web/lib/browser/safe-storage.ts', 'web/before-paint.js'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'It may throw in a browser: use web/lib/browser/safe-storage.ts.',
        })),
      ],
    },
  },
  {
    // A learner reads the message of whatever a feature throws (docs/decisions/0042-errors.md)
    files: ['web/features/**'],
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', THROWS_ERROR] },
  },
  { files: ['web/**'], extends: [reactHooks.configs.flat['recommended-latest']] },
  // The import boundaries between layers (ARCHITECTURE.md)
  { plugins: { architecture }, rules: { 'architecture/import-boundaries': 'error' } },
  { rules: { 'architecture/comment-width': 'error', 'architecture/keep-cause': 'error' } },
  {
    ignores: [...tests, ...COMPLEX_FUNCTIONS],
    rules: { complexity: ['error', 12] },
  },
  {
    ignores: [...tests, ...LONG_FUNCTIONS, 'web/**/*.tsx'],
    rules: {
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // The markup of a component is declarative: length is no measure of its complexity
    files: ['web/**/*.tsx'],
    ignores: [...tests, ...LONG_FUNCTIONS],
    rules: {
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // domain/ is pure: the same input always gives the same output
    files: ['domain/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        ...[
          'fetch',
          'process',
          'window',
          'document',
          'navigator',
          'localStorage',
          'sessionStorage',
          'crypto',
          'performance',
        ],
        ...['setTimeout', 'setInterval', 'queueMicrotask', 'Deno'],
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Pass a seed in.' },
        { object: 'Date', property: 'now', message: 'Pass the time in.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Pass the time in.',
        },
        THROWS_ERROR,
      ],
    },
  },
)
