import type { Messages } from '../messages.ts'

export const home: Messages['home'] = {
  pageTitle: 'Dein persönlicher Lernort',
  title: 'Willkommen bei Stoa',
  subtitle: 'Dein persönlicher Lernort für konzentriertes, geordnetes Lernen.',
  descriptionOne:
    'Leg für jedes Fach eine Lernmappe an und füll sie mit allem, woraus du lernst: Folien, Kapitel, Notizen. Frag den Tutor dazu, und er antwortet aus den Seiten und zeigt dir, wo es steht.',
  descriptionTwo:
    'Lass dann aus denselben Seiten ein Quiz erstellen. Es zeigt, wie gut du den Stoff kennst, und dein Lernstand zeigt, was sitzt und was noch wackelt.',
  signUp: 'Konto anlegen',
  logIn: 'Anmelden',
  openBases: 'Meine Lernmappen öffnen',
  newBase: 'Neue Lernmappe anlegen',
  today: {
    reading: 'Weiterlesen',
    startTitle: 'Beginne mit einem Beispiel oder mit eigenem Material',
    startBody:
      'Das Beispiel ist ein kurzer Kurs darüber, wie das Gedächtnis arbeitet. Du kannst es jederzeit löschen.',
  },
  example: {
    label: 'Ein Beispiel: eine Seite Lernmaterial neben einer Frage und ihrer Antwort',
    file: 'Wie das Gedächtnis arbeitet.pdf',
    page: 3,
    place: 'Seite 3 von 5',
    pageLabel: 'S. 3',
    section: '4',
    heading: 'Abrufen statt wiederlesen',
    before:
      'Die eigenen Notizen noch einmal zu lesen, ist keine gute Wiederholung, denn dabei werden nur die Worte vertraut, und Vertrautheit fühlt sich wie Wissen an.',
    highlighted:
      'Die Flüssigkeitsillusion ist das Gefühl, etwas zu wissen, weil es sich leicht liest. Wer nur wiederlas, sagte sich selbst bessere Ergebnisse voraus und erinnerte sich an weniger.',
    you: 'Du',
    question: 'Was ist die Flüssigkeitsillusion?',
    tutor: 'Tutor',
    answerBefore: 'Die ',
    answerTerm: 'Flüssigkeitsillusion',
    answerAfter:
      ' ist das Gefühl, etwas zu wissen, weil es sich leicht liest. Wer nur wiederlas, sagte sich selbst bessere Ergebnisse voraus und erinnerte sich an weniger',
    checked: 'Die Stelle wurde mit der Seite verglichen',
  },
  marking: {
    title: 'Jeder Punkt wird begründet',
    body: 'Eine Antwort wird Aspekt für Aspekt bewertet. Ein Aspekt zählt nur, wenn er in deinen eigenen Worten vorkommt, und jeder führt zu der Seite zurück, von der er stammt. Hältst du eine Bewertung für falsch? Gib einen Grund an, dann wird sie noch einmal geprüft.',
    label: 'Ein Beispiel: eine kurze Antwort mit ihren Punkten',
    kind: 'Kurzantwort',
    outOf: '3 Punkte',
    question: 'Warum hilft das Abrufen?',
    pageLabel: 'S. 3',
    yours: 'Deine Antwort',
    answerFirst: 'Die Mühe beim Abrufen stärkt den Weg zur Erinnerung.',
    answerSecond: 'Außerdem zeigt mir der Abruf, was noch fehlt.',
    met: 'genannt',
    missed: 'fehlt',
    points: {
      effort: 'Die Mühe des Abrufs stärkt den Weg zur Erinnerung',
      missing: 'Außerdem zeigt der Abruf, was fehlt',
      corrected: 'Ein Fehler, der bald berichtigt wird, schadet nicht',
    },
    total: '2 von 3',
    totalLabel: 'Punkten',
  },
  progress: {
    title: 'Wissen, was in der nächsten Stunde dran ist',
    body: 'Jedes Quiz ergänzt das Bild: was sitzt, was du langsam vergisst und welche Seiten noch nicht abgefragt wurden.',
    label: 'Ein Beispiel: Punkte nach Lernmappe und die schwächsten Seiten',
    byBase: 'Punkte nach Lernmappe',
    bases: {
      biology: 'Zellbiologie',
      memory: 'Wie das Gedächtnis arbeitet',
      history: 'Neuere Geschichte',
      statistics: 'Statistik',
    },
    share: (percent) => `${percent}\u00a0%`,
    toReview: 'zu wiederholen',
    weakPages: 'Schwächste Seiten',
    page: (page) => `Seite ${page}`,
    file: 'Konfidenzintervalle.pdf',
    marksOf: (obtained, possible) => `${obtained} von ${possible} Punkten`,
  },
  closing: {
    title: 'Bring ein Kapitel mit. Am Ende kannst du es.',
    body: 'Stoa läuft auf deinem eigenen Rechner und kommt ohne Schlüssel und ohne fremde Dienste aus. Was du hochlädst, gehört weiterhin dir.',
  },
}
