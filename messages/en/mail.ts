/**
 * The local inbox and the mails Stoa sends (`npm run mails` generates supabase/templates from
 * them).
 */
export const mail = {
  confirmation: {
    subject: 'Confirm your email for Stoa',
    title: 'One step left',
    lead: (email: string) =>
      `You signed up for Stoa with ${email}. Confirm that this address is yours, and you can use your bases, tutor and quizzes.`,
    action: 'Confirm your email',
    note: 'The link works once and expires after an hour. If you did not sign up, ignore this email: nothing happens without your confirmation.',
  },
  recovery: {
    subject: 'Choose a new password for Stoa',
    title: 'Choose a new password',
    lead: (email: string) =>
      `Someone, hopefully you, asked to reset the password for ${email} at Stoa.`,
    action: 'Choose a new password',
    note: 'The link works once and expires after an hour. If it was not you, ignore this email: your password stays as it is.',
  },
  inbox: {
    title: 'Inbox',
    lead: 'No mail server is set up, so emails stay on this machine. This page can only be opened from here.',
    empty:
      'No emails yet. Sign up, and the confirmation arrives here. Reload the page to look again.',
    to: (address: string) => `To ${address}`,
    count: (mails: number) => (mails === 1 ? '1 email' : `${mails} emails, newest first`),
  },
} as const
