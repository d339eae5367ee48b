const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const quiz = {
  types: {
    mcq: 'Multiple choice',
    true_false: 'True or false',
    saq: 'Short answer',
    laq: 'Long answer',
  },
  difficulties: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  marks: (n: number) => plural(n, 'mark', 'marks'),
  questions: (n: number) => plural(n, 'question', 'questions'),

  modes: { test: 'Test', practice: 'Practice' },

  navigation: 'Questions',
  generatingTitle: 'This quiz is still being made',

  repeat: {
    review: (day: string) => `Review, ${day}`,
    practice: (name: string) => `${name}, practice`,
  },

  results: {
    title: (name: string) => `Results: ${name}`,
    heading: 'Results',
    notFoundTitle: 'Results Not Found',
    notFoundBody: 'These results do not exist or are not yours.',
    unfinishedTitle: 'This quiz is not finished',
    unfinishedBody: 'Submit the test to see its results.',
    continueQuiz: 'Continue the quiz',
    grades: {
      excellent: 'Excellent',
      good: 'Good',
      fair: 'Fair',
      needs_improvement: 'Needs Improvement',
    },
    score: 'Score',
    noneCounts: 'No question of this quiz counts, so it has no score.',
    correct: (n: number, total: number) => `${n} of ${total} correct`,
    notCounted: (n: number) => `${n} not answered, not counted`,
    marksOf: (obtained: string, total: string) =>
      `${obtained} of ${total} ${total === '1' ? 'mark' : 'marks'}`,
    estimates: (n: number) =>
      n === 1
        ? 'The mark of one answer is an estimate made without a language model. Compare it with the model answer, and correct it if it is wrong.'
        : `The marks of ${n} answers are estimates made without a language model. Compare them with the model answers, and correct any that are wrong.`,
    readAgain: 'Read these again',
    readAgainLead: 'The pages for the marks you missed. Each opens with the passage highlighted.',
    practise: (n: number) =>
      n === 1 ? 'Practise the one not yet right' : `Practise the ${n} not yet right`,
    retry: (n: number) => (n === 1 ? 'Try this file again' : 'Try these files again'),
    again: (name: string) => `${name}, again`,
    takeAgain: 'Take again',
    start: 'Start',
    forQuestions: (numbers: string, n: number) =>
      n === 1 ? `Question ${numbers}` : `Questions ${numbers}`,
    review: 'Review',
    filters: { all: 'All', missed: 'To review', correct: 'Correct' },
    filterLabel: 'Which questions to show',
    nothingHere: 'No question of this kind.',
    unanswered: 'Not answered',
    outcomes: {
      correct: 'Correct',
      partial: 'Partly correct',
      incorrect: 'Not correct',
      unanswered: 'Not answered',
      unmarked: 'Not marked',
      withdrawn: 'Withdrawn',
      open: 'You decide',
    },
    outcome: (n: number, what: string) => `Question ${n}: ${what}`,
    yourAnswer: 'Your answer',
    correctAnswer: 'Correct answer',
    modelAnswer: 'Model answer',
    explanation: 'Why',
    points: 'Mark points',
    pointsMet: (met: number, partly: number, total: number, open: number) =>
      `${met} of ${total} met${partly > 0 ? `, ${partly} partly` : ''}${open > 0 ? `, ${open} open` : ''}`,
    verdicts: { met: 'Met', partial: 'Partly met', missed: 'Missed', open: 'You decide' },
    decideHint: 'Compare your words with the page. Did your answer say it?',
    closestWords: 'Closest words in your answer:',
    pageSays: 'The page says:',
    range: (from: string, to: string) => `${from} to ${to}`,
    open: (n: number) =>
      n === 1
        ? 'One point is open: compare it with the page and decide. Until then it does not count.'
        : `${n} points are open: compare them with the pages and decide. Until then they do not count.`,
    youWrote: 'You wrote:',
    markedBy: {
      rule: 'Marked automatically',
      model: 'Marked by the language model, checked against your words',
      lexical: 'Estimate: compared with the model answer word by word',
      self: 'Marked by you',
    },
    page: (n: number) => `Page ${n}`,
    openPage: (n: number, file: string) => `Open page ${n} of ${file}`,
    sourceGone: (n: number) => `From page ${n} of a file that was deleted`,
    selfMark: 'Mark it yourself',
    disagree: 'I disagree',
    earlier: 'Earlier mark',
    newQuiz: 'Create New Quiz',
    dashboard: 'Back to Dashboard',
  },
} as const
