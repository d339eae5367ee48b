import { defineConfig } from 'oxlint'
import { FURTHER_RULES, TYPE_AWARE_RULES } from './scripts/lint/further-rules.ts'
import { COMPLEX_FUNCTIONS, LONG_FUNCTIONS } from './scripts/lint/size-exceptions.ts'

const TESTS = ['**/*.test.{ts,tsx}']

/** The rules with one setting. */
const all = (rules: readonly string[], setting: 'error' | 'off') =>
  Object.fromEntries(rules.map((rule) => [rule, setting]))

export default defineConfig({
  plugins: ['eslint', 'typescript', 'oxc', 'react'],
  jsPlugins: ['./scripts/lint/plugin.ts'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist', 'dist-static', 'data', 'data-dev', 'coverage', 'types/database.ts'],
  rules: {
    ...all([...FURTHER_RULES, ...TYPE_AWARE_RULES], 'error'),
    // Text is sorted by code units on purpose
    'typescript/require-array-sort-compare': 'off',
    // Screens read the clock when they show how long ago something was
    'react/purity': 'off',
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    'typescript/consistent-type-definitions': ['error', 'type'],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-console': ['error', { allow: ['error'] }],
    eqeqeq: 'error',
    complexity: ['error', 12],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    // The import boundaries between layers (ARCHITECTURE.md)
    'architecture/import-boundaries': 'error',
    'architecture/comment-width': 'error',
    'architecture/keep-cause': 'error',
  },
  overrides: [
    { files: ['**/*.js'], rules: all(TYPE_AWARE_RULES, 'off') },
    {
      files: ['server/**', 'scripts/**', 'bench/**', 'supabase/functions/_shared/supabase-host.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      // The markup of a component is declarative: length is not a measure of its complexity
      files: ['web/**/*.tsx'],
      rules: {
        'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ['web/**', 'domain/**/{*wire,rows}.ts'],
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
      files: ['web/lib/browser/safe-storage.ts', 'web/before-paint.js'],
      rules: { 'no-restricted-globals': 'off' },
    },
    {
      // A learner reads the message of whatever a feature throws (docs/decisions/0042-errors.md)
      files: ['web/features/**', 'domain/**'],
      rules: { 'architecture/throw-failure': 'error' },
    },
    {
      // domain/ is pure: the same input always gives the same output
      files: ['domain/**'],
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
        'architecture/pass-time-in': 'error',
      },
    },
    { files: COMPLEX_FUNCTIONS, rules: { complexity: 'off' } },
    { files: LONG_FUNCTIONS, rules: { 'max-lines-per-function': 'off' } },
    {
      files: TESTS,
      rules: {
        ...all(TYPE_AWARE_RULES, 'off'),
        'typescript/no-base-to-string': 'off',
        'typescript/no-confusing-void-expression': 'off',
        'typescript/restrict-template-expressions': 'off',
        'typescript/no-useless-default-assignment': 'off',
        'typescript/unbound-method': 'off',
        complexity: 'off',
        'max-lines-per-function': 'off',
        'no-restricted-imports': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'architecture/throw-failure': 'off',
        'architecture/pass-time-in': 'off',
      },
    },
  ],
})
