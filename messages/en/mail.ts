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
  review: {
    /** `count`: a number, or "99+". */
    subject: (count: string, isOne: boolean) =>
      isOne ? 'Stoa: 1 question is due for review' : `Stoa: ${count} questions are due for review`,
    lead: (isOne: boolean) =>
      isOne
        ? 'A question of your quizzes is due today. Answering it now keeps it in memory longer.'
        : 'These questions of your quizzes are due today. Answering them now keeps them in memory longer. You can stop at any time.',
    action: 'Open your reviews',
    note: 'You receive at most one such email a day, because you switched it on in My Account.',
    stop: 'Stop these emails',
  },
  otherNetwork: {
    title: 'Choose a password',
    lead: (email: string) =>
      `To confirm ${email} here, choose a new password: this page was opened from another network than the sign-up, and the password chosen there will no longer work.`,
    action: 'Confirm and choose a password',
    keep: 'To keep that password, open the link on the device and in the network where you signed up.',
    stranger: 'If you did not sign up, close this page: the account stays unconfirmed.',
  },
  unsubscribe: {
    title: 'Stop the review emails?',
    lead: 'You will receive no more emails about due reviews. Your account and your reviews stay as they are.',
    action: 'Stop these emails',
    doneTitle: 'You will receive no more review emails',
    doneLead: 'You can switch them on again in My Account.',
    invalidTitle: 'This link does not work',
    invalidLead:
      'It is incomplete, or its account no longer exists. You can switch review emails off in My Account.',
    tooMany: 'There were too many attempts. Wait a minute, then try again.',
    account: 'My Account',
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
