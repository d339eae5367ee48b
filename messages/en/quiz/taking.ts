export const taking = {
  position: (n: number, total: number) => `Question ${n} of ${total}`,
  progress: 'Answered questions',
  answered: (n: number, total: number) => `${n} of ${total} answered`,
  go: (n: number, answered: boolean, missed: boolean) =>
    `Question ${n}, ${missed ? 'missed so far' : answered ? 'answered' : 'not answered'}`,
  options: 'Options',
  yourAnswer: 'Your answer',
  saqPlaceholder: 'Answer in a sentence or two',
  laqPlaceholder: 'Answer in a paragraph: each point of the model answer earns marks',
  isFinal: 'A submitted answer cannot be changed.',
  submitAnswer: 'Submit Answer',
  submitTest: 'Submit Test',
  savedAnswer: (n: number) => `Answer ${n} is saved`,
  saved: 'Answer saved',
  elsewhere: 'This question was already answered in another tab. That answer counts.',
  showElsewhere: 'Show that answer',
  previous: 'Previous',
  next: 'Next',
  keys: 'Keys: 1–4 choose, Enter submits, ← → move between questions.',
  textKeys: 'Ctrl + Enter submits.',
  unansweredTitle: 'Submit with questions unanswered?',
  unansweredBody: (n: number) =>
    n === 1
      ? 'One question has no answer and will count as 0.'
      : `${n} questions have no answer and will count as 0.`,
  submitAnyway: 'Submit test',
  marked: (done: number, total: number) => `${done} of ${total} marked`,
  generatingBody: 'It opens here as soon as it is ready.',
  notFoundTitle: 'Quiz Not Found',
  emptyTitle: 'This quiz has no questions',
  back: 'Back to Dashboard',
} as const
