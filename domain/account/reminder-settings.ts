import * as z from 'zod/mini'

/** Whether a learner wants mails about due reviews, in which language and time zone (IANA). */
export const reminderSettings = z.object({
  mail: z.boolean(),
  language: z.string(),
  time_zone: z.string(),
})
export type ReminderSettings = z.infer<typeof reminderSettings>
