import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { checkBaseName } from '../../../../domain/bases/file-rules.ts'
import { asFailure, Failure } from '../../../../domain/failure.ts'
import { ACCEPTED_EXTENSIONS } from '../../../../domain/bases/file-types.ts'
import { Button, ButtonLink } from '../../../components/controls/button.tsx'
import { LeaveGuard } from '../../../components/dialogs/leave-guard.tsx'
import { Page } from '../../../components/content/page.tsx'
import { Notice } from '../../../components/status/states.tsx'
import { failureMessage } from '../../../lib/i18n/failure-message.ts'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { routes } from '../../../lib/routes.ts'
import { createBase } from '../api/create-base.ts'
import { resumeExtraction } from '../extraction/extraction.ts'
import { useMaxFileBytes } from '../upload/use-max-file-bytes.ts'
import { useUploads } from '../upload/use-uploads.ts'
import { BaseNameField } from './base-name-field.tsx'
import { DropZone } from './drop-zone.tsx'
import { Redirecting } from './redirecting.tsx'
import { RejectedFiles, UploadList } from './upload-list.tsx'

type Stage =
  | { readonly at: 'editing'; readonly failure?: Failure }
  | { readonly at: 'working' }
  | { readonly at: 'partly'; readonly failed: number }
  | { readonly at: 'done' }

/**
 * The New base screen: name and files; then it creates the base, uploads, inserts rows, starts
 * extraction and opens the base.
 */
export function NewBase({ userId }: { userId: string }) {
  const messages = useMessages()
  const texts = messages.bases.newBase
  const maxBytes = useMaxFileBytes()
  const { uploads, rejected, sending, add, remove, move, send } = useUploads({
    accepted: ACCEPTED_EXTENSIONS,
    maxBytes,
  })
  const cache = useQueryClient()
  const [name, setName] = useState('')
  const [baseId, setBaseId] = useState<string | null>(null)
  const [stage, setStage] = useState<Stage>({ at: 'editing' })
  const busy = useRef(false)

  async function create(): Promise<Stage> {
    const checked = checkBaseName(name)
    if (!checked.ok) return { at: 'editing', failure: checked.failure }
    if (uploads.length === 0 && baseId === null)
      return { at: 'editing', failure: new Failure('base_files_required') }
    setStage({ at: 'working' })
    try {
      const id = baseId ?? (await createBase(checked.value, userId, new Date()))
      setBaseId(id)
      const { added, failed } = await send({ userId, baseId: id })
      resumeExtraction(added)
      void cache.invalidateQueries()
      return failed > 0 ? { at: 'partly', failed } : { at: 'done' }
    } catch (error) {
      return { at: 'editing', failure: asFailure(error, 'base_create_failed') }
    }
  }

  const submit = async () => {
    if (busy.current || stage.at === 'done') return
    busy.current = true
    setStage(await create())
    busy.current = false
  }

  /** Clears the error when the user edits. */
  const clearError = () =>
    setStage((before) => (before.at === 'editing' ? { at: 'editing' } : before))

  const working = stage.at === 'working'
  const created = baseId !== null
  const title = name.trim()
  const checkedName = checkBaseName(name)
  const tooLong =
    !checkedName.ok && checkedName.failure.code === 'base_name_too_long'
      ? checkedName.failure
      : null
  const unsaved = stage.at !== 'done' && (uploads.length > 0 || (title !== '' && !created))
  return (
    <Page title={texts.title} lead={texts.lead} width="narrow">
      <LeaveGuard unsaved={unsaved} {...(baseId !== null && { exit: routes.base(baseId) })} />
      <form
        noValidate
        className="grid gap-7"
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <BaseNameField
          value={name}
          failure={tooLong}
          readOnly={created || working}
          onChange={(next) => {
            setName(next)
            clearError()
          }}
          onEnter={() => void submit()}
        />
        <div className="grid gap-4">
          <DropZone
            accepted={ACCEPTED_EXTENSIONS}
            maxBytes={maxBytes}
            disabled={working || stage.at === 'done'}
            onFiles={(files) => {
              add(files)
              clearError()
            }}
          />
          <RejectedFiles rejected={rejected} />
          <UploadList
            uploads={uploads}
            sending={sending}
            onRemove={stage.at === 'done' ? null : remove}
            onMove={move}
          />
        </div>
        {/* The field of the name states itself that the name is too long. */}
        {stage.at === 'editing' && stage.failure && stage.failure.code !== 'base_name_too_long' && (
          <Notice tone="danger">{failureMessage(stage.failure, messages)}</Notice>
        )}
        {stage.at === 'partly' && (
          <Notice tone="warning">{texts.partly(title, stage.failed)}</Notice>
        )}
        {stage.at === 'done' && baseId !== null ? (
          <Redirecting baseId={baseId} message={texts.done(title)} />
        ) : (
          <div className="actions">
            {stage.at === 'partly' && baseId !== null && (
              <ButtonLink to={routes.base(baseId)}>{texts.openNow}</ButtonLink>
            )}
            <Button
              type="submit"
              variant="primary"
              busy={working}
              disabled={title === '' || tooLong !== null || (uploads.length === 0 && !created)}
            >
              {working ? texts.creating : created ? texts.retry : texts.create}
            </Button>
          </div>
        )}
      </form>
    </Page>
  )
}
