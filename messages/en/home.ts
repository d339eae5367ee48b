/**
 * The landing page. The example is one real fragment of a study session, so its texts belong
 * together.
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
    reading: (base: string, file: string, page: number) =>
      `Continue in ${base}: ${file}, page ${page}`,
    startTitle: 'Begin with an example or with your own material',
    startBody:
      'The sample is a short course about how memory works. You can delete it at any time.',
  },
  example: {
    label: 'An example: a page of course material beside a question and its answer',
    file: 'Learning and Memory.pdf',
    place: 'Page 12 of 34',
    pageLabel: 'p. 12',
    nextPageLabel: 'p. 13',
    section: '4.2',
    heading: 'Retrieval strengthens memory',
    before:
      'Reading a chapter twice feels like learning, because its words grow familiar. Familiarity is a poor guide.',
    highlighted:
      'Learners who recall a passage from memory keep far more of it a week later than those who read it again for the same time.',
    after:
      'The effort of retrieval does the work: each recall makes the next one easier and slows forgetting.',
    figure: 'Figure 4.1',
    figureCaption: 'Share of a passage retained over seven days.',
    recalled: 'recalled',
    reread: 'reread',
    you: 'You',
    question: 'Is rereading my notes a good way to revise?',
    tutor: 'Tutor',
    answerOne:
      'Less than it feels. Rereading makes the words familiar, and familiarity is a poor guide',
    answerTwo: 'Learners who recall a passage keep far more of it a week later',
    answerThree: 'and more still when the recalls are spaced out',
    checked: '3 citations checked against the text',
  },
  marking: {
    title: 'Every mark has its reasons',
    body: 'An answer is marked point by point. A point counts only if your own words show it, and each one leads back to the page it came from. Think a mark is wrong? Say why, and it is checked again.',
    label: 'An example: a short answer with its marks',
    kind: 'Short answer',
    outOf: '3 marks',
    question: 'Why does recalling a passage help more than reading it again?',
    yours: 'Your answer',
    answerBefore: 'Getting it back out of your head ',
    answerFirst: 'takes effort, and that is what makes it stick',
    answerBetween: '. Every time you manage it, ',
    answerSecond: 'the next time is easier',
    answerAfter: '.',
    met: 'met',
    missed: 'missed',
    points: {
      effort: 'The effort of retrieval does the work',
      easier: 'Each recall makes the next one easier',
      slows: 'It slows forgetting',
    },
    total: '2 of 3',
    totalLabel: 'marks',
  },
  progress: {
    title: 'Know where the next hour goes',
    body: 'Each quiz adds to the picture: what you know well, what you are forgetting, and which pages you have not been asked about yet.',
    label: 'An example: results by topic',
    topics: {
      encoding: 'Encoding',
      retrieval: 'Retrieval practice',
      spacing: 'Spacing',
      forgetting: 'Forgetting curves',
    },
    /** Without Intl, so that the prerendered page and the browser render the same text. */
    share: (percent: number) => `${percent}%`,
    strength: 'strength',
    weakness: 'to review',
  },
  closing: {
    title: 'Bring one chapter. Leave knowing it.',
    body: 'Stoa runs on your own computer, and works without any key or other service. What you upload stays yours.',
  },
} as const
