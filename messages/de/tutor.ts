import type { Messages } from '../messages.ts'

export const tutor: Messages['tutor'] = {
  title: 'Chat',
  chats: {
    label: 'Chats',
    create: 'Neuer Chat mit Namen',
    name: 'Name des Chats',
    namePlaceholder: 'Zum Beispiel: Kapitel 2',
    save: 'Chat anlegen',
    cancel: 'Abbrechen',
    empty: 'Noch keine Chats zu dieser Datei.',
    noMessages: 'Noch keine Nachrichten',
    otherFiles: 'Bei anderen Dateien begonnen',
    begunWith: (fileName) => `Bei ${fileName} begonnen`,
    rename: (chatName) => `${chatName} umbenennen`,
    renameSave: 'Namen speichern',
    delete: (chatName) => `${chatName} löschen`,
    deleted: (name) => `Chat gelöscht: ${name}`,
    show: 'Chats anzeigen',
    hide: 'Chats ausblenden',
    autoName: (fileName) => `Chat zu ${fileName}`,
    saveAs: 'Als Markdown speichern',
    none: 'Neuer Chat',
  },
  log: 'Nachrichten',
  older: 'Ältere Nachrichten anzeigen',
  olderFailed: 'Ältere Nachrichten konnten nicht geladen werden. Erneut versuchen',
  you: 'Du',
  tutor: 'Tutor',
  problem: 'Problem',
  thinking: 'Das Dokument wird gelesen …',
  writing: 'Die Antwort wird geschrieben …',
  answeredBy: {
    builtin: 'Vom integrierten Tutor beantwortet, aus dem Text dieses Dokuments',
    builtinFiles: 'Vom integrierten Tutor beantwortet, aus den Texten deiner Dateien',
    model: (name) => `Von ${name} beantwortet`,
    unnamedModel: 'Von einem Sprachmodell beantwortet',
  },
  refused: 'In diesem Dokument nicht gefunden',
  refusedFiles: 'In diesen Dateien nicht gefunden',
  unsupported: {
    title: 'Keine Stelle des Dokuments stützt diesen Satz.',
    legend:
      'Gepunktete Sätze: Keine Stelle des Dokuments stützt sie. Prüfe sie, bevor du dich darauf verlässt.',
  },
  cite: (page) => `S. ${page}`,
  pageAloud: (page) => `Seite ${page}`,
  citeLabel: (page) => `S. ${page}, Stelle anzeigen`,
  citeIn: (file, page) => `${file}, S. ${page}`,
  citeLabelIn: (file, page) => `${file}, S. ${page}, Stelle anzeigen`,
  scope: {
    label: 'Dateien für die Antwort',
    title: 'Aus welchen Dateien soll der Tutor antworten?',
    body: 'Jede Antwort nennt die Datei und die Seite, von der sie stammt.',
    one: 'Diese Datei',
    all: (n) => (n === 1 ? '1 Datei' : `Alle ${n} Dateien`),
    some: (n) => (n === 1 ? '1 Datei' : `${n} Dateien`),
    askAll: (n) => `Alle ${n} Dateien fragen`,
    selectAll: 'Alle Dateien',
    unread: 'Der Text wurde nicht gelesen',
    done: 'Fertig',
  },
  copy: 'Antwort kopieren',
  copied: 'Antwort kopiert',
  copyFailed: 'Die Antwort konnte nicht kopiert werden.',
  regenerate: 'Noch einmal antworten',
  more: 'Weitere Stellen',
  makeQuiz: 'Quiz aus dieser Datei erstellen',
  retry: 'Noch einmal fragen',
  stop: 'Stoppen',
  send: 'Senden',
  composer: 'Deine Frage',
  passage: {
    ask: (quote, fileName, page) => `„${quote}“ (${fileName}, Seite ${page})\n`,
    explain: (quote, page) => `Erkläre diese Stelle auf Seite ${page}: „${quote}“`,
  },
  placeholder: 'Frag etwas zu diesem Dokument …',
  placeholderFiles: 'Frag etwas zu deinen Dateien …',
  hint: 'Enter zum Senden, Umschalt + Enter für eine neue Zeile',
  welcome: {
    title: 'Frag dieses Dokument',
    titleFiles: 'Frag deine Dateien',
    body: 'Jede Antwort nennt die Seite, von der sie stammt. Wähle eine Seitenzahl, um die Stelle zu sehen.',
    withoutModel:
      'Ohne Sprachmodell findet und zitiert der Tutor Stellen; er erklärt nicht mit eigenen Worten.',
  },
  suggestions: {
    label: 'Vorschläge',
    summary: 'Fass dieses Dokument zusammen',
    page: 'Erklär diese Seite',
    terms: 'Was sind die Schlüsselbegriffe?',
    meaning: (term) => `Was bedeutet „${term}“?`,
  },
  explainPage: (page) => `Erklär Seite ${page}`,
  olderFormat: (from: string, to: string) =>
    `Der Text einer .${from}-Datei kann nicht gelesen werden. Speichere sie als .${to} und füge diese Datei hinzu, um nach ihr zu fragen.`,
  readableKinds:
    'Fragen kannst du zu PDF-, Word-, PowerPoint-, Excel-, EPUB-, Markdown-, HTML- und Textdateien stellen.',
  extracting: {
    title: 'Der Text dieser Datei wird gelesen',
    pages: (done, total) => `Seite ${done} von ${total}`,
  },
  builtin: {
    locale: 'de',
    summary: 'Das Dokument in seinen eigenen Sätzen:',
    page: (page) => `Seite ${page} in ihren eigenen Sätzen:`,
    passage: (page) => `Die Stelle auf Seite ${page} in ihrem Zusammenhang:`,
    terms: 'Die wichtigsten Begriffe, jeder mit dem Satz, der ihn erklärt:',
    noTerms:
      'Ich habe hier keine Sätze gefunden, die Begriffe erklären. Stattdessen steht im Text:',
    notFound: 'Das Dokument scheint darauf keine Antwort zu geben.',
    notFoundInFiles: 'Deine Dateien scheinen darauf keine Antwort zu geben.',
    missing: (words: string, count: number) =>
      count === 1
        ? `Das Wort ${words} kommt im Dokument nicht vor.`
        : `Die Wörter ${words} kommen im Dokument nicht vor.`,
    missingHere: (words: string, passages: number) =>
      passages === 1
        ? `Diese Stelle kommt deiner Frage am nächsten, enthält aber nicht ${words}:`
        : `Diese Stellen kommen deiner Frage am nächsten, enthalten aber nicht ${words}:`,
    missingInFiles: (words: string, count: number) =>
      count === 1
        ? `Das Wort ${words} kommt in den Dateien, die am besten passen, nicht vor.`
        : `Die Wörter ${words} kommen in den Dateien, die am besten passen, nicht vor.`,
    noNumber: 'Ich habe dafür keine Zahl gefunden.',
    noMoney: 'Ich habe dafür keinen Geldbetrag gefunden.',
    noDate: 'Ich habe dafür keinen Zeitpunkt gefunden.',
    noPerson: 'Ich habe dafür keinen Namen einer Person gefunden.',
    mayAnswer: (passages: number) =>
      passages === 1
        ? 'Diese Stelle kommt deiner Frage am nächsten, beantwortet sie aber vielleicht nicht:'
        : 'Diese Stellen kommen deiner Frage am nächsten, beantworten sie aber vielleicht nicht:',
    closest: (passages: number) =>
      passages === 1
        ? 'Diese Stelle kommt deiner Frage am nächsten:'
        : 'Diese Stellen kommen deiner Frage am nächsten:',
    more: 'Weitere Stellen mit Wörtern deiner Frage:',
    clearer: 'Ich kann nur aus dem Dokument zitieren. Diese Stellen machen es vielleicht klarer:',
    noClearer:
      'Ich kann nur aus dem Dokument zitieren, und weitere Stellen mit Wörtern deiner Frage finde ich nicht. Mit einem eingerichteten Sprachmodell kann der Tutor es mit anderen Worten erklären.',
    repeated: 'Von dem, was oben zitiert ist, kommt dies deiner Frage am nächsten:',
    source:
      'Die letzte Antwort zitiert diese Stellen. Mit einem Klick auf die Seitenzahl siehst du sie im Dokument:',
    noMore:
      'Weitere Stellen mit Wörtern deiner Frage gibt es nicht. Vielleicht findest du mit anderen Wörtern mehr.',
    following: 'Danach steht im Dokument:',
    noFollowing: 'Nach der zuletzt zitierten Stelle kommt nichts mehr.',
    restOfTable: (shown: number, all: number, page: number) =>
      `Von den ${all} Zeilen dieser Tabelle werden ${shown} gezeigt. Der Rest beginnt auf Seite ${page}.`,
    nothingOnPage: (page) => `Auf Seite ${page} steht kein Text, den ich erklären könnte.`,
    talk: {
      greeting:
        'Hallo! Frag mich etwas zu diesem Dokument: Ich antworte mit seinen eigenen Sätzen und ihren Seiten.',
      thanks: 'Gern geschehen. Du kannst jederzeit weiterfragen.',
      help: 'Ich antworte mit den Sätzen dieses Dokuments, jeder mit seiner Seite. Du kannst zum Beispiel fragen: „Fasse dieses Dokument zusammen“, „Erklär Seite 2“, „Was sind die Schlüsselbegriffe?“, „Was ist …?“, „Warum …?“, „Vergleiche … und …“ oder „Wer hat das geschrieben?“. Wenn etwas nicht im Dokument steht, sage ich es dir.',
      exam: 'Was in einer Prüfung gefragt wird, kann ich nicht sagen. Ein guter Anfang sind die Schlüsselbegriffe des Dokuments und ein Quiz dazu: Schreib „Schlüsselbegriffe“ oder „Frag mich ab“.',
    },
    opening: 'Die erste Seite sagt es nicht ausdrücklich. Sie beginnt so:',
    also: 'Auch diese Stelle könnte passen:',
    otherLanguage: (language) =>
      `Die Sprache dieses Dokuments ist ${language}. Ich kann nur Wörter vergleichen; frag deshalb bitte in dieser Sprache.`,
    otherLanguageFound: (language) =>
      `Die Sprache dieses Dokuments ist ${language}. Deshalb suche ich nur nach Namen, Zahlen und Wörtern, die in beiden Sprachen gleich sind. Für mehr frag in dieser Sprache:`,
    topics: (headings) => `Abschnitte: ${headings}`,
    section: (heading) => `„${heading}“ in den Sätzen des Dokuments:`,
    quiz: 'Ich kann aus diesem Dokument ein Quiz erstellen. Wähle Anzahl und Schwierigkeit und leg los.',
    quizAbout: (topic, pages, n) =>
      `Ich kann aus ${n === 1 ? 'Seite' : 'den Seiten'} ${pages} ein Quiz zum Thema „${topic}“ erstellen. Prüfe die Einstellungen und leg los.`,
    quizWithoutTopic: (topic) =>
      `Ich finde keine Seite zum Thema „${topic}“. Ich kann ein Quiz aus dem ganzen Dokument erstellen.`,
    translate:
      'Übersetzen kann ich nicht: Ich finde und zitiere nur Sätze dieses Dokuments. Mit einem eingerichteten Sprachmodell kann der Tutor das.',
    simpler: 'Ich kann das Dokument nur zitieren. Das sind seine einfachsten Sätze dazu:',
  },
}
