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
  review: {
    subject: (count, isOne) =>
      isOne
        ? 'Stoa: 1 Frage ist zur Wiederholung fällig'
        : `Stoa: ${count} Fragen sind zur Wiederholung fällig`,
    lead: (isOne) =>
      isOne
        ? 'Eine Frage aus deinen Quizzen ist heute fällig. Beantwortest du sie jetzt, bleibt sie länger im Gedächtnis.'
        : 'Diese Fragen aus deinen Quizzen sind heute fällig. Beantwortest du sie jetzt, bleiben sie länger im Gedächtnis. Du kannst jederzeit aufhören.',
    action: 'Wiederholungen öffnen',
    note: 'Du bekommst höchstens eine solche E-Mail am Tag, weil du sie unter „Mein Konto“ eingeschaltet hast.',
    stop: 'Diese E-Mails abbestellen',
  },
  otherNetwork: {
    title: 'Wähle ein Passwort',
    lead: (email: string) =>
      `Um ${email} hier zu bestätigen, wähle ein neues Passwort: Diese Seite wurde aus einem anderen Netz geöffnet als die Registrierung, und das dort gewählte Passwort gilt danach nicht mehr.`,
    action: 'Bestätigen und Passwort wählen',
    keep: 'Um jenes Passwort zu behalten, öffne den Link auf dem Gerät und in dem Netz, mit dem du dich registriert hast.',
    stranger:
      'Wenn du dich nicht registriert hast, schließe diese Seite: Das Konto bleibt unbestätigt.',
  },
  unsubscribe: {
    title: 'E-Mails zu Wiederholungen abbestellen?',
    lead: 'Du bekommst dann keine E-Mails zu fälligen Wiederholungen mehr. Dein Konto und deine Wiederholungen bleiben, wie sie sind.',
    action: 'E-Mails abbestellen',
    doneTitle: 'Du bekommst keine E-Mails zu Wiederholungen mehr',
    doneLead: 'Unter „Mein Konto“ kannst du sie wieder einschalten.',
    invalidTitle: 'Dieser Link funktioniert nicht',
    invalidLead:
      'Er ist unvollständig, oder das Konto gibt es nicht mehr. Unter „Mein Konto“ kannst du die E-Mails ausschalten.',
    tooMany: 'Das waren zu viele Versuche. Warte eine Minute und versuche es noch einmal.',
    account: 'Mein Konto',
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
