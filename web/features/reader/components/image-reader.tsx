import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asFailure } from '../../../../domain/failure.ts'
import { ErrorState } from '../../../components/states.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { fileUrlQuery } from '../api/file-url.ts'
import { stepZoom } from '../page-layout.ts'
import type { ReaderFile } from '../types.ts'
import { ReaderSkeleton } from './reader-skeleton.tsx'
import { OpenInNewTab, Toolbar, ZoomControls } from './toolbar.tsx'

/** An image, fitted to the frame or zoomed. */
export function ImageReader({ file }: { file: ReaderFile }) {
  const messages = useMessages().reader
  const { data: url, error, refetch } = useQuery(fileUrlQuery(file))
  const [zoom, setZoom] = useState<number | 'fit'>('fit')
  const [natural, setNatural] = useState(0)
  const [shown, setShown] = useState(0)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  if (error || (url !== undefined && url === brokenUrl))
    return (
      <div className="m-auto p-6">
        <ErrorState
          failure={asFailure(error ?? url, 'file_load_failed')}
          onRetry={() => void refetch()}
        />
      </div>
    )
  if (url === undefined) return <ReaderSkeleton label={messages.loading} />
  const scale = zoom === 'fit' ? (natural > 0 ? shown / natural : 1) : zoom
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Toolbar>
        <ZoomControls
          percent={Math.round(scale * 100)}
          fit={zoom === 'fit'}
          onZoom={(command) =>
            setZoom(command === 'fit' ? 'fit' : stepZoom(scale, command === 'in' ? 1 : -1))
          }
        />
        <span className="flex-1" />
        <OpenInNewTab url={url} />
      </Toolbar>
      <div
        role="region"
        aria-label={messages.label(file.file_name)}
        tabIndex={0}
        className="grid min-h-0 flex-1 [place-items:safe_center] overflow-auto bg-bg p-4"
      >
        <img
          src={url}
          alt={messages.imageAlt(file.file_name)}
          className={zoom === 'fit' ? 'max-h-full max-w-full object-contain' : 'max-w-none'}
          style={zoom === 'fit' ? undefined : { width: natural * zoom }}
          onLoad={({ currentTarget }) => {
            setNatural(currentTarget.naturalWidth)
            setShown(currentTarget.clientWidth)
          }}
          onError={() => setBrokenUrl(url)}
        />
      </div>
    </div>
  )
}
