import { getSiteConfig, type MailDelivery } from '../../../lib/backend/config.ts'

/** How the backend delivers mail. One that does not report it (Supabase itself) sends it. */
export const mailDelivery = async (): Promise<MailDelivery> =>
  (await getSiteConfig()).mail ?? 'smtp'
