import type { Mutation } from '../mutation.ts'

const PICKER = 'web/features/quiz/components/creation/source-picker.test.tsx'
const CONFIGURATION = 'domain/quiz/creation/configuration.test.ts'
const FORM = 'web/features/quiz/components/taking/question-form.test.tsx'
const SCREENS = 'e2e/quiz-screens.test.ts'

/** The creation form, how questions are made, and the taking of a quiz. */
export const QUIZ_MUTATIONS: readonly Mutation[] = [
  {
    statement: '2.38',
    file: 'web/features/quiz/components/creation/source-picker.tsx',
    text: 'disabled={!isSelectable(file)}',
    replacement: 'disabled={false}',
    test: { file: PICKER, title: 'shows a badge per file and enables only files with text' },
  },
  {
    statement: '2.38',
    file: 'web/features/quiz/components/creation/source-picker.tsx',
    text: ', statuses.notProcessed]',
    replacement: ', statuses.failed]',
    test: { file: PICKER, title: 'shows a badge per file and enables only files with text' },
  },
  {
    statement: '2.39',
    file: 'web/features/quiz/components/creation/source-picker.tsx',
    text: 'onChange(selectable, event.target.checked)',
    replacement: 'onChange(selectable.slice(0, 1), event.target.checked)',
    test: {
      file: PICKER,
      title: 'selects all readable files of a base with its checkbox, and shows the mixed state',
    },
  },
  {
    statement: '2.40',
    file: 'web/features/quiz/components/creation/quiz-creation.tsx',
    text: 'difficulty: settings.difficulty,',
    replacement: "difficulty: 'medium',",
    test: {
      file: SCREENS,
      title: 'makes a quiz of the chosen difficulty and shows it above the questions',
    },
  },
  {
    statement: '2.41',
    file: 'web/features/quiz/components/creation/quiz-creation.tsx',
    text: '[messages.totalMarks, marks]',
    replacement: '[messages.totalMarks, questions]',
    test: {
      file: 'e2e/screen-details.test.ts',
      title: 'adds up the questions and marks of a quiz',
      after: ['refuses a text file on Edit base, which New base accepts'],
    },
  },
  {
    statement: '2.42',
    file: 'web/features/quiz/components/creation/quiz-generation.tsx',
    text: 'safeRedirect(open), QUIZ_REDIRECT_MS)',
    replacement: 'safeRedirect(open), QUIZ_REDIRECT_MS + 1)',
    test: {
      file: 'web/features/quiz/components/creation/quiz-generation.test.tsx',
      title: 'opens the quiz after a second and a half and not before',
    },
  },
  {
    statement: '5.9',
    file: 'domain/quiz/creation/configuration.ts',
    text: 'count <= COUNT_MAX',
    replacement: 'count <= COUNT_MAX + 1',
    test: { file: CONFIGURATION, title: 'requires whole numbers from 0 to 20 for %s' },
  },
  {
    statement: '9.4',
    file: 'domain/quiz/creation/configuration.ts',
    text: 'questions > TOTAL_QUESTIONS_MAX',
    replacement: 'questions >= TOTAL_QUESTIONS_MAX',
    test: {
      file: CONFIGURATION,
      title: 'requires at least one question and accepts at most 30',
    },
  },
  {
    statement: '5.13',
    file: 'web/features/quiz/components/creation/quiz-creation.tsx',
    text: '{failure && !isAboutField(failure) && (',
    replacement: '{making.error && failure && (',
    test: {
      file: 'e2e/error-states.test.ts',
      title: 'validates every rule of the quiz form with one message each, and submits on Enter',
    },
  },
  {
    statement: '5.16',
    file: 'domain/quiz/kinds/mcq.ts',
    text: 'wrong.length !== CHOICES - 1',
    replacement: 'wrong.length < CHOICES - 1',
    test: {
      file: 'domain/quiz/creation/lint.test.ts',
      title: 'requires exactly four options for mcq and none for other types',
    },
  },
  {
    statement: '7.17',
    file: 'supabase/functions/_shared/model/http.ts',
    text: 'authorization: `Bearer ${endpoint.apiKey}`',
    replacement: 'authorization: endpoint.apiKey',
    test: {
      file: 'supabase/functions/_shared/model/client.test.ts',
      title: 'sends one user message, and the key only if there is one',
    },
  },
  {
    statement: '7.20',
    file: 'domain/quiz/creation/texts/prompt-texts.ts',
    text: 'budget: number = QUIZ_PROMPT_CHARS',
    replacement: 'budget: number = 2 * QUIZ_PROMPT_CHARS',
    test: {
      file: 'domain/quiz/creation/texts/prompt-texts.test.ts',
      title: 'covers every page with texts of at most 3,000 characters, labels included',
    },
  },
  {
    statement: '9.3',
    file: 'domain/quiz/kinds/laq.ts',
    text: 'const MARKS = 5',
    replacement: 'const MARKS = 4',
    test: {
      file: CONFIGURATION,
      title: 'counts one mark for mcq, three for saq, five for laq',
    },
  },
  {
    statement: '9.5',
    file: 'domain/quiz/kinds/saq.ts',
    text: 'defaultCount: 3',
    replacement: 'defaultCount: 4',
    test: { file: SCREENS, title: 'presets the form to medium with 5, 3 and 2 questions' },
  },
  {
    statement: '2.43',
    file: 'web/features/quiz/components/taking/question-grid.tsx',
    text: 'const isAnswered = answered.has(id)',
    replacement: 'const isAnswered = false',
    test: { file: FORM, title: 'marks answered questions and the current one in the grid' },
  },
  {
    statement: '2.43',
    file: 'web/features/quiz/components/taking/quiz-taking.tsx',
    text: '<Progress label={progress} value={answered.size}',
    replacement: '<Progress label={progress} value={index}',
    test: {
      file: SCREENS,
      title: 'shows how much is answered, and Submit Test once the last question is',
    },
  },
  {
    statement: '2.44',
    file: 'web/features/quiz/kinds/saq.tsx',
    text: 'rows={4}',
    replacement: 'rows={5}',
    test: { file: FORM, title: 'renders a question of type %s with a field of %i rows' },
  },
  {
    statement: '2.45',
    file: 'web/features/quiz/components/taking/quiz-taking.tsx',
    text: '{isLast && answered.has(question.id) && (',
    replacement: '{isLast && (',
    test: {
      file: SCREENS,
      title: 'shows how much is answered, and Submit Test once the last question is',
    },
  },
  {
    statement: '5.14',
    file: 'web/features/quiz/api/taking/save-answer.ts',
    text: "if (isBlank(userAnswer)) throw new Failure('quiz_answer_required')",
    replacement: '',
    test: { file: FORM, title: 'rejects an empty answer and one of spaces only' },
  },
  {
    statement: '9.6',
    file: 'domain/quiz/taking/practice.ts',
    text: 'since >= RETRY_SPACING',
    replacement: 'since > RETRY_SPACING',
    test: {
      file: 'domain/quiz/taking/practice.test.ts',
      title: 'asks a missed question again after three other answers',
    },
  },
]
