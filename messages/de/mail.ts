import type { Messages } from '../messages.ts'

export const mail: Messages['mail'] = {
  confirmation: {
    subject: 'Bestätige deine E-Mail-Adresse für Stoa',
    title: 'Nur noch ein Schritt',
    lead: (email) =>
      `Du hast dich bei Stoa mit ${email} registriert. Bestätige, dass diese Adresse dir gehört, dann kannst du Lernmappen, Tutor und Quizze nutzen.`,
    action: 'E-Mail-Adresse bestätigen',
    note: 'Der Link lässt sich einmal verwenden und läuft nach einer Stunde ab. Hast du dich nicht registriert, ignoriere diese E-Mail: Ohne deine Bestätigung passiert nichts.',
  },
  recovery: {
    subject: 'Wähle ein neues Passwort für Stoa',
    title: 'Wähle ein neues Passwort',
    lead: (email) =>
      `Jemand, hoffentlich du, möchte das Passwort für ${email} bei Stoa zurücksetzen.`,
    action: 'Neues Passwort wählen',
    note: 'Der Link lässt sich einmal verwenden und läuft nach einer Stunde ab. Warst du es nicht, ignoriere diese E-Mail: Dein Passwort bleibt, wie es ist.',
  },
  inbox: {
    title: 'Posteingang',
    lead: 'Es ist kein Mailserver eingerichtet, darum bleiben E-Mails auf diesem Rechner. Diese Seite lässt sich nur von hier aus öffnen.',
    empty:
      'Noch keine E-Mail. Registriere dich, und die Bestätigung kommt hier an. Lade die Seite neu, um noch einmal nachzusehen.',
    to: (address) => `An ${address}`,
    count: (mails) => (mails === 1 ? '1 E-Mail' : `${mails} E-Mails, neueste zuerst`),
  },
}
