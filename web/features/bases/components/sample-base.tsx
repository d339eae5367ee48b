import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BookOpenCheck } from 'lucide-react'
import { useNavigate } from 'react-router'
import { Button } from '../../../components/button.tsx'
import { useToast } from '../../../components/toast.tsx'
import { asFailure } from '../../../../domain/failure.ts'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { useSafeRedirect } from '../../../lib/safe-redirect.ts'
import { loadChunk } from '../../../lib/browser/load-chunk.ts'
import { resumeExtraction } from '../extraction/extraction.ts'

/** Creates a base with the sample PDF and opens it, so that there is material to try. */
export function SampleBase({ userId }: { userId: string }) {
  const messages = useMessages()
  const texts = messages.bases.sample
  const navigate = useNavigate()
  const safeRedirect = useSafeRedirect()
  const cache = useQueryClient()
  const toast = useToast()
  const make = useMutation({
    mutationFn: async () => {
      const { createSample } = await loadChunk(() => import('../api/create-sample.ts'))
      return createSample(texts.name, userId)
    },
    onSuccess: ({ baseId, files }) => {
      resumeExtraction(files)
      void cache.invalidateQueries()
      safeRedirect(() => void navigate(routes.base(baseId)))
    },
    onError: (error) =>
      toast(failureMessage(asFailure(error, 'base_create_failed'), messages), { tone: 'danger' }),
  })
  return (
    <div className="grid basis-full justify-items-center gap-2 pt-3">
      <Button
        icon={BookOpenCheck}
        busy={make.isPending || make.isSuccess}
        onClick={() => make.mutate()}
      >
        {make.isPending ? texts.preparing : texts.action}
      </Button>
      <p className="max-w-sm text-sm text-muted">{texts.hint}</p>
    </div>
  )
}
