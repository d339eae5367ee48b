const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const practice = {
  hints: {
    first: 'Hint',
    next: 'Another hint',
    place: (page: number, file: string | null) =>
      file === null ? `Look at page ${page}.` : `Look at page ${page} of ${file}.`,
    ruleOut: 'Which options does the page contradict? Rule them out first.',
    points: (n: number) =>
      n === 1
        ? 'A full answer makes one point. What does the page say about it, in your words?'
        : `A full answer makes ${n} points. Which one can you name first, and what follows from it?`,
    passage: (text: string) => `The page says: “${text}”`,
  },
  marking: 'Marking your answer',
  markFailed: 'Your answer is saved, but it could not be marked.',
  markAgain: 'Mark it now',
  verdict: (outcome: string, marks: string) => `${outcome}, ${marks}`,
  again: (n: number) => `Question ${n} again`,
  comesAgain: 'This question comes again in this session.',
  firstCounts: 'The marks of your first answer count.',
  wasSure: 'You were sure. This question returns tomorrow, and again within a week.',
  continue: 'Continue',
  continueKeys: 'Press Enter to continue.',
  pageOf: (n: number, file: string) => `Page ${n} of ${file}`,
  closePage: 'Close the page',
  endTitle: 'Every question is answered',
  endMissed: (n: number) =>
    n === 0
      ? 'Each one was right at least once.'
      : n === 1
        ? 'One was not right yet. It comes back in a review.'
        : `${n} were not right yet. They come back in a review.`,
  results: 'Show results',
  finish: 'Finish practice',
  finishTitle: 'Finish with questions unanswered?',
  finishBody: (n: number) =>
    n === 1
      ? 'One question has no answer. It does not count, and you can practise it later.'
      : `${n} questions have no answer. They do not count, and you can practise them later.`,
  stop: 'Stop here',
  stopHint: 'Your answers count. Questions without an answer stay due.',
  stopFailed: 'The review could not be closed. Please try again.',
  timeTitle: 'Time is up',
  timeBody: (answered: number) =>
    `${plural(answered, 'question', 'questions')} answered. The others stay due.`,
  kept: 'Marked in this browser. Your answer is stored when you are online again.',
  keptEstimate:
    'Estimated in this browser. Your answer is marked again and stored when you are online again.',
  keptEnd: 'Finish',
  keptHint: 'Your answers are stored when you are online again. The results are shown then.',
  goOn: 'Go on',
} as const
