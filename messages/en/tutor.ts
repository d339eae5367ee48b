export const tutor = {
  title: 'Conversation',
  chats: {
    label: 'Chats',
    create: 'New chat with a name',
    name: 'Chat name',
    namePlaceholder: 'For example: Chapter 2',
    save: 'Create chat',
    cancel: 'Cancel',
    empty: 'No chats about this file yet.',
    noMessages: 'No messages yet',
    otherFiles: 'Begun with other files',
    begunWith: (fileName: string) => `Begun with ${fileName}`,
    rename: (chatName: string) => `Rename ${chatName}`,
    renameSave: 'Save name',
    delete: (chatName: string) => `Delete ${chatName}`,
    deleted: (name: string) => `Chat deleted: ${name}`,
    show: 'Show chats',
    hide: 'Hide chats',
    autoName: (fileName: string) => `Chat about ${fileName}`,
    saveAs: 'Save as Markdown',
    none: 'New conversation',
  },
  log: 'Messages',
  older: 'Show older messages',
  olderFailed: 'Older messages could not be loaded. Try again',
  you: 'You',
  tutor: 'Tutor',
  problem: 'Problem',
  thinking: 'Reading the document…',
  writing: 'Writing…',
  answeredBy: {
    builtin: 'Answered by the built-in tutor, from the text of this document',
    builtinFiles: 'Answered by the built-in tutor, from the texts of your files',
    model: (name: string) => `Answered by ${name}`,
    unnamedModel: 'Answered by a language model',
  },
  refused: 'Not found in this document',
  refusedFiles: 'Not found in these files',
  unsupported: {
    title: 'No passage of the document supports this sentence.',
    legend:
      'Dotted sentences: no passage of the document supports them. Check before you rely on them.',
  },
  cite: (page: number) => `p. ${page}`,
  pageAloud: (page: number) => `page ${page}`,
  citeLabel: (page: number) => `p. ${page}, show the passage`,
  citeIn: (file: string, page: number) => `${file}, p. ${page}`,
  citeLabelIn: (file: string, page: number) => `${file}, p. ${page}, show the passage`,
  scope: {
    label: 'Files to ask',
    title: 'Which files should the tutor answer from?',
    body: 'Every answer names the file and the page that it comes from.',
    one: 'This file',
    all: (n: number) => (n === 1 ? '1 file' : `All ${n} files`),
    some: (n: number) => (n === 1 ? '1 file' : `${n} files`),
    askAll: (n: number) => `Ask all ${n} files`,
    selectAll: 'All files',
    unread: 'Its text has not been read',
    done: 'Done',
  },
  copy: 'Copy answer',
  copied: 'Answer copied',
  copyFailed: 'The answer could not be copied.',
  regenerate: 'Answer again',
  more: 'More passages',
  makeQuiz: 'Make a quiz from this file',
  retry: 'Ask again',
  stop: 'Stop',
  send: 'Send',
  composer: 'Your question',
  passage: {
    ask: (quote: string, fileName: string, page: number) =>
      `“${quote}” (${fileName}, page ${page})\n`,
    explain: (quote: string, page: number) => `Explain this passage on page ${page}: “${quote}”`,
  },
  placeholder: 'Ask about this document…',
  placeholderFiles: 'Ask about your files…',
  hint: 'Enter sends, Shift + Enter starts a new line',
  welcome: {
    title: 'Ask this document',
    titleFiles: 'Ask your files',
    body: 'Every answer names the page it comes from. Select a page number to see the passage.',
    withoutModel:
      'Without a language model, the tutor finds and quotes passages; it does not explain in its own words.',
  },
  suggestions: {
    label: 'Suggestions',
    summary: 'Summarise this document',
    page: 'Explain this page',
    terms: 'What are the key terms?',
    meaning: (term: string) => `What does “${term}” mean?`,
  },
  explainPage: (page: number) => `Explain page ${page}`,
  olderFormat: (from: string, to: string) =>
    `The text of a .${from} file cannot be read. Save it as .${to} and add that file to ask about it.`,
  readableKinds:
    'Word, PowerPoint, Excel, EPUB, Markdown, HTML and text files can be asked about too.',
  extracting: {
    title: 'Reading the text of this file',
    pages: (done: number, total: number) => `Page ${done} of ${total}`,
  },
  builtin: {
    locale: 'en',
    summary: 'The document in its own sentences:',
    page: (page: number) => `Page ${page} in its own sentences:`,
    passage: (page: number) => `The passage on page ${page} in its context:`,
    terms: 'The most important terms, each with the sentence that explains it:',
    noTerms: 'I found no sentences here that define terms. What the text says instead:',
    notFound: 'The document does not seem to answer this.',
    notFoundInFiles: 'Your files do not seem to answer this.',
    missing: (words: string, count: number) =>
      count === 1
        ? `The document does not use the word ${words}.`
        : `The document does not use the words ${words}.`,
    missingHere: (words: string, passages: number) =>
      passages === 1
        ? `This passage comes closest to your question, but it does not have ${words}:`
        : `These passages come closest to your question, but they do not have ${words}:`,
    missingInFiles: (words: string, count: number) =>
      count === 1
        ? `The files that fit your question best do not use the word ${words}.`
        : `The files that fit your question best do not use the words ${words}.`,
    noNumber: 'I found no number for this.',
    noMoney: 'I found no amount of money for this.',
    noDate: 'I found no date for this.',
    noPerson: 'I found no name of a person for this.',
    mayAnswer: (passages: number) =>
      passages === 1
        ? 'This passage comes closest to your question, but may not answer it:'
        : 'These passages come closest to your question, but may not answer it:',
    closest: (passages: number) =>
      passages === 1
        ? 'This passage comes closest to your question:'
        : 'These passages come closest to your question:',
    more: 'Further passages with words of your question:',
    clearer: 'I can only quote the document. These passages may make it clearer:',
    noClearer:
      'I can only quote the document, and I find no other passages with words of your question. With a language model set up, the tutor can explain it in other words.',
    repeated: 'Of what is quoted above, this comes closest to your question:',
    source:
      'The last answer quotes these passages. Press a page number to see them in the document:',
    noMore: 'There are no further passages with words of your question. Other words may find more.',
    following: 'After that, the document says:',
    noFollowing: 'Nothing comes after the last passage that I quoted.',
    restOfTable: (shown: number, all: number, page: number) =>
      `${shown} of the ${all} rows of this table are shown. The rest begins on page ${page}.`,
    nothingOnPage: (page: number) => `There is no text to explain on page ${page}.`,
    talk: {
      greeting:
        'Hello! Ask me anything about this document, and I will answer with its own sentences and their pages.',
      thanks: 'You are welcome. Ask again any time.',
      help: 'I answer from the sentences of this document, each with its page. You can ask, for example: “Summarise this document”, “Explain page 2”, “What are the key terms?”, “What is …?”, “Why …?”, “Compare … and …” or “Who wrote this?”. If the document does not say something, I tell you.',
      exam: 'I cannot tell what an exam will ask. The key terms of the document and a quiz on it are a good start: ask for “key terms” or “quiz me”.',
    },
    opening: 'The first page does not say this clearly. It begins:',
    also: 'This passage may also fit:',
    otherLanguage: (language: string) =>
      `This document is in ${language}. I can only compare words, so please ask in ${language}.`,
    otherLanguageFound: (language: string) =>
      `This document is in ${language}, so I can only look for the names, figures and words that both languages share. For more, ask in ${language}:`,
    topics: (headings: string) => `Sections: ${headings}`,
    section: (heading: string) => `“${heading}” in its own sentences:`,
    quiz: 'I can make a quiz from this document. Choose how many questions and how hard, and start.',
    quizAbout: (topic: string, pages: string, n: number) =>
      `I can make a quiz on “${topic}” from ${n === 1 ? 'page' : 'pages'} ${pages}. Check the settings, and start.`,
    quizWithoutTopic: (topic: string) =>
      `I find no page about “${topic}”. I can make a quiz from the complete document.`,
    translate:
      'I cannot translate: I only find and quote sentences of this document. With a language model set up, the tutor can.',
    simpler: 'I can only quote the document. These are its plainest sentences about it:',
  },
} as const
