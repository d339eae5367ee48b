const days = (n: number) => (n === 1 ? '1 day' : `${n} days`)

export const plan = {
  title: 'Exams',
  add: 'Set an exam date',
  examOn: (date: string) => `Exam ${date}`,
  change: 'Change date',
  changeOf: (base: string) => `Change the exam date of ${base}`,
  inDays: (date: string, n: number) => (n === 0 ? 'Exam today' : `Exam on ${date}, in ${days(n)}`),
  nothingAsked:
    'The plan has no questions yet. It takes those that you have answered and that no open quiz asks.',
  makeQuiz: 'Make a quiz',
  daily: (n: number, date: string) =>
    `${n === 1 ? '1 question' : `${n} questions`} a day until ${date}`,
  today: (done: number, left: number) =>
    left === 0 ? `Done for today (${done} answered).` : `${left} left today, ${done} answered.`,
  seen: (seen: number, all: number) =>
    `${seen} of ${all} questions seen again since the date was set`,
  forecast: (share: string) =>
    `Without further reviews you would remember about ${share} on the day`,
  range: (from: string, to: string) => `(probably between ${from} and ${to}).`,
  forecastLater: (n: number) =>
    `A forecast for the day appears after ${n === 1 ? '1 more answer' : `${n} more answers`}.`,
  noForecast: 'The forecast could not be loaded.',
  dialogTitle: 'Exam date',
  dialogBody:
    'Every question of the base comes back before the day, about the same number each day.',
  progress: 'Progress',
  coverage: 'What was asked',
  noText: 'No text of this base has been read yet.',
  noSections: 'This file has too little text for questions.',
  pages: (from: number, to: number) => (from === to ? `Page ${from}` : `Pages ${from} to ${to}`),
  neverAsked: 'never asked',
  asked: (n: number, known: number) => `${n} asked, ${known} known`,
  weak: (n: number) => `${n} weak`,
  allAsked: 'Every section was asked about.',
  askNever: (n: number) =>
    n === 1 ? 'Ask me about the section never asked' : `Ask me about the ${n} sections never asked`,
  making: 'Making questions',
  practiceName: (file: string) => `Never asked: ${file}`,
  base: 'Base',
  day: 'Day of the exam',
  dayError: (most: number) => `Choose a day from tomorrow on, at most ${days(most)} ahead.`,
  save: 'Save date',
  clear: 'Remove date',
} as const
