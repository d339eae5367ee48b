import { useParams } from 'react-router'
import { EditBase } from '../../features/bases/components/edit-base.tsx'
import { useSession } from '../../lib/auth/session.tsx'

export function Component() {
  const { user } = useSession()
  const { baseId = '' } = useParams()
  return user && <EditBase key={baseId} baseId={baseId} userId={user.id} />
}
