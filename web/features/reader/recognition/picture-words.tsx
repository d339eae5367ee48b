import { useLayoutEffect, useRef } from 'react'
import '../components/text-layer.css'
import type { PageSize } from '../page-layout.ts'
import { drawWords } from './draw-words.ts'
import type { RecognisedPageText } from './recognised-page-text.ts'

type Props = {
  content: RecognisedPageText
  /** The size of the picture in pixels, and the scale at which it is shown. */
  natural: PageSize
  scale: number
}

/** The recognised words of a picture over their places, to be selected: its only page. */
export function PictureWords({ content, natural, scale }: Props) {
  const words = useRef<HTMLDivElement>(null)
  const { width, height } = natural
  useLayoutEffect(() => {
    if (words.current) drawWords(words.current, content, { width, height })
  }, [content, width, height])
  return (
    <div
      ref={words}
      data-page={1}
      className="text-layer"
      style={{ ['--total-scale-factor' as string]: scale }}
    />
  )
}
