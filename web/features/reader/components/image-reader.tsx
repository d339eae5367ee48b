import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type RefObject,
} from 'react'
import { asFailure } from '../../../../domain/failure.ts'
import type { Box } from '../../../../domain/recognition/recognised-page.ts'
import { IconButton } from '../../../components/controls/button.tsx'
import { ErrorState } from '../../../components/status/states.tsx'
import { useMessages } from '../../../lib/i18n/messages.tsx'
import { fileUrlQuery } from '../api/file-url.ts'
import { stepZoom } from '../page-layout.ts'
import { usePicturePassage } from '../recognition/use-picture-passage.ts'
import type { ReaderFile, ReaderTarget } from '../types.ts'
import { HighlightNotice } from './highlight-notice.tsx'
import './image-reader.css'
import { ReaderSkeleton } from './reader-skeleton.tsx'
import { OpenInNewTab, Toolbar, ZoomControls } from './toolbar.tsx'

type Size = { readonly width: number; readonly height: number }

/** The size of an image in CSS pixels before it is rotated, while that changes. */
function useSize(image: RefObject<HTMLImageElement | null>, url: string | undefined) {
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const element = image.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setSize({ width: element.offsetWidth, height: element.offsetHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [image, url])
  return size
}

/** The highlighted boxes over an image. */
function Marks({ boxes }: { boxes: readonly Box[] }) {
  const marks = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Newer browsers return a promise, which is not a clean-up function.
    marks.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [boxes])
  return (
    <div ref={marks} className="image-marks" aria-hidden>
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

const isSideways = (quarters: number): boolean => quarters % 2 === 1

/** Rotates what surrounds an image; the margins reserve the space that it then takes. */
function rotationOf(quarters: number, size: Size | null): CSSProperties {
  const excess = size && isSideways(quarters) ? (size.width - size.height) / 2 : 0
  return {
    transform: `rotate(${90 * quarters}deg)`,
    marginBlock: excess,
    marginInline: -excess,
  }
}

/** The largest size that fits the frame, which is a container for its units. */
const fitOf = (quarters: number): CSSProperties =>
  isSideways(quarters)
    ? { maxWidth: '100cqh', maxHeight: '100cqw' }
    : { maxWidth: '100cqw', maxHeight: '100cqh' }

/** The scale of a fitted image by its natural width, which is 0 before it is loaded. */
const fittedScale = (size: Size | null, natural: number): number =>
  size && natural > 0 ? size.width / natural : 1

type Props = {
  file: ReaderFile
  /** The passage to highlight; a new object shows it again. */
  target: ReaderTarget | null
}

/** An image, fitted or zoomed, and rotated by quarters, with the passage of the target. */
export function ImageReader({ file, target }: Props) {
  const messages = useMessages().reader
  const { data: url, error, refetch } = useQuery(fileUrlQuery(file))
  const [zoom, setZoom] = useState<number | 'fit'>('fit')
  const [natural, setNatural] = useState(0)
  const [quarters, setQuarters] = useState(0)
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
  const [dismissed, setDismissed] = useState<ReaderTarget | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const size = useSize(image, url)
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
  const scale = zoom === 'fit' ? fittedScale(size, natural) : zoom
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
        <IconButton
          size="sm"
          label={messages.rotatePicture}
          icon={RotateCw}
          onClick={() => setQuarters((quarters + 1) % 4)}
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
        className="image-frame grid min-h-0 flex-1 [place-items:safe_center] overflow-auto bg-bg p-4"
      >
        <div className="relative" style={rotationOf(quarters, size)}>
          <img
            ref={image}
            src={url}
            alt={messages.imageAlt(file.file_name)}
            className={zoom === 'fit' ? undefined : 'max-w-none'}
            style={zoom === 'fit' ? fitOf(quarters) : { width: natural * zoom }}
            onLoad={({ currentTarget }) => setNatural(currentTarget.naturalWidth)}
            onError={() => setBrokenUrl(url)}
          />
          {size && boxes && <Marks boxes={boxes} />}
        </div>
      </div>
    </div>
  )
}
