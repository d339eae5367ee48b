/** The local inbox, and the mails Stoa sends itself (their bodies are in supabase/templates). */
export const mail = {
  confirmation: { subject: 'Confirm your email for Stoa' },
  recovery: { subject: 'Choose a new password for Stoa' },
  inbox: {
    title: 'Inbox',
    lead: 'No mail server is set up, so mail stays on this machine. This page can only be opened from here.',
    empty: 'No mail yet. Sign up, and the confirmation arrives here. Reload the page to look again.',
    to: (address: string) => `To ${address}`,
    count: (mails: number) => (mails === 1 ? '1 mail, newest first' : `${mails} mails, newest first`),
  },
} as const
