import { useQuery } from '@tanstack/react-query'
import { AudioLines, FileText, Film } from 'lucide-react'
import { useState } from 'react'
import { isShownInline, isTextDocument } from '../../../../domain/bases/file-types.ts'
import { asFailure } from '../../../../domain/failure.ts'
import { EmptyState, ErrorState } from '../../../components/status/states.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { fileUrlQuery } from '../api/file-url.ts'
import type { ReaderFile } from '../types.ts'
import { OpenFileLink } from './open-file-link.tsx'
import { Player, playerOf } from './player.tsx'
import { ReaderSkeleton } from './reader-skeleton.tsx'

const ICONS = { audio: AudioLines, video: Film } as const

/**
 * A file without pages: a note with a link that opens it in a new tab, below a player for sound and
 * film. A type that browsers cannot show is saved instead, under its own name.
 */
export function OtherFile({ file }: { file: ReaderFile }) {
  const messages = useMessages().reader
  const { data: url, error, refetch } = useQuery(fileUrlQuery(file))
  const [cannotPlay, setCannotPlay] = useState(false)
  const player = cannotPlay ? null : playerOf(file)
  if (error)
    return (
      <div className="m-auto p-6">
        <ErrorState failure={asFailure(error, 'file_load_failed')} onRetry={() => refetch()} />
      </div>
    )
  if (url === undefined) return <ReaderSkeleton label={messages.loading} />
  return (
    <div className="grid min-h-0 flex-1 overflow-auto">
      <div className="m-auto w-full max-w-3xl p-6">
        {player && (
          <Player
            kind={player}
            name={file.file_name}
            url={url}
            onFailed={() => setCannotPlay(true)}
          />
        )}
        <EmptyState
          icon={player ? ICONS[player] : FileText}
          title={
            player
              ? messages.other.played
              : isTextDocument(file)
                ? messages.other.unread
                : messages.other.title
          }
          body={
            isShownInline(file.file_type)
              ? messages.other.body(file.file_name)
              : messages.other.bodySaved(file.file_name)
          }
          action={<OpenFileLink url={url} />}
        />
      </div>
    </div>
  )
}
