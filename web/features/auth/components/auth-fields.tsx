import { Eye, EyeOff } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../../../components/controls/button.tsx'
import { Field } from '../../../components/controls/field.tsx'
import { Input } from '../../../components/controls/input.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'

export function EmailField() {
  const { auth } = useMessages()
  return (
    <Field label={auth.emailLabel} required>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={auth.emailPlaceholder}
          data-autofocus
        />
      )}
    </Field>
  )
}

export function PasswordField({
  label,
  placeholder,
  isNew = false,
  first = false,
}: {
  label?: string
  placeholder?: string
  isNew?: boolean
  first?: boolean
}) {
  const { auth, errors } = useMessages()
  const [shown, setShown] = useState(false)
  return (
    <Field
      label={label ?? auth.passwordLabel}
      required
      hint={isNew ? errors.password_too_short : undefined}
    >
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            type={shown ? 'text' : 'password'}
            name="password"
            autoComplete={isNew ? 'new-password' : 'current-password'}
            placeholder={placeholder ?? auth.passwordPlaceholder}
            className="pe-12"
            data-autofocus={first || undefined}
          />
          <IconButton
            label={shown ? auth.hidePassword : auth.showPassword}
            icon={shown ? EyeOff : Eye}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute end-0 top-0"
          />
        </div>
      )}
    </Field>
  )
}

/** A button styled as a link inside a line of text. */
export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="text-target min-h-6 rounded-sm font-medium text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </button>
  )
}
