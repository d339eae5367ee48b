import { CircleCheck, Languages } from 'lucide-react'
import {
  INTERFACE_LANGUAGES,
  LANGUAGES,
  type InterfaceLanguage,
} from '../../../messages/registry.ts'
import { Select } from '../../components/controls/input.tsx'
import { Menu } from '../../components/controls/menu.tsx'
import { useToast } from '../../components/status/toast.tsx'
import { failureMessage } from '../../lib/i18n/failure-message.ts'
import { storeLanguage } from '../../lib/i18n/language-choice.ts'
import { useLanguage, useMessages } from '../../lib/i18n/messages.tsx'
import { setLanguage } from '../../lib/i18n/i18n.ts'

const CHOICES = INTERFACE_LANGUAGES.map((value) => ({
  value,
  label: LANGUAGES[value],
}))

function useChoose() {
  const messages = useMessages()
  const toast = useToast()
  return (language: InterfaceLanguage) => {
    storeLanguage(language)
    setLanguage(language).catch((cause: unknown) =>
      toast(failureMessage(cause, messages), { tone: 'danger' }),
    )
  }
}

/**
 * Language menu, with the short name of the chosen one, which is a part of its accessible name;
 * each is listed by its own name.
 */
export function LanguageMenu({ className }: { className: string }) {
  const messages = useMessages().common
  const language = useLanguage()
  const choose = useChoose()
  const shortName = language.toUpperCase()
  return (
    <Menu
      className={className}
      label={`${shortName}, ${messages.language}: ${LANGUAGES[language]}`}
      trigger={
        <span aria-hidden className="flex items-center gap-1 px-2 text-sm font-semibold">
          <Languages size={20} />
          {shortName}
        </span>
      }
      items={CHOICES.map(({ value, label }) => ({
        label,
        ...(value === language ? { icon: CircleCheck } : {}),
        onSelect: () => choose(value),
      }))}
    />
  )
}

/** Language select, for places with more space. */
export function LanguageSelect() {
  const messages = useMessages().common
  const language = useLanguage()
  return (
    <Select label={messages.language} options={CHOICES} value={language} onChange={useChoose()} />
  )
}
