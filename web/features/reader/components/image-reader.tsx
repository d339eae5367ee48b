import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import {
  useEffect,
  useLayoutEffect,
  useMemo,
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
import { stepZoom, type PageSize } from '../page-layout.ts'
import { usePanel } from '../panel/use-panel.ts'
import { OpenPanel } from '../panel/open-panel.tsx'
import { usePassageHost } from '../passages/host.ts'
import { PassageTools } from '../passages/passage-tools.tsx'
import type { PageSource } from '../passages/places.ts'
import type { RecognisedPageText } from '../recognition/recognised-page-text.ts'
import { PictureWords } from '../recognition/picture-words.tsx'
import { usePassageBoxes, usePictureText } from '../recognition/use-picture-text.ts'
import type { ReaderFile, ReaderTarget } from '../types.ts'
import { HighlightNotice } from './highlight-notice.tsx'
import './image-reader.css'
import './viewer-frame.css'
import { ReaderSkeleton } from './reader-skeleton.tsx'
import { OpenInNewTab, PanelToggle, Toolbar, ZoomControls } from './toolbar.tsx'

/** The size of an image in CSS pixels before it is rotated, while that changes. */
function useSize(image: RefObject<HTMLImageElement | null>, url: string | undefined) {
  const [size, setSize] = useState<PageSize | null>(null)
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
function rotationOf(quarters: number, size: PageSize | null): CSSProperties {
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

/** The scale at which an image is shown; 1 before it is loaded. */
const shownScale = (size: PageSize | null, natural: PageSize | null): number =>
  size && natural && natural.width > 0 ? size.width / natural.width : 1

type Props = {
  file: ReaderFile
  /** The passage to highlight; a new object shows it again. */
  target: ReaderTarget | null
}

/** An image: loading, error, or the picture. */
export function ImageReader({ file, target }: Props) {
  const messages = useMessages().reader
  const { data: url, error, refetch } = useQuery(fileUrlQuery(file))
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null)
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
  return <Picture file={file} target={target} url={url} onBroken={() => setBrokenUrl(url)} />
}

const sourceOf = (content: RecognisedPageText | null): PageSource => ({
  pages: 1,
  text: () => Promise.resolve({ text: content?.text ?? '' }),
})

type PictureProps = Props & { url: string; onBroken: () => void }

/**
 * A picture, fitted or zoomed, and rotated by quarters. Its recognised text can be selected and
 * highlighted, and the passage of the target is marked.
 */
function Picture({ file, target, url, onBroken }: PictureProps) {
  const messages = useMessages().reader
  const [zoom, setZoom] = useState<number | 'fit'>('fit')
  const [quarters, setQuarters] = useState(0)
  const [dismissed, setDismissed] = useState<ReaderTarget | null>(null)
  const content = usePictureText(file)
  const source = useMemo(() => sourceOf(content), [content])
  const boxes = usePassageBoxes(content, target === dismissed ? undefined : target?.quote)
  const panelButton = useRef<HTMLButtonElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const panel = usePanel('highlights', panelButton, body)
  const hasHighlights = usePassageHost() !== null && content !== null
  const [scale, setScale] = useState(1)
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Toolbar>
        {hasHighlights && (
          <PanelToggle
            ref={panelButton}
            label={messages.highlights}
            isOpen={panel.open !== null}
            onToggle={panel.toggle}
          />
        )}
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
      <div ref={body} className="viewer-body">
        <OpenPanel
          fileId={file.id}
          source={source}
          outline={null}
          pdf={null}
          page={1}
          onJump={() => undefined}
          panel={panel}
          arrangement={null}
        />
        <Frame
          name={file.file_name}
          url={url}
          zoom={zoom}
          quarters={quarters}
          boxes={boxes}
          content={content}
          onScale={setScale}
          onBroken={onBroken}
        />
      </div>
      {content && (
        <PassageTools
          fileId={file.id}
          body={body}
          source={source}
          shown={panel.shown}
          onOpen={panel.edit}
        />
      )}
    </div>
  )
}

type FrameProps = {
  name: string
  url: string
  zoom: number | 'fit'
  quarters: number
  boxes: readonly Box[] | null
  content: RecognisedPageText | null
  /** Receives the scale at which the picture is shown. */
  onScale: (scale: number) => void
  onBroken: () => void
}

/** The region that shows a picture with its marks and its words. */
function Frame({ name, url, zoom, quarters, boxes, content, onScale, onBroken }: FrameProps) {
  const messages = useMessages().reader
  const [natural, setNatural] = useState<PageSize | null>(null)
  const image = useRef<HTMLImageElement>(null)
  const size = useSize(image, url)
  const scale = zoom === 'fit' ? shownScale(size, natural) : zoom
  useLayoutEffect(() => onScale(scale), [scale, onScale])
  return (
    <div
      role="region"
      aria-label={messages.label(name)}
      tabIndex={0}
      className="image-frame grid min-h-0 min-w-0 flex-1 [place-items:safe_center] overflow-auto bg-bg p-4"
    >
      <div className="relative" style={rotationOf(quarters, size)}>
        <img
          ref={image}
          src={url}
          alt={messages.imageAlt(name)}
          className={zoom === 'fit' ? undefined : 'max-w-none'}
          style={zoom === 'fit' ? fitOf(quarters) : { width: (natural?.width ?? 0) * zoom }}
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setNatural({ width, height })
          }
          onError={onBroken}
        />
        {size && boxes && <Marks boxes={boxes} />}
        {natural && content && <PictureWords content={content} natural={natural} scale={scale} />}
      </div>
    </div>
  )
}
