export const exporting = {
  open: 'Export',
  title: 'Export questions',
  quizLead: 'All questions of this quiz, with their answers, explanations and pages.',
  baseLead:
    'All questions of your completed quizzes about this base, each once, with answers, explanations and pages.',
  formats: {
    anki: { name: 'Anki', about: 'Cards (.apkg). Importing again updates them.' },
    paper: { name: 'Print', about: 'A paper with questions, then the solutions with pages.' },
    csv: { name: 'CSV', about: 'A table for Excel, Calc or Numbers.' },
    gift: { name: 'GIFT', about: 'A text for the question bank of Moodle.' },
    moodle: {
      name: 'Moodle XML',
      about: 'For the question bank of Moodle, with marks and feedback.',
    },
    qti: { name: 'QTI 2.1', about: 'A package for other learning platforms (.zip).' },
  },
  empty: 'No questions to export yet',
  emptyBase: 'Complete a quiz about a file of this base. Its questions can then be exported.',
  emptyQuiz: 'This quiz has no questions.',
  saved: (name: string) => `Saved as ${name}`,
  fallbackName: 'questions',
  chatName: 'conversation',
  page: (page: number) => `p. ${page}`,
  source: 'Source:',
  points: 'A full answer says:',
  columns: {
    number: 'No.',
    question: 'Question',
    option: 'Option',
    correctOption: 'Correct option',
    answer: 'Answer',
    explanation: 'Explanation',
    marks: 'Marks',
    points: 'Points of a full answer',
    source: 'Source',
    quote: 'Quote',
    link: 'Link',
  },
  paper: {
    print: 'Print',
    name: 'Name',
    date: 'Date',
    marks: (marks: number) => (marks === 1 ? '1 mark' : `${marks} marks`),
    total: (questions: number, marks: number) =>
      `${questions === 1 ? '1 question' : `${questions} questions`}, ${marks === 1 ? '1 mark' : `${marks} marks`}`,
    solutions: 'Solutions',
  },
  conversation: { file: (name: string) => `About ${name}`, sources: 'Sources' },
  archive: {
    title: 'Your data',
    lead: 'Everything you have saved here, in one ZIP archive: files, texts, conversations, quizzes, marks and reviews. You can import it into another Stoa. Submit open tests first: until then the archive has no solutions for them.',
    download: 'Download everything',
    import: 'Import an archive',
    choose: 'Choose an archive',
    downloading: 'Preparing your data',
    importing: 'Importing the archive',
    cancel: 'Cancel',
    keepOpen: 'Keep this page open.',
    downloaded: 'Your data was saved.',
    missing: (count: number) =>
      count === 1
        ? '1 file could not be read and is missing from the archive. files/missing.txt names it.'
        : `${count} files could not be read and are missing from the archive. files/missing.txt names them.`,
    done: (files: number, quizzes: number, openTests: number) =>
      `Imported. Files: ${files}, quizzes: ${quizzes}.` +
      (openTests > 0
        ? ` Left out, since they were not submitted: ${openTests} ${openTests === 1 ? 'test' : 'tests'}.`
        : ''),
    undone: 'Nothing was imported.',
    cancelled: 'Cancelled.',
    left: 'Some of the archive is still in your account.',
    unfinished: 'An earlier import was interrupted. Part of the archive is in your account.',
    remove: 'Remove this part',
    yourAnswer: 'Your answer:',
    withdrawn: 'Withdrawn',
    answer: 'Answer:',
  },
} as const
