import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReminderSettings } from '../../../../domain/account/reminder-settings.ts'
import { REVIEW_MAIL_HOUR } from '../../../../domain/constants.ts'
import { interfaceLanguage } from '../../../../messages/language.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../../../messages/registry.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Checkbox } from '../../../components/controls/checkbox.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { ErrorState, Notice } from '../../../components/status/states.tsx'
import { siteConfigQuery } from '../../../lib/backend/site-config-query.ts'
import { canShowBadge, setBadge, useBadge } from '../../../lib/browser/app-badge.ts'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/messages.tsx'
import {
  deviceTimeZone,
  reminderSettingsQuery,
  saveReminderSettings,
} from '../api/reminder-settings.ts'

const NOTE = 'ps-7.5 text-sm text-muted'

/** The settings for reminders of due reviews: a mail, and the badge of the installed app. */
export function ReviewReminders({ userId }: { userId: string }) {
  const texts = useMessages().account.reminders
  const { data: config, isPending } = useQuery(siteConfigQuery)
  // A host that does not report it (Supabase itself) has no server that sends them.
  const hasMail = config?.mail !== undefined && config.mail !== 'none'
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-xl">{texts.title}</h2>
      <p className="max-w-prose text-muted">{texts.lead}</p>
      {isPending ? (
        <Skeleton className="h-16" />
      ) : hasMail ? (
        <MailSetting userId={userId} />
      ) : (
        <p className="text-sm text-muted">{texts.noMail}</p>
      )}
      <BadgeSetting />
    </section>
  )
}

function MailSetting({ userId }: { userId: string }) {
  const messages = useMessages()
  const texts = messages.account.reminders
  const client = useQueryClient()
  const language = useLanguage()
  const query = reminderSettingsQuery(userId)
  const stored = useQuery(query)
  const save = useMutation({
    mutationFn: (settings: ReminderSettings) => saveReminderSettings(userId, settings),
    onSuccess: (settings) => client.setQueryData(query.queryKey, settings),
  })
  if (stored.isPending) return <Skeleton className="h-16" />
  if (stored.isLoadingError)
    return <ErrorState failure={stored.error} onRetry={() => stored.refetch()} />
  const ofDevice = { language, time_zone: deviceTimeZone() }
  const shown = save.isPending ? save.variables : stored.data
  const isOn = shown?.mail === true
  return (
    <div className="grid justify-items-start gap-2">
      <Checkbox
        role="switch"
        label={texts.mail}
        checked={isOn}
        onChange={({ target }) => save.mutate({ ...ofDevice, mail: target.checked })}
      />
      {isOn && (
        <p className={NOTE}>
          {texts.when(REVIEW_MAIL_HOUR, shown.time_zone, nameOf(shown.language))}
        </p>
      )}
      {isOn && !isSame(shown, ofDevice) && (
        <Button
          size="sm"
          className="ms-7.5"
          onClick={() => save.mutate({ ...ofDevice, mail: true })}
        >
          {texts.useDevice(ofDevice.time_zone, nameOf(language))}
        </Button>
      )}
      {save.isError && <Notice tone="danger">{failureMessage(save.error, messages)}</Notice>}
    </div>
  )
}

type Place = Pick<ReminderSettings, 'language' | 'time_zone'>

const isSame = (a: Place, b: Place): boolean =>
  // An offset replaces a name that the database lacks.
  a.language === b.language && (a.time_zone === b.time_zone || a.time_zone.startsWith('Etc/'))

const nameOf = (language: string): string =>
  LANGUAGES[interfaceLanguage(language) ?? DEFAULT_LANGUAGE]

function BadgeSetting() {
  const texts = useMessages().account.reminders
  const isOn = useBadge()
  if (!canShowBadge()) return <p className="text-sm text-muted">{texts.noBadge}</p>
  return (
    <div className="grid gap-2">
      <Checkbox
        role="switch"
        label={texts.badge}
        checked={isOn}
        onChange={({ target }) => setBadge(target.checked)}
      />
      <p className={NOTE}>{texts.badgeNote}</p>
    </div>
  )
}
