import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { ButtonLink } from '../../../components/button.tsx'
import { Notice } from '../../../components/states.tsx'
import { BASE_REDIRECT_MS } from '../../../../domain/limits.ts'
import { useMessages } from '../../../lib/messages.tsx'
import { routes } from '../../../lib/routes.ts'

/** Says that it worked and opens the base after two seconds, or at once on a click. */
export function Redirecting({ baseId, message }: { baseId: string; message: string }) {
  const { newBase } = useMessages().bases
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(routes.base(baseId)), BASE_REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [baseId, navigate])
  return (
    <Notice tone="right" title={message}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        {newBase.redirecting}
        <ButtonLink size="sm" to={routes.base(baseId)}>
          {newBase.openNow}
        </ButtonLink>
      </div>
    </Notice>
  )
}
