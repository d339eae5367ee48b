import type { Messages } from '../messages.ts'

export const auth: Messages['auth'] = {
  signedUp:
    'Konto angelegt! Bitte bestätige es über den Link in der E-Mail, die wir dir geschickt haben.',
  signedUpWithoutMail:
    'Konto angelegt. Dieser Server verschickt keine E-Mails: Bitte die Person, die ihn betreibt, dein Konto zu bestätigen, und melde dich dann an.',
  signedIn: 'Du bist angemeldet!',
  openInbox: 'Lokalen Posteingang öffnen',
  emailLabel: 'E-Mail-Adresse',
  emailPlaceholder: 'Gib deine E-Mail-Adresse ein',
  passwordLabel: 'Passwort',
  passwordPlaceholder: 'Gib dein Passwort ein',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  signIn: {
    title: 'Willkommen zurück',
    subtitle: 'Melde dich bei deinem Stoa-Konto an',
    remember: 'Angemeldet bleiben',
    forgot: 'Passwort vergessen?',
    submit: 'Anmelden',
    switchLead: 'Noch kein Konto?',
    switchLink: 'Hier registrieren',
  },
  signUp: {
    title: 'Konto anlegen',
    subtitle: 'Ein ruhiger Ort für alles, was du lernst',
    nameLabel: 'Vollständiger Name',
    namePlaceholder: 'Gib deinen vollständigen Namen ein',
    passwordPlaceholder: 'Wähle ein Passwort',
    terms:
      'Ich stimme den Bedingungen zu: Ich lade nur hoch, was ich verwenden darf, und was ich hochlade, bleibt meins.',
    submit: 'Registrieren',
    switchLead: 'Schon ein Konto?',
    switchLink: 'Hier anmelden',
    done: 'Sieh in dein Postfach',
  },
  reset: {
    title: 'Passwort zurücksetzen',
    subtitle: 'Wir schicken dir einen Link, mit dem du ein neues wählen kannst.',
    submit: 'Link schicken',
    sent: 'Wenn es ein Konto mit dieser Adresse gibt, ist ein Link dorthin unterwegs.',
    withoutMail:
      'Dieser Server verschickt keine E-Mails. Bitte die Person, die ihn betreibt, um einen Link für ein neues Passwort.',
    back: 'Zurück zur Anmeldung',
  },
  newPassword: {
    title: 'Neues Passwort wählen',
    subtitle: 'Von nun an kommst du mit diesem hinein.',
    label: 'Neues Passwort',
    submit: 'Passwort speichern',
    saved: 'Dein neues Passwort ist gespeichert.',
  },
  expired: {
    title: 'Dieser Link gilt nicht mehr',
    subtitle:
      'Ein Link aus einer E-Mail gilt einmal und nur eine Weile. Ist dein Konto schon bestätigt, melde dich einfach an; wenn nicht, lass dir einen neuen Link schicken.',
    submit: 'Neuen Link schicken',
    sent: 'Wenn ein Konto mit dieser Adresse auf Bestätigung wartet, ist ein neuer Link unterwegs.',
    withoutMail:
      'Dieser Server verschickt keine E-Mails. Bitte die Person, die ihn betreibt, dein Konto zu bestätigen.',
    resetInstead: 'Stattdessen mein Passwort zurücksetzen',
  },
  switchAccount: {
    title: 'Zu einem anderen Konto wechseln?',
    subtitle:
      'Der Link, den du geöffnet hast, gehört zu einem anderen Konto. Hast du ihn nicht angefordert, bleib angemeldet.',
    current: 'Du bist angemeldet als',
    linked: 'Der Link meldet dich an als',
    unknown: 'unbekannte Adresse',
    stay: 'Angemeldet bleiben',
    switch: 'Konto wechseln',
  },
}
