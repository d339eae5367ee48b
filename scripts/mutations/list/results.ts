import type { Mutation } from '../mutation.ts'

const RESULTS = 'web/features/quiz/components/results/quiz-results.test.tsx'
const DETAILS = 'e2e/screen-details.test.ts'
const HISTORY = 'web/features/dashboard/components/quiz-history.test.tsx'
const CHART = 'web/features/dashboard/components/charts/performance-chart.test.tsx'
/** Creates the results that the next tests of the file show. */
const RESULTS_CREATED = 'refuses a text file on Edit base, which New base accepts'

/** Marks, results and the dashboard. */
export const RESULT_MUTATIONS: readonly Mutation[] = [
  {
    statement: '2.46',
    file: 'web/features/quiz/components/results/quiz-results.tsx',
    text: "fair: 'text-text'",
    replacement: "fair: 'text-accent'",
    test: {
      file: DETAILS,
      title: 'shows each grade in its own colour',
      after: [RESULTS_CREATED],
    },
  },
  {
    statement: '2.46',
    file: 'web/features/quiz/components/results/quiz-results.tsx',
    text: ': messages.grades[band]',
    replacement: ': messages.grades.good',
    test: { file: RESULTS, title: 'shows %i percent as %s' },
  },
  {
    statement: '2.47',
    file: 'web/features/quiz/kinds/choice.tsx',
    text: 'const isChosen = answer?.user_answer === number',
    replacement: 'const isChosen = isKey',
    test: { file: RESULTS, title: 'states the chosen and the correct option of a wrong choice' },
  },
  {
    statement: '2.47',
    file: 'web/features/quiz/components/results/quiz-results.tsx',
    text: 'messages.correct(correct, counted.questions.length)',
    replacement: 'messages.correct(counted.answers.length, counted.questions.length)',
    test: {
      file: 'e2e/quiz-screens.test.ts',
      title: 'counts the correct answers and explains each question in the results',
    },
  },
  {
    statement: '2.48',
    file: 'web/features/quiz/components/results/quiz-results.tsx',
    text: '<ButtonLink to={routes.dashboard}',
    replacement: '<ButtonLink to={routes.home}',
    test: {
      file: DETAILS,
      title: 'links the results to the dashboard',
      after: [RESULTS_CREATED],
    },
  },
  {
    statement: '2.50',
    file: 'web/features/dashboard/components/statistics.tsx',
    text: 'formatNumber(stats.total_possible_marks, 1)',
    replacement: 'formatNumber(stats.total_marks_obtained, 1)',
    test: { file: HISTORY, title: 'shows the five figures of the procedure' },
  },
  {
    statement: '2.51',
    file: 'web/features/dashboard/components/charts/performance-chart.tsx',
    text: 'a.completed_at.localeCompare(b.completed_at)',
    replacement: 'b.completed_at.localeCompare(a.completed_at)',
    test: {
      file: CHART,
      title:
        'orders bars from oldest to newest, links each to its results, and repeats them in a table',
    },
  },
  {
    statement: '9.21',
    file: 'web/features/dashboard/components/charts/performance-chart.tsx',
    text: 'heightOf(barHeight(quiz.percentage))',
    replacement: 'heightOf(quiz.percentage)',
    test: { file: CHART, title: 'draws a score of %d percent with a height of %d percent' },
  },
  {
    statement: '2.52',
    file: 'web/features/dashboard/components/quiz-history.tsx',
    text: 'routes.quizResults(quiz.id) : routes.quizTake(quiz.id)',
    replacement: 'routes.quizTake(quiz.id) : routes.quizTake(quiz.id)',
    test: { file: HISTORY, title: 'labels a quiz that is %s as %s and links to its %s' },
  },
  {
    statement: '4.10',
    file: 'web/features/dashboard/components/quiz-history.tsx',
    text: '{statuses.other}',
    replacement: '{statuses.ready}',
    test: { file: HISTORY, title: 'labels a quiz that is %s as %s and links to its %s' },
  },
  {
    statement: '2.53',
    file: 'web/features/dashboard/components/questions-summary.tsx',
    text: '({ question_type }) => question_type === type',
    replacement: '() => true',
    test: {
      file: HISTORY,
      title: 'shows the attempted questions by type, an unusual type only if it was attempted',
    },
  },
  {
    statement: '9.13',
    file: 'domain/marking/marks.ts',
    text: 'answer.trim() === String(correctOption)',
    replacement: 'answer.trim().startsWith(String(correctOption))',
    test: { file: 'domain/marking/marks.test.ts', title: 'is 0 for %j' },
  },
  {
    statement: '9.14',
    file: 'domain/quiz/kinds/saq.ts',
    text: 'correctFrom: SAQ_CORRECT_FROM',
    replacement: 'correctFrom: SAQ_CORRECT_FROM - 1',
    test: {
      file: 'domain/marking/marks.test.ts',
      title: 'accepts a %s from %d, not just below',
    },
  },
  {
    statement: '9.15',
    file: 'domain/marking/word-overlap.ts',
    text: 'word.length > FALLBACK_WORD_LONGER_THAN',
    replacement: 'word.length >= FALLBACK_WORD_LONGER_THAN',
    test: {
      file: 'domain/marking/model/check-verdicts.test.ts',
      title: 'counts distinct words of more than two characters',
    },
  },
  {
    statement: '9.20',
    file: 'domain/quiz/score.ts',
    text: 'shown >= GRADE_FROM.good',
    replacement: 'shown > GRADE_FROM.good',
    test: { file: 'domain/quiz/score.test.ts', title: 'puts %s in %s' },
  },
  {
    statement: '9.40',
    file: 'web/features/dashboard/components/charts/calibration.tsx',
    text: 'rated < CALIBRATION_ANSWERS',
    replacement: 'rated <= CALIBRATION_ANSWERS',
    test: {
      file: 'web/features/dashboard/components/charts/calibration.test.tsx',
      title: 'states how many answers are rated until there are CALIBRATION_ANSWERS',
    },
  },
]
