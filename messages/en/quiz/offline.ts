const answers = (n: number) => (n === 1 ? '1 answer' : `${n} answers`)

/** Reviews without a network. */
export const offline = {
  waiting: (n: number) => `${answers(n)} ${n === 1 ? 'waits' : 'wait'} to be stored.`,
  storing: (n: number) => `Storing ${answers(n)}`,
  storeNow: 'Store now',
  stored: (n: number) => `${answers(n)} stored.`,
  refused: (n: number) =>
    n === 1
      ? 'One answer could not be stored, because its question was changed or the review was closed.'
      : `${n} answers could not be stored, because the questions were changed or the review was closed.`,
  signOutAgain: 'Answers are not stored yet. Sign out again to discard them.',
  review: (n: number) => `Review ${n} due ${n === 1 ? 'question' : 'questions'} offline`,
  base: 'One base only',
  minutes: (n: number) => `Review for ${n} minutes`,
} as const
