import { getSiteConfig, type MailDelivery } from '../../../lib/backend/config.ts'

/** How the backend delivers mail. Supabase does not report it, and sends mail by SMTP. */
export const mailDelivery = async (): Promise<MailDelivery> =>
  (await getSiteConfig()).mail ?? 'smtp'
