const answers = (n: number) => (n === 1 ? '1 Antwort' : `${n} Antworten`)

/** Wiederholungen ohne Netz. */
export const offline = {
  waiting: (n: number) => `${answers(n)} noch nicht gespeichert.`,
  storing: (n: number) => `${answers(n)} ${n === 1 ? 'wird' : 'werden'} gespeichert`,
  storeNow: 'Jetzt speichern',
  stored: (n: number) => `${answers(n)} gespeichert.`,
  refused: (n: number) =>
    n === 1
      ? 'Eine Antwort konnte nicht gespeichert werden, weil die Frage geändert oder die Wiederholung abgeschlossen wurde.'
      : `${n} Antworten konnten nicht gespeichert werden, weil die Fragen geändert oder die Wiederholung abgeschlossen wurde.`,
  signOutAgain:
    'Antworten sind noch nicht gespeichert. Melde dich noch einmal ab, um sie zu verwerfen.',
  review: (n: number) => `${n} fällige ${n === 1 ? 'Frage' : 'Fragen'} offline wiederholen`,
  base: 'Nur eine Lernmappe',
  minutes: (n: number) => `${n} Minuten wiederholen`,
} as const
