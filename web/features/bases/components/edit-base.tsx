import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Failure } from '../../../../domain/failure.ts'
import { EDIT_ACCEPTED_EXTENSIONS } from '../../../../domain/bases/file-types.ts'
import { Button, ButtonLink } from '../../../components/controls/button.tsx'
import { LeaveGuard } from '../../../components/dialogs/leave-guard.tsx'
import { Page } from '../../../components/content/page.tsx'
import { Skeleton } from '../../../components/status/skeleton.tsx'
import { ErrorState, Notice } from '../../../components/status/states.tsx'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { useTitle } from '../../../lib/title.ts'
import { baseQuery, type Base } from '../api/base.ts'
import { baseFilesQuery, type BaseFile } from '../api/base-files.ts'
import { resumeExtraction } from '../extraction/extraction.ts'
import { useMaxFileBytes } from '../upload/use-max-file-bytes.ts'
import { useUploads } from '../upload/use-uploads.ts'
import { BaseNameField } from './base-name-field.tsx'
import { CurrentFiles } from './current-files.tsx'
import { DropZone } from './drop-zone.tsx'
import { Redirecting } from './redirecting.tsx'
import { RejectedFiles, UploadList } from './upload-list.tsx'
import { useFileChanges } from './use-file-changes.ts'
import { useNewName } from './use-new-name.ts'

/**
 * The Edit base screen: rename the base; order, rename, delete and add files; then return to the
 * base.
 */
export function EditBase({ baseId, userId }: { baseId: string; userId: string }) {
  const messages = useMessages()
  const texts = messages.bases.editBase
  const base = useQuery(baseQuery(baseId, userId))
  const files = useQuery({ ...baseFilesQuery(baseId), enabled: base.data !== undefined })
  const isMissing = base.error instanceof Failure && base.error.code === 'base_not_found'
  useTitle(
    isMissing ? texts.notFoundTitle : base.data ? texts.titleOf(base.data.name) : texts.title,
    { awaited: base.isPending },
  )
  // The base and the typed text stay when a later request fails.
  const failed = isMissing || base.isLoadingError ? base : files.isLoadingError ? files : null
  if (failed?.error) {
    const toMyBases = <ButtonLink to={routes.myBases}>{texts.toMyBases}</ButtonLink>
    return isMissing ? (
      <Page
        title={texts.notFoundTitle}
        lead={<span role="alert">{failureMessage(failed.error, messages)}</span>}
        width="narrow"
      >
        {toMyBases}
      </Page>
    ) : (
      <Page title={texts.title} width="narrow">
        <ErrorState failure={failed.error} onRetry={() => failed.refetch()} action={toMyBases} />
      </Page>
    )
  }
  if (!base.data || !files.data)
    return (
      <Page title={texts.title} width="narrow">
        <div role="status" aria-label={texts.loading} className="grid gap-4">
          <Skeleton className="h-6 w-40" />
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-11" />
          ))}
          <Skeleton className="mt-4 h-40" />
        </div>
      </Page>
    )
  return <EditForm base={base.data} files={files.data} />
}

type Stage = 'editing' | 'working' | 'failed' | 'partly' | 'done'

function EditForm({ base, files }: { base: Base; files: readonly BaseFile[] }) {
  const messages = useMessages()
  const texts = messages.bases.editBase
  const maxBytes = useMaxFileBytes()
  const { uploads, rejected, sending, add, remove, move, send } = useUploads({
    accepted: EDIT_ACCEPTED_EXTENSIONS,
    maxBytes,
  })
  const cache = useQueryClient()
  const [stage, setStage] = useState<Stage>('editing')
  const busy = useRef(false)
  const changes = useFileChanges(files)
  const { name, setName, ...naming } = useNewName(base)

  useEffect(() => resumeExtraction(files), [files])

  const save = async () => {
    if (busy.current) return
    busy.current = true
    setStage('working')
    setStage(await saveAll())
    busy.current = false
  }
  const saveAll = async (): Promise<Stage> => {
    try {
      await naming.save()
      await changes.save(base.id)
    } catch {
      return 'failed'
    }
    const after = Math.max(files.length, ...files.map(({ position }) => position))
    const { added, failed } = await send({ userId: base.user_id, baseId: base.id }, after)
    resumeExtraction(added)
    void cache.invalidateQueries()
    return failed === 0 ? 'done' : added.length > 0 ? 'partly' : 'failed'
  }

  const working = stage === 'working'
  const unsaved = stage !== 'done' && (uploads.length > 0 || changes.isChanged || naming.isChanged)
  const canSave = unsaved && naming.failure === null
  return (
    <Page title={texts.titleOf(base.name)} width="narrow">
      <LeaveGuard unsaved={unsaved} />
      <div className="grid gap-10">
        <BaseNameField
          value={name}
          failure={naming.failure}
          readOnly={working || stage === 'done'}
          onChange={setName}
          onEnter={() => canSave && void save()}
        />
        <section className="grid gap-3">
          <h2 className="text-xl">{texts.current}</h2>
          <CurrentFiles files={changes.files} onMove={changes.move} onRename={changes.rename} />
        </section>
        <section className="grid gap-4">
          <h2 className="text-xl">{texts.add}</h2>
          <DropZone
            accepted={EDIT_ACCEPTED_EXTENSIONS}
            maxBytes={maxBytes}
            disabled={working}
            onFiles={add}
          />
          <RejectedFiles rejected={rejected} />
          <UploadList
            uploads={uploads}
            sending={sending}
            onRemove={stage === 'done' ? null : remove}
            onMove={move}
          />
        </section>
        {stage === 'failed' && <Notice tone="danger">{messages.errors.base_update_failed}</Notice>}
        {stage === 'partly' && <Notice tone="warning">{texts.partly(uploads.length)}</Notice>}
        {stage === 'done' ? (
          <Redirecting baseId={base.id} message={texts.done} />
        ) : (
          <div className="actions">
            <ButtonLink variant="ghost" to={routes.base(base.id)}>
              {texts.back}
            </ButtonLink>
            <Button
              variant="primary"
              busy={working}
              disabled={!canSave}
              onClick={() => void save()}
            >
              {working ? texts.saving : texts.save}
            </Button>
          </div>
        )}
      </div>
    </Page>
  )
}
