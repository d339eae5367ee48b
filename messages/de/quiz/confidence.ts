import type { Messages } from '../../messages.ts'

export const confidence: Messages['confidence'] = {
  howSure: 'Wie sicher bist du?',
  levels: { sure: 'Sicher', unsure: 'Nicht sicher', guess: 'Geraten' },

  title: 'Selbsteinschätzung',
  sure: (n, percent) =>
    n === 1
      ? `Bei 1 Antwort warst du dir sicher. Richtig: ${percent}.`
      : `Bei ${n} Antworten warst du dir sicher. Davon waren ${percent} richtig.`,
  neverSure: 'Bisher warst du dir bei keiner Antwort sicher.',
  right: (n, correct) => `${correct} von ${n} richtig`,
  none: 'noch keine',
  until: (n, total) =>
    `${n} von ${total} eingeschätzten Antworten, bis hier deine Selbsteinschätzung erscheint`,
  level: 'Einschätzung',
  share: 'Richtig',
  answers: 'Antworten',
}
