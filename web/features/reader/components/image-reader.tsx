import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { asFailure } from '../../../../domain/failure.ts'
import type { Box } from '../../../../domain/recognition/recognised-page.ts'
import { ErrorState } from '../../../components/status/states.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { fileUrlQuery } from '../api/file-url.ts'
import { stepZoom } from '../page-layout.ts'
import { usePicturePassage } from '../recognition/use-picture-passage.ts'
import type { ReaderFile, ReaderTarget } from '../types.ts'
import { HighlightNotice } from './highlight-notice.tsx'
import './image-marks.css'
import { ReaderSkeleton } from './reader-skeleton.tsx'
import { OpenInNewTab, Toolbar, ZoomControls } from './toolbar.tsx'

type Place = { readonly left: number; readonly top: number; width: number; height: number }

/** Where an image is in its frame, in CSS pixels, while its size and that of the frame change. */
function usePlace(image: RefObject<HTMLImageElement | null>, url: string | undefined) {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const element = image.current
    const frame = element?.parentElement
    if (!element || !frame) return
    const observer = new ResizeObserver(() =>
      setPlace({
        left: element.offsetLeft,
        top: element.offsetTop,
        width: element.offsetWidth,
        height: element.offsetHeight,
      }),
    )
    observer.observe(element)
    observer.observe(frame)
    return () => observer.disconnect()
  }, [image, url])
  return place
}

type MarksProps = { place: Place | null; boxes: readonly Box[] | null }

/** The highlighted boxes over an image. */
function Marks({ place, boxes }: MarksProps) {
  const marks = useRef<HTMLDivElement>(null)
  const isPlaced = place !== null
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up function.
    marks.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [boxes, isPlaced])
  if (!place || !boxes) return null
  return (
    <div ref={marks} className="image-marks" aria-hidden style={place}>
      {boxes.map(({ left, top, width, height }, index) => (
        <i
          key={index}
          style={{
            left: `${100 * left}%`,
            top: `${100 * top}%`,
            width: `${100 * width}%`,
            height: `${100 * height}%`,
          }}
        />
      ))}
    </div>
  )
}

type Props = {
  file: ReaderFile
  /** The passage to highlight; a new object shows it again. */
  target: ReaderTarget | null
}

/** An image, fitted to the frame or zoomed, with the passage of the target. */
export function ImageReader({ file, target }: Props) {
  const messages = useMessages().reader
  const { data: url, error, refetch } = useQuery(fileUrlQuery(file))
  const [zoom, setZoom] = useState<number | 'fit'>('fit')
  const [natural, setNatural] = useState(0)
  const [shown, setShown] = useState(0)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const [dismissed, setDismissed] = useState<ReaderTarget | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const place = usePlace(image, url)
  const boxes = usePicturePassage(file, target === dismissed ? null : target)
  if (error || url === brokenUrl)
    return (
      <div className="m-auto p-6">
        <ErrorState
          failure={asFailure(error ?? url, 'file_load_failed')}
          onRetry={() => refetch()}
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
      {boxes && (
        <HighlightNotice page={1} isFound={boxes.length > 0} onClear={() => setDismissed(target)} />
      )}
      <div
        role="region"
        aria-label={messages.label(file.file_name)}
        tabIndex={0}
        className="relative grid min-h-0 flex-1 [place-items:safe_center] overflow-auto bg-bg p-4"
      >
        <img
          ref={image}
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
        <Marks place={place} boxes={boxes} />
      </div>
    </div>
  )
}
