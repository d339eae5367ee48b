import { useEffect, useEffectEvent, useState } from 'react'
import { FULL_NAME_MAX } from '../../../../domain/constants.ts'
import { Button } from '../../../components/controls/button.tsx'
import { Field } from '../../../components/controls/field.tsx'
import { Checkbox } from '../../../components/controls/checkbox.tsx'
import { Input } from '../../../components/controls/input.tsx'
import { useToast } from '../../../components/status/toast.tsx'
import type { Learner } from '../../../lib/auth/auth.ts'
import { displayName } from '../../../lib/auth/display-name.ts'
import { useSession } from '../../../lib/auth/session.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { signUp } from '../api/sign-up.ts'
import type { OverlayProps } from '../overlay-kind.ts'
import { EmailField, PasswordField, TextButton } from './auth-fields.tsx'
import { AuthForm, fieldText } from './auth-form.tsx'
import { MailSent } from './mail-sent.tsx'

/** Closes the dialog once the account is confirmed in another tab, which signs in here too. */
function useConfirmationElsewhere(isWaiting: boolean, onClose: () => void): void {
  const { common } = useMessages()
  const toast = useToast()
  const { user } = useSession()
  const close = useEffectEvent((confirmed: Learner) => {
    onClose()
    toast(common.welcome(displayName(confirmed)), { tone: 'success' })
  })
  useEffect(() => {
    if (isWaiting && user) close(user)
  }, [isWaiting, user])
}

export function SignUpForm({ onClose, onSwitch }: OverlayProps) {
  const { auth } = useMessages()
  const toast = useToast()
  const [done, setDone] = useState(false)
  useConfirmationElsewhere(done, onClose)
  if (done)
    return (
      <MailSent message={auth.signedUp} withoutMail={auth.signedUpWithoutMail}>
        <Button onClick={() => onSwitch('sign-in')}>{auth.signIn.submit}</Button>
      </MailSent>
    )
  return (
    <AuthForm
      onSubmit={async (fields) => {
        const outcome = await signUp({
          fullName: fieldText(fields, 'full-name').trim(),
          email: fieldText(fields, 'email'),
          password: fieldText(fields, 'password'),
        })
        if (outcome === 'confirm') {
          setDone(true)
          return
        }
        onClose()
        toast(auth.signedIn, { tone: 'success' })
      }}
    >
      {(busy) => (
        <>
          <Field label={auth.signUp.nameLabel} required>
            {(control) => (
              <Input
                {...control}
                name="full-name"
                autoComplete="name"
                maxLength={FULL_NAME_MAX}
                pattern=".*\S.*"
                placeholder={auth.signUp.namePlaceholder}
                data-autofocus
              />
            )}
          </Field>
          <EmailField />
          <PasswordField isNew placeholder={auth.signUp.passwordPlaceholder} />
          <Checkbox name="terms" required label={auth.signUp.terms} />
          <Button type="submit" variant="primary" busy={busy} className="mt-1">
            {auth.signUp.submit}
          </Button>
          <p className="text-center text-sm text-muted">
            {auth.signUp.switchLead}{' '}
            <TextButton onClick={() => onSwitch('sign-in')}>{auth.signUp.switchLink}</TextButton>
          </p>
        </>
      )}
    </AuthForm>
  )
}
