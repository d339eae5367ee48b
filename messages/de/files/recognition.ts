import type { Messages } from '../../messages.ts'

const pages = (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`)
const minutes = (count: number) => (count === 1 ? '1 Minute' : `${count} Minuten`)

export const recognition: Messages['recognition'] = {
  picture: 'Der Text dieses Bildes wurde noch nicht erkannt.',
  unreadPages: (count: number) =>
    count === 1
      ? '1 Seite hat keinen Text, wie bei einem Scan.'
      : `${count} Seiten haben keinen Text, wie bei einem Scan.`,
  scan: 'Die Seiten dieser Datei sind Bilder, wie bei einem Scan.',
  language: 'Sprache des Textes',
  start: (count: number | null, time: number) =>
    count === null
      ? 'Text erkennen'
      : `Text von ${count === 1 ? '1 Seite' : `${count} Seiten`} erkennen, etwa ${minutes(time)}`,
  startPicture: (time) => `Text dieses Bildes erkennen, etwa ${minutes(time)}`,
  again: 'Diese Seiten noch einmal erkennen',
  loading: 'Texterkennung wird geladen',
  working: (done: number, total: number) => `Text wird erkannt: ${done} von ${pages(total)}`,
  cancel: 'Abbrechen',
  cancelFile: (fileName: string) => `Texterkennung von ${fileName} abbrechen`,
  uncertain: (list: string, count: number) =>
    `Der erkannte Text auf ${count === 1 ? `Seite ${list}` : `den Seiten ${list}`} ist unsicher: Prüfe ihn, es werden keine Fragen daraus gestellt.`,
  unreadable: (list: string, count: number) =>
    `Der Text auf ${count === 1 ? `Seite ${list}` : `den Seiten ${list}`} konnte nicht erkannt werden.`,
  more: (list: string, count: number) => `${list} und ${count} weiteren`,
  onlyLanguage: (language: string) =>
    `Hier ist nur ${language} installiert. Wie weitere Sprachen dazukommen, steht in der Betriebsanleitung von Stoa.`,
  notSetUp:
    'Die Texterkennung ist hier nicht eingerichtet. Dafür müssen auf dem Server Sprachdaten installiert werden; wie das geht, steht in der Betriebsanleitung von Stoa.',
}
