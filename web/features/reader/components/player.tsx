import { useState, type SyntheticEvent } from 'react'
import type { ReaderFile } from '../types.ts'

type Player = 'audio' | 'video'

/** The element that plays a file; null for types that a browser cannot play. */
export const playerOf = ({ file_type }: ReaderFile): Player | null =>
  file_type.startsWith('audio/') ? 'audio' : file_type.startsWith('video/') ? 'video' : null

type Props = {
  kind: Player
  name: string
  /** A newer address is used once the old one has expired: it would start the recording again. */
  url: string
  /** Called if the browser cannot play the file. */
  onFailed: () => void
}

/** Leaves room for the note below a film. */
const ABOVE_NOTE = { maxHeight: '50vh' } as const

/** The browser's own player. */
export function Player({ kind: Media, name, url, onFailed }: Props) {
  const [source, setSource] = useState({ url, from: 0, isPlaying: false })
  return (
    <Media
      controls
      preload="metadata"
      aria-label={name}
      src={source.url}
      className="w-full"
      style={ABOVE_NOTE}
      onLoadedMetadata={({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>) => {
        if (source.from > 0) media.currentTime = source.from
        // Refused where the browser wants another click.
        if (source.isPlaying) media.play().catch(() => null)
      }}
      onError={({ currentTarget: media }: SyntheticEvent<HTMLMediaElement>) => {
        if (url === source.url) onFailed()
        else setSource({ url, from: media.currentTime, isPlaying: !media.paused })
      }}
    />
  )
}
