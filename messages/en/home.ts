/**
 * The landing page. The example is what the product answers and marks without a model on the sample
 * base (domain/tutor/builtin/home-example.test.ts).
 */
export const home = {
  pageTitle: 'Your personal learning hub',
  title: 'Welcome to Stoa',
  subtitle: 'Your personal learning hub built for focused, organized study sessions.',
  descriptionOne:
    'Make a Base for each subject and fill it with what you study from: lecture slides, chapters, notes. Ask the tutor about any of them, and it answers from the pages and shows you where.',
  descriptionTwo:
    'Then have a quiz made from the same pages. The quiz engine shows how well you know the material, and progress tracking highlights your strengths and weak areas.',
  signUp: 'Create your account',
  logIn: 'Log In',
  openBases: 'Open my bases',
  newBase: 'Make a new base',
  today: {
    reading: 'Continue reading',
    startTitle: 'Begin with an example or with your own material',
    startBody:
      'The sample is a short course about how memory works. You can delete it at any time.',
  },
  example: {
    label: 'An example: a page of course material beside a question and its answer',
    file: 'How Memory Works.pdf',
    page: 5 as number,
    place: 'Page 5 of 12',
    pageLabel: 'p. 5',
    section: '4',
    heading: 'Retrieval practice',
    before:
      'Rereading makes the words of a text familiar, and familiarity feels like knowledge. It is a poor guide.',
    highlighted:
      'The feeling that something is known because it is easy to read is called the illusion of fluency. Students who reread predicted that they would remember more than students who were tested, and they remembered less.',
    you: 'You',
    question: 'What is the illusion of fluency?',
    tutor: 'Tutor',
    answerBefore: 'The feeling that something is known because it is easy to read is called the ',
    answerTerm: 'illusion of fluency',
    answerAfter:
      '. Students who reread predicted that they would remember more than students who were tested, and they remembered less',
    checked: 'The passage was checked against the page',
  },
  marking: {
    title: 'Every mark has its reasons',
    body: 'An answer is marked point by point. A point counts only if your own words show it, and each one leads back to the page it came from. Think a mark is wrong? Say why, and it is checked again.',
    label: 'An example: a short answer with its marks',
    kind: 'Short answer',
    outOf: '3 marks',
    question: 'Why does recalling work?',
    pageLabel: 'p. 6',
    yours: 'Your answer',
    answerFirst: 'The effort of bringing it back makes the path to the memory stronger.',
    answerSecond: 'It also shows me what is still missing.',
    met: 'met',
    missed: 'missed',
    points: {
      effort: 'The effort of retrieval strengthens the path to the memory',
      missing: 'It also shows what is missing',
      corrected: 'A wrong answer that is corrected soon after does no harm',
    },
    total: '2 of 3',
    totalLabel: 'marks',
  },
  progress: {
    title: 'Know where the next hour goes',
    body: 'Each quiz adds to the picture: what you know well, what you are forgetting, and which pages you have not been asked about yet.',
    label: 'An example: marks by base, and the weakest pages',
    byBase: 'Marks by base',
    bases: {
      biology: 'Cell biology',
      memory: 'How memory works',
      history: 'Modern history',
      statistics: 'Statistics',
    },
    /** Without Intl, so that the prerendered page and the browser render the same text. */
    share: (percent: number) => `${percent}%`,
    toReview: 'to review',
    weakPages: 'Weakest pages',
    page: (page: number) => `Page ${page}`,
    file: 'Confidence intervals.pdf',
    marksOf: (obtained: number, possible: number) => `${obtained} of ${possible} marks`,
  },
  closing: {
    title: 'Bring one chapter. Leave knowing it.',
    body: 'Stoa runs on your own computer, and works without any key or other service. What you upload stays yours.',
  },
} as const
