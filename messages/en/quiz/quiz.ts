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

  take: {
    position: (n: number, total: number) => `Question ${n} of ${total}`,
    progress: 'Answered questions',
    answered: (n: number, total: number) => `${n} of ${total} answered`,
    navigation: 'Questions',
    go: (n: number, answered: boolean, missed: boolean) =>
      `Question ${n}, ${missed ? 'missed so far' : answered ? 'answered' : 'not answered'}`,
    options: 'Options',
    yourAnswer: 'Your answer',
    saqPlaceholder: 'Answer in a sentence or two',
    laqPlaceholder: 'Answer in a paragraph: each point earns marks',
    isFinal: 'A submitted answer cannot be changed.',
    submitAnswer: 'Submit Answer',
    submitTest: 'Submit Test',
    savedAnswer: (n: number) => `Answer ${n} is saved`,
    saved: 'Answer saved',
    elsewhere: 'Answered in another tab. That answer counts.',
    showElsewhere: 'Show that answer',
    previous: 'Previous',
    next: 'Next',
    keys: 'Keys: 1–4 choose, Enter submits, ← → move.',
    textKeys: 'Ctrl + Enter submits.',
    unansweredTitle: 'Submit with questions unanswered?',
    unansweredBody: (n: number) =>
      n === 1
        ? 'One question has no answer and will count as 0.'
        : `${n} questions have no answer and will count as 0.`,
    submitAnyway: 'Submit test',
    marked: (done: number, total: number) => `${done} of ${total} marked`,
    generatingTitle: 'This quiz is still being made',
    generatingBody: 'It opens here once it is ready.',
    notFoundTitle: 'Quiz Not Found',
    emptyTitle: 'This quiz has no questions',
    back: 'Back to Dashboard',
  },

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
    noneCounts: 'No question counts, so there is no score.',
    correct: (n: number, total: number) => `${n} of ${total} correct`,
    notCounted: (n: number) => `${n} not answered, not counted`,
    marksOf: (obtained: string, total: string) =>
      `${obtained} of ${total} ${total === '1' ? 'mark' : 'marks'}`,
    estimates: (n: number) =>
      n === 1
        ? 'One mark is an estimate. Correct it if it is wrong.'
        : `${n} marks are estimates. Correct any that are wrong.`,
    readAgain: 'Read these again',
    readAgainLead: 'The pages for the marks you missed.',
    practise: (n: number) =>
      n === 1 ? 'Practise the one not right' : `Practise the ${n} not right`,
    retry: (n: number) => (n === 1 ? 'Try this file again' : 'Try these files again'),
    again: (name: string) => `${name}, again`,
    takeAgain: 'Take again',
    start: 'Start',
    forQuestions: (numbers: string, n: number) =>
      n === 1 ? `Question ${numbers}` : `Questions ${numbers}`,
    review: 'Review',
    filters: { all: 'All', missed: 'To review', correct: 'Correct' },
    filterLabel: 'Show',
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
    decideHint: 'Did your answer say it?',
    closestWords: 'Closest in your answer:',
    pageSays: 'The page says:',
    range: (from: string, to: string) => `${from} to ${to}`,
    open: (n: number) =>
      n === 1
        ? 'One point is open, and does not count until you decide.'
        : `${n} points are open, and do not count until you decide.`,
    youWrote: 'You wrote:',
    markedBy: {
      rule: 'Marked automatically',
      model: 'Marked by the language model, checked against your words',
      lexical: 'Estimate: compared with the model answer',
      self: 'Marked by you',
    },
    page: (n: number) => `Page ${n}`,
    openPage: (n: number, file: string) => `Open page ${n} of ${file}`,
    sourceGone: (n: number) => `Page ${n} of a deleted file`,
    selfMark: 'Mark it yourself',
    disagree: 'I disagree',
    earlier: 'Earlier mark',
    newQuiz: 'Create New Quiz',
    dashboard: 'Back to Dashboard',
  },
} as const
