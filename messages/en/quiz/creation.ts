const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** The form of a new quiz, and the progress while it is made. */
export const creation = {
  title: 'Create a quiz',
  mode: 'How to take it',
  modeHints: {
    test: 'Results at the end',
    practice: 'Feedback after each answer',
  },
  takeAgainBody: 'All questions of this quiz, with their options in a new order.',
  lead: 'Choose what to be asked about. Every question is made from a page you can open.',
  sources: 'Sources',
  sourcesHint: 'Only files whose text has been read can be chosen.',
  noText: 'A file of this link has no text to make questions from. Choose other files.',
  onlyAbout: (topic: string, pages: string, n: number) =>
    `Only about “${topic}”: ${n === 1 ? 'page' : 'pages'} ${pages}.`,
  pagesTooShort: 'Too little on these pages is explained clearly enough to ask about.',
  allPages: 'Ask about all pages',
  find: 'Find a base or a file',
  showMore: 'Show more bases',
  notFound: 'No matches.',
  filesOf: (chosen: number, total: number) =>
    chosen === 0
      ? total === 1
        ? '1 file'
        : `${total} files`
      : `${chosen} of ${total} ${total === 1 ? 'file' : 'files'}`,
  selectAll: (base: string) => `Select all of ${base}`,
  statuses: {
    reading: (done: number, total: number) => `Reading page ${done} of ${total}`,
    ready: 'Ready',
    processing: 'Processing',
    failed: 'Failed',
    notProcessed: 'Not Processed',
  },
  retryFile: (name: string) => `Read ${name} again`,
  /** The files of a base by their state, where not all are ready. */
  readiness: (ready: number, reading: number, failed: number, unread: number) =>
    [
      `${ready} ready`,
      ...(reading > 0 ? [`${reading} being read`] : []),
      ...(failed > 0 ? [`${failed} failed`] : []),
      ...(unread > 0 ? [`${unread} not read yet`] : []),
    ].join(', '),
  starting: 'Your quiz starts as soon as the text is read.',
  defaultName: (material: string, date: string) => `${material}, ${date}`,
  selectedFiles: (n: number) => (n === 1 ? '1 file selected' : `${n} files selected`),
  settings: 'Settings',
  name: 'Quiz name',
  namePlaceholder: 'For example: Chapter 3, second try',
  difficulty: 'Difficulty',
  difficultyHints: {
    easy: 'Recall: what the text says',
    medium: 'Understanding: what it means',
    hard: 'Application: what follows from it',
  },
  timeLimit: (minutes: number | null) =>
    minutes === null ? 'Time limit: none' : `Time limit: ${plural(minutes, 'minute', 'minutes')}`,
  timeLimitMinutes: 'Time limit in minutes',
  timeLimitHint: 'Empty: no limit. The test is submitted when the time is up.',
  neverAsked: 'Or choose from the questions that were never asked',
  counts: 'Questions of each type',
  moreKinds: 'More kinds of questions',
  needsModel: 'made by the language model only',
  withoutModel:
    'Without a language model, only what the files define or list is asked about: there may be fewer questions, and short answers may take the place of other types.',
  writeOwn: 'Write questions yourself',
  marksEach: (n: number) => (n === 1 ? '1 mark each' : `${n} marks each`),
  summary: 'Summary',
  totalQuestions: 'Total questions',
  totalMarks: 'Total marks',
  totalSources: (n: number) => (n === 1 ? 'Source' : 'Sources'),
  submit: 'Create quiz',
  fix: 'Before the quiz can be made:',
  emptyTitle: 'No file to ask about yet',
  emptyBody: 'A quiz is made from the files in your bases. Create a base with a file first.',
  emptyAction: 'New base',
  openBase: 'Open base',
  making: 'Making your quiz',
  makingBody:
    'Questions are kept only when their evidence is found on the page. You may close this tab: the quiz will be on your dashboard.',
  kept: (done: number, total: number) => `${done} of ${total} questions made`,
  cancel: 'Cancel',
  cancelled: 'The quiz was not made.',
  madeTitle: 'Your quiz is ready',
  shortage: (made: number, asked: number) =>
    `${made} of ${asked} questions: no more were certain enough to ask.`,
  madeOf: (kind: string, made: number, asked: number) => `${kind}: ${made} instead of ${asked}`,
  marksInstead: (made: number, asked: number) =>
    `${plural(made, 'mark', 'marks')} instead of ${asked}.`,
  full: (made: number) =>
    `${plural(made, 'question', 'questions')}, ${made === 1 ? 'with' : 'each with'} its page.`,
  start: 'Start now',
}
