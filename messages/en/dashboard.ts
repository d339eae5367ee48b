export const dashboard = {
  title: 'Dashboard',
  welcome: (name: string) => `Welcome back, ${name}`,
  next: {
    title: 'What’s next',
    continueTitle: (name: string) => `Continue “${name}”`,
    continueBody: 'You began this quiz and have not submitted it.',
    continueAction: 'Continue',
    dueTitle: (n: number) =>
      n === 1 ? '1 question is due for review' : `${n} questions are due for review`,
    dueBody:
      'Questions you missed come back soon, those you knew later, so that you remember them.',
    dueFirst: (n: number) => `The ${n} that have been due longest come first.`,
    dueAction: 'Review now',
    dueMinutes: (n: number) => `Review for ${n} minutes`,
    dueBase: 'One base only',
    soon: (when: string, n: number) =>
      `Next review ${when}: ${n === 1 ? '1 question' : `${n} questions`}`,
    startTitle: (name: string) => `“${name}” is ready`,
    startBody: 'You have not opened this quiz yet.',
    startAction: 'Take this quiz',
    reviewTitle: (name: string) => `Look again at “${name}”`,
    reviewBody: (percent: number) =>
      `Your lowest recent score: ${percent}%. Every mark leads to its page.`,
    reviewAction: 'See results',
    newTitle: 'Ready for another?',
    newBody: 'Your last results look good. A harder quiz shows what is still missing.',
    newAction: 'New quiz',
  },
  weakPages: 'Weakest pages',
  moreFigures: 'More figures',
  statistics: 'Statistics',
  totalQuizzes: (n: number) => (n === 1 ? 'Quiz taken' : 'Quizzes taken'),
  questionsAttempted: (n: number) => (n === 1 ? 'Question attempted' : 'Questions attempted'),
  averageScore: 'Average score',
  marks: 'Marks',
  marksOf: (obtained: string, possible: string) => `${obtained} of ${possible}`,
  recent: 'Recent performance',
  recentEmpty: 'Your scores appear here after the first quiz.',
  bar: (name: string, score: string, date: string) => `${name}: ${score} on ${date}`,
  columns: {
    quiz: 'Quiz',
    score: 'Score',
    date: 'Date',
    base: 'Base',
    type: 'Type',
    questions: 'Questions',
    quizzes: 'Quizzes',
  },
  asTable: 'Show as a table',
  toReview: 'to review',
  byType: 'Marks by question type',
  byBase: (shown: number, total: number) =>
    shown < total ? `Marks by base: the weakest ${shown} of ${total}` : 'Marks by base',
  activity: 'Activity',
  activitySummary: (quizzes: number, days: number, weeks: number) =>
    quizzes === 0
      ? `No quiz completed in the last ${weeks} weeks`
      : `${quizzes === 1 ? '1 quiz' : `${quizzes} quizzes`} on ${days === 1 ? '1 day' : `${days} days`} in the last ${weeks} weeks`,
  quizzesOn: (n: number, date: string) => `${date}: ${n === 1 ? '1 quiz' : `${n} quizzes`}`,
  history: 'Quiz history',
  showAll: (n: number) => `Show all ${n} quizzes`,
  newestOnly: (n: number) =>
    `The newest ${n} quizzes are listed. Older ones count in the figures above.`,
  statuses: {
    completed: 'Completed',
    in_progress: 'In Progress',
    ready: 'Ready',
    other: 'Generating',
  },
  questionsOf: (n: number) => (n === 1 ? '1 question' : `${n} questions`),
  deleteQuiz: (name: string) => `Delete ${name}`,
  deleted: (name: string) => `Quiz deleted: ${name}`,
  questionsSummary: 'Questions by type',
  emptyTitle: 'Your first quiz starts here',
  steps: [
    {
      title: 'Bring a chapter',
      body: 'Lecture slides, a chapter, your notes: a base holds what belongs together.',
    },
    { title: 'Ask about it', body: 'The tutor answers from the document and shows you the page.' },
    {
      title: 'Be quizzed',
      body: 'Every mark has its reasons, and what is missing leads back to its page.',
    },
  ],
  emptyBody:
    'Make one from any file you have uploaded: it takes a minute, and every question leads to its page.',
  emptyAction: 'Create your first quiz',
  emptyBase: 'New base',
} as const
