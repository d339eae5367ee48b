export const account = {
  title: 'My Account',
  loading: 'Loading your account',
  usage: 'Usage',
  bases: 'Bases',
  files: 'Files',
  storage: 'Storage used',
  recentFiles: 'Recent files',
  noFiles: 'No files yet.',
  recentBases: 'Bases',
  noBases: 'No bases yet.',
  firstBase: 'Create your first base',
  inBase: (name: string) => `in ${name}`,
  fileCount: (count: number) => (count === 1 ? '1 file' : `${count} files`),
  signOut: 'Sign out',
  tutor: {
    title: 'Tutor',
    model: (name: string) =>
      `Answers, questions and marks come from the language model ${name}. The key to it never leaves the server.`,
    builtin:
      'Answers, questions and marks come from the built-in tutor: no language model is connected. The person who runs this site can connect one.',
  },
  reminders: {
    title: 'Review reminders',
    lead: 'They are off until you switch them on.',
    mail: 'Email me on days with due reviews',
    when: (hour: number, zone: string, language: string) =>
      `At most one email a day, from ${hour}:00. Time zone: ${zone}. Language: ${language}. Each email has a link that stops them.`,
    useDevice: (zone: string, language: string) => `Use ${zone}, ${language}`,
    noMail: 'This site cannot send review emails.',
    badge: 'Show the number of due reviews on the icon of the installed app',
    badgeNote: 'On this device. The number is updated while Stoa is open.',
    noBadge: 'This browser cannot show a number on the icon of an installed app.',
  },
  delete: {
    title: 'Delete account',
    lead: 'This also deletes your bases, files, conversations, quizzes and marks. It cannot be undone.',
    open: 'Delete account',
    dialogTitle: 'Delete your account?',
    dialogBody:
      'Everything you have saved here will be deleted for good: bases, files, conversations, quizzes and marks.',
    typeEmail: (email: string) => `Type ${email} to confirm`,
    confirm: 'Delete my account',
    cancel: 'Cancel',
    done: 'Your account was deleted.',
  },
} as const
