import type { Messages } from '../messages.ts'

export const auth: Messages['auth'] = {
  signedUp:
    'Konto angelegt! Bitte bestätige es über den Link in der E-Mail, die wir dir geschickt haben.',
  signedUpWithoutMail:
    'Konto angelegt. Dieser Server verschickt keine E-Mails: Bitte die Person, die ihn betreibt, dein Konto zu bestätigen, und melde dich dann an.',
  signedIn: 'Du bist jetzt angemeldet.',
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
      'Ich stimme den Bedingungen zu: Ich lade nur hoch, was ich verwenden darf, und alles Hochgeladene gehört weiterhin mir.',
    submit: 'Registrieren',
    switchLead: 'Schon ein Konto?',
    switchLink: 'Hier anmelden',
    done: 'Schau in dein Postfach',
  },
  reset: {
    title: 'Passwort zurücksetzen',
    subtitle: 'Wir schicken dir einen Link, mit dem du ein neues Passwort wählen kannst.',
    submit: 'Link schicken',
    sent: 'Wenn es ein Konto mit dieser Adresse gibt, bekommst du eine E-Mail mit einem Link.',
    withoutMail:
      'Dieser Server verschickt keine E-Mails. Bitte die Person, die ihn betreibt, um einen Link für ein neues Passwort.',
    back: 'Zurück zur Anmeldung',
  },
  newPassword: {
    title: 'Neues Passwort wählen',
    subtitle: 'Ab jetzt meldest du dich damit an.',
    label: 'Neues Passwort',
    submit: 'Passwort speichern',
    saved: 'Dein neues Passwort ist gespeichert.',
  },
  expired: {
    title: 'Dieser Link ist nicht mehr gültig',
    subtitle:
      'Ein Link aus einer E-Mail lässt sich nur einmal verwenden und läuft ab. Ist dein Konto schon bestätigt, melde dich einfach an; sonst lass dir einen neuen Link schicken.',
    submit: 'Neuen Link schicken',
    sent: 'Wenn ein Konto mit dieser Adresse auf die Bestätigung wartet, bekommst du einen neuen Link.',
    withoutMail:
      'Dieser Server verschickt keine E-Mails. Bitte die Person, die ihn betreibt, dein Konto zu bestätigen.',
    resetInstead: 'Stattdessen Passwort zurücksetzen',
  },
  switchAccount: {
    title: 'Zu einem anderen Konto wechseln?',
    subtitle:
      'Der Link, den du geöffnet hast, gehört zu einem anderen Konto. Hast du ihn nicht angefordert, bleib angemeldet.',
    current: 'Du bist angemeldet als',
    linked: 'Mit dem Link meldest du dich an als',
    unknown: 'unbekannte Adresse',
    stay: 'Angemeldet bleiben',
    switch: 'Konto wechseln',
  },
}
