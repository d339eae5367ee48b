import type { Messages } from '../../messages.ts'

const marks = (n: number) => (n === 1 ? '1 Punkt' : `${n} Punkte`)
const questions = (n: number) => (n === 1 ? '1 Frage' : `${n} Fragen`)

export const quiz: Messages['quiz'] = {
  types: {
    mcq: 'Multiple Choice',
    true_false: 'Richtig oder falsch',
    saq: 'Kurzantwort',
    laq: 'Lange Antwort',
  },
  difficulties: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer' },
  marks,
  questions,

  modes: { test: 'Test', practice: 'Übung' },

  navigation: 'Fragen',
  generatingTitle: 'Dieses Quiz wird noch erstellt',

  repeat: {
    review: (day) => `Wiederholung, ${day}`,
    practice: (name) => `${name}, Übung`,
  },

  results: {
    title: (name) => `Ergebnis: ${name}`,
    heading: 'Ergebnis',
    notFoundTitle: 'Ergebnis nicht gefunden',
    notFoundBody: 'Dieses Ergebnis gibt es nicht, oder es ist nicht deins.',
    unfinishedTitle: 'Dieses Quiz ist noch nicht abgeschlossen',
    unfinishedBody: 'Gib den Test ab, um das Ergebnis zu sehen.',
    continueQuiz: 'Quiz fortsetzen',
    grades: {
      excellent: 'Ausgezeichnet',
      good: 'Gut',
      fair: 'Ausreichend',
      needs_improvement: 'Ausbaufähig',
    },
    score: 'Ergebnis',
    noneCounts: 'Keine Frage dieses Quiz zählt. Deshalb hat es kein Ergebnis.',
    notCounted: (n) => `${n} unbeantwortet, nicht gewertet`,
    correct: (n, total) => `${n} von ${total} richtig`,
    marksOf: (obtained, total) => `${obtained} von ${total} ${total === '1' ? 'Punkt' : 'Punkten'}`,
    estimates: (n) =>
      n === 1
        ? 'Eine Bewertung ist eine Schätzung ohne Sprachmodell. Vergleiche deine Antwort mit der Musterantwort, und bewerte selbst, wenn die Schätzung nicht stimmt.'
        : `${n} Bewertungen sind Schätzungen ohne Sprachmodell. Vergleiche deine Antworten mit den Musterantworten, und bewerte selbst, wo eine Schätzung nicht stimmt.`,
    readAgain: 'Diese Seiten noch einmal lesen',
    readAgainLead:
      'Die Seiten zu den Punkten, die dir fehlen. Jede öffnet sich mit hervorgehobener Stelle.',
    practise: (n: number) =>
      n === 1
        ? 'Die noch nicht richtig beantwortete Frage üben'
        : `Die ${n} noch nicht richtig beantworteten Fragen üben`,
    retry: (n) => (n === 1 ? 'Neues Quiz zu dieser Datei' : 'Neues Quiz zu diesen Dateien'),
    again: (name: string) => `${name}, noch einmal`,
    takeAgain: 'Quiz noch einmal machen',
    start: 'Starten',
    forQuestions: (numbers: string, n: number) =>
      n === 1 ? `Frage ${numbers}` : `Fragen ${numbers}`,
    review: 'Auswertung',
    filters: { all: 'Alle', missed: 'Zu wiederholen', correct: 'Richtig' },
    filterLabel: 'Angezeigte Fragen',
    nothingHere: 'Keine Frage dieser Art.',
    unanswered: 'Nicht beantwortet',
    outcomes: {
      correct: 'Richtig',
      partial: 'Teilweise richtig',
      incorrect: 'Falsch',
      unanswered: 'Nicht beantwortet',
      unmarked: 'Nicht bewertet',
      withdrawn: 'Zurückgezogen',
      open: 'Offen',
    },
    outcome: (n, what) => `Frage ${n}: ${what}`,
    yourAnswer: 'Deine Antwort',
    correctAnswer: 'Richtige Antwort',
    modelAnswer: 'Musterantwort',
    explanation: 'Warum',
    points: 'Erwartete Aspekte',
    pointsMet: (met, partly, total, open) =>
      `${met} von ${total} genannt${partly > 0 ? `, ${partly} teilweise` : ''}${open > 0 ? `, ${open} offen` : ''}`,
    verdicts: {
      met: 'Genannt',
      partial: 'Teilweise',
      missed: 'Fehlt',
      open: 'Offen',
    },
    decideHint: 'Vergleiche deine Worte mit der Seite. Steht das in deiner Antwort?',
    closestWords: 'Am nächsten kommt in deiner Antwort:',
    pageSays: 'Auf der Seite steht:',
    range: (from, to) => `${from} bis ${to}`,
    open: (n) =>
      n === 1
        ? 'Ein Aspekt ist offen: Vergleiche ihn mit der Seite und entscheide. Bis dahin zählt er nicht.'
        : `${n} Aspekte sind offen: Vergleiche sie mit den Seiten und entscheide. Bis dahin zählen sie nicht.`,
    youWrote: 'Du hast geschrieben:',
    markedBy: {
      rule: 'Automatisch bewertet',
      model: 'Vom Sprachmodell bewertet und an deinen Worten geprüft',
      lexical: 'Schätzung: Wort für Wort mit der Musterantwort verglichen',
      self: 'Von dir bewertet',
    },
    page: (n) => `Seite ${n}`,
    openPage: (n, file) => `Seite ${n} von ${file} öffnen`,
    sourceGone: (n) => `Von Seite ${n} einer gelöschten Datei`,
    selfMark: 'Selbst bewerten',
    disagree: 'Widersprechen',
    earlier: 'Frühere Bewertung',
    newQuiz: 'Neues Quiz erstellen',
    dashboard: 'Zurück zur Übersicht',
  },
}
