import type { Messages } from '../../messages.ts'

const at = (page: number | null) => (page === null ? '' : ` (Seite ${page})`)
const list = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/(?<![.\s])[.\s]+$/, '')).join('; ')
const named = (points: readonly { text: string; page: number | null }[]) =>
  list(points.map(({ text, page }) => `${list([text])}${at(page)}`))

export const marking: Messages['marking'] = {
  rightOption: 'Das ist die richtige Antwort.',
  wrongOption: (text, page) => `Die richtige Antwort ist „${text}“${at(page)}.`,
  trueFalse: { true: 'Richtig', false: 'Falsch' },
  everything: 'Deine Antwort enthält alles, wonach gefragt war.',
  nothing: 'Keiner der erwarteten Aspekte kommt in deiner Antwort vor.',
  met: (texts) => `Du hast genannt: ${list(texts)}.`,
  partial: (points) => `Nur teilweise: ${named(points)}.`,
  missing: (points) => `Es fehlt: ${named(points)}.`,
  open: (points) => `Entscheide selbst: ${named(points)}.`,
  estimated:
    'Das ist eine Schätzung: Vergleiche deine Antwort mit der Musterantwort und bewerte sie selbst, wenn die Schätzung nicht stimmt.',
  otherLanguage:
    'Deine Antwort ist in einer anderen Sprache als das Material. Die Schätzung vergleicht Wörter: Antworte in der Sprache des Materials.',
  byOverlap:
    'Das ist eine grobe Schätzung nach den Wörtern, die deine Antwort mit der Musterantwort gemeinsam hat.',
  failed:
    'Diese Antwort konnte nicht bewertet werden und zählt 0 Punkte. Wähle „Widersprechen“, um sie noch einmal bewerten zu lassen.',
  byYourself: 'Du hast diese Antwort selbst bewertet.',
  appealed: 'Unter Berücksichtigung deiner Begründung noch einmal bewertet.',
  appealedWithoutModel:
    'Noch einmal mit der Musterantwort verglichen. Eine Begründung allein bringt keine Punkte: Bewerte die Antwort selbst, wenn du weiterhin anderer Meinung bist.',
}
