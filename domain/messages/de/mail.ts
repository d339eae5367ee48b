import type { Messages } from '../messages.ts'

export const mail: Messages['mail'] = {
  confirmation: { subject: 'Bestätige deine E-Mail-Adresse für Stoa' },
  recovery: { subject: 'Wähle ein neues Passwort für Stoa' },
  inbox: {
    title: 'Posteingang',
    lead: 'Es ist kein Mailserver eingerichtet, darum bleiben E-Mails auf diesem Rechner. Diese Seite lässt sich nur von hier aus öffnen.',
    empty:
      'Noch keine E-Mail. Registriere dich, und die Bestätigung kommt hier an. Lade die Seite neu, um noch einmal nachzusehen.',
    to: (address) => `An ${address}`,
    count: (mails) => (mails === 1 ? '1 E-Mail, neueste zuerst' : `${mails} E-Mails, neueste zuerst`),
  },
}
