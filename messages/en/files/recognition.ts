const pages = (count: number) => (count === 1 ? '1 page' : `${count} pages`)
const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)

export const recognition = {
  picture: 'The text of this picture has not been recognised yet.',
  unreadPages: (count: number) =>
    count === 1
      ? '1 page has no text, as in a scan.'
      : `${count} pages have no text, as in a scan.`,
  scan: 'The pages of this file are pictures, as in a scan.',
  language: 'Language of the text',
  start: (count: number | null, time: number) =>
    count === null
      ? 'Recognise the text'
      : `Recognise the text of ${pages(count)}, about ${minutes(time)}`,
  startPicture: (time: number) => `Recognise the text of this picture, about ${minutes(time)}`,
  again: 'Recognise these pages again',
  loading: 'Loading the text recognition',
  working: (done: number, total: number) => `Recognising text: ${done} of ${pages(total)}`,
  cancel: 'Cancel',
  cancelFile: (fileName: string) => `Cancel recognising the text of ${fileName}`,
  uncertain: (list: string, count: number) =>
    `The recognised text of ${count === 1 ? `page ${list}` : `pages ${list}`} is uncertain: check it, no questions are made from it.`,
  unreadable: (list: string, count: number) =>
    `The text of ${count === 1 ? `page ${list}` : `pages ${list}`} could not be recognised.`,
  more: (list: string, count: number) => `${list} and ${count} more`,
  onlyLanguage: (language: string) =>
    `Only ${language} is installed here. The operating instructions of Stoa explain how to add languages.`,
  notSetUp:
    'Text recognition is not set up here. Its language data has to be installed on the server; the operating instructions of Stoa explain how.',
} as const
