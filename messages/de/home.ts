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
    reading: (base, file, page) => `Weiterlesen in ${base}: ${file}, Seite ${page}`,
    startTitle: 'Beginne mit einem Beispiel oder mit eigenem Material',
    startBody:
      'Das Beispiel ist ein kurzer Kurs darüber, wie das Gedächtnis arbeitet. Du kannst es jederzeit löschen.',
  },
  example: {
    label: 'Ein Beispiel: eine Seite Lernmaterial neben einer Frage und ihrer Antwort',
    file: 'Lernen und Gedächtnis.pdf',
    place: 'Seite 12 von 34',
    pageLabel: 'S. 12',
    nextPageLabel: 'S. 13',
    section: '4.2',
    heading: 'Abrufen stärkt das Gedächtnis',
    before:
      'Ein Kapitel zweimal zu lesen fühlt sich nach Lernen an, weil die Worte vertraut werden. Vertrautheit ist ein schlechter Ratgeber.',
    highlighted:
      'Wer eine Passage aus dem Gedächtnis wiedergibt, behält nach einer Woche weit mehr davon als jemand, der sie gleich lang noch einmal liest.',
    after:
      'Die Mühe des Abrufens macht den Unterschied: Jedes Mal fällt das nächste leichter, und das Vergessen wird langsamer.',
    figure: 'Abbildung 4.1',
    figureCaption: 'Behaltener Anteil einer Passage über sieben Tage.',
    recalled: 'abgerufen',
    reread: 'erneut gelesen',
    you: 'Du',
    question: 'Ist es eine gute Wiederholung, meine Notizen noch einmal zu lesen?',
    tutor: 'Tutor',
    answerOne:
      'Weniger, als es sich anfühlt. Beim Wiederlesen werden die Worte vertraut, und Vertrautheit ist ein schlechter Ratgeber',
    answerTwo: 'Wer eine Passage abruft, behält nach einer Woche weit mehr davon',
    answerThree: 'und noch mehr, wenn zwischen den Abrufen Zeit liegt',
    checked: '3 Belege am Text geprüft',
  },
  marking: {
    title: 'Jeder Punkt wird begründet',
    body: 'Eine Antwort wird Aspekt für Aspekt bewertet. Ein Aspekt zählt nur, wenn er in deinen eigenen Worten vorkommt, und jeder führt zu der Seite zurück, von der er stammt. Hältst du eine Bewertung für falsch? Gib einen Grund an, dann wird sie noch einmal geprüft.',
    label: 'Ein Beispiel: eine kurze Antwort mit ihren Punkten',
    kind: 'Kurze Antwort',
    outOf: '3 Punkte',
    question: 'Warum hilft es mehr, eine Passage abzurufen, als sie noch einmal zu lesen?',
    yours: 'Deine Antwort',
    answerBefore: 'Sie wieder aus dem Kopf zu holen, ',
    answerFirst: 'kostet Mühe, und genau dadurch bleibt sie hängen',
    answerBetween: '. Jedes Mal, wenn es klappt, ',
    answerSecond: 'geht es beim nächsten Mal leichter',
    answerAfter: '.',
    met: 'genannt',
    missed: 'fehlt',
    points: {
      effort: 'Die Mühe des Abrufens macht den Unterschied',
      easier: 'Jedes Mal fällt das nächste leichter',
      slows: 'Das Vergessen wird langsamer',
    },
    total: '2 von 3',
    totalLabel: 'Punkten',
  },
  progress: {
    title: 'Wissen, was in der nächsten Stunde dran ist',
    body: 'Jedes Quiz ergänzt das Bild: was sitzt, was du langsam vergisst und welche Seiten noch nicht abgefragt wurden.',
    label: 'Ein Beispiel: Ergebnisse nach Thema',
    topics: {
      encoding: 'Einprägen',
      retrieval: 'Abrufübung',
      spacing: 'Verteiltes Lernen',
      forgetting: 'Vergessenskurven',
    },
    share: (percent) => `${percent}\u00a0%`,
    strength: 'Stärke',
    weakness: 'zu wiederholen',
  },
  closing: {
    title: 'Komm mit einem Kapitel. Geh mit dem Wissen daraus.',
    body: 'Stoa läuft auf deinem eigenen Rechner und kommt ohne Schlüssel und ohne fremde Dienste aus. Was du hochlädst, gehört weiterhin dir.',
  },
}
