import { useEffect, type RefObject } from 'react'

/** A point in CSS pixels from the corner of the frame. */
export type Point = { readonly x: number; readonly y: number }

export type ZoomGestures = {
  /** Zooms by `factor` so that the content at `from` moves to `to`. */
  readonly zoomBy: (factor: number, from: Point, to: Point) => void
  /** Double tap: toggles between fit and a closer view of `spot`. */
  readonly toggleFit: (spot: Point) => void
}

/** Zoom factor of a double tap on fitted pages. */
export const DOUBLE_TAP_ZOOM = 2

/** Maximum zoom of one wheel notch; a trackpad pinch sends many small events. */
const MAX_WHEEL_ZOOM = 18
const WHEEL_PER_PIXEL = 0.01
const TAP_MS = 320
const TAP_RADIUS_PX = 28

/**
 * Pinching with two fingers, on a trackpad or Ctrl + wheel zooms the document around the pointer
 * instead of the browser page; a double tap enlarges fitted pages and fits enlarged ones. Events
 * within a frame are combined.
 */
export function useZoomGestures(
  frame: RefObject<HTMLElement | null>,
  now: RefObject<ZoomGestures>,
): void {
  useEffect(() => {
    const box = frame.current
    if (!box) return
    let waiting: { factor: number; from: Point; to: Point } | null = null
    let drawing = 0
    const zoom = (factor: number, from: Point, to: Point) => {
      waiting = waiting
        ? { factor: waiting.factor * factor, from: waiting.from, to }
        : { factor, from, to }
      drawing ||= requestAnimationFrame(() => {
        drawing = 0
        if (waiting) now.current.zoomBy(waiting.factor, waiting.from, waiting.to)
        waiting = null
      })
    }
    const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
      const { left, top } = box.getBoundingClientRect()
      return { x: clientX - left - box.clientLeft, y: clientY - top - box.clientTop }
    }

    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || event.deltaY === 0) return
      event.preventDefault()
      const delta = Math.min(MAX_WHEEL_ZOOM, Math.max(-MAX_WHEEL_ZOOM, event.deltaY))
      const spot = pointOf(event)
      zoom(Math.exp(-delta * WHEEL_PER_PIXEL), spot, spot)
    }

    let pinch: { apart: number; middle: Point } | null = null
    const pinchOf = ({ touches }: TouchEvent) => {
      const [a, b] = [touches.item(0), touches.item(1)]
      if (!a || !b || touches.length !== 2) return null
      const middle = pointOf({
        clientX: (a.clientX + b.clientX) / 2,
        clientY: (a.clientY + b.clientY) / 2,
      })
      return {
        apart: Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)),
        middle,
      }
    }
    let tap: { at: number; spot: Point } | null = null
    const onTouchStart = (event: TouchEvent) => {
      pinch = pinchOf(event)
      if (event.touches.length > 1) tap = null
    }
    const onTouchMove = (event: TouchEvent) => {
      const moved = pinchOf(event)
      if (!pinch || !moved) return
      event.preventDefault()
      zoom(moved.apart / pinch.apart, pinch.middle, moved.middle)
      pinch = moved
    }
    const onTouchEnd = (event: TouchEvent) => {
      const touch = event.changedTouches.item(0)
      if (event.touches.length > 0 || !touch || pinch) {
        pinch = pinchOf(event)
        return
      }
      const spot = pointOf(touch)
      const again =
        tap !== null &&
        event.timeStamp - tap.at < TAP_MS &&
        Math.hypot(spot.x - tap.spot.x, spot.y - tap.spot.y) < TAP_RADIUS_PX
      tap = again ? null : { at: event.timeStamp, spot }
      if (!again) return
      event.preventDefault()
      now.current.toggleFit(spot)
    }

    // Safari's events for a trackpad pinch, instead of Ctrl + wheel.
    let scaleChange = 1
    const onGesture = (event: Event) => {
      event.preventDefault()
      if (
        pinch ||
        !(event instanceof MouseEvent) ||
        !('scale' in event) ||
        typeof event.scale !== 'number'
      )
        return
      if (event.type === 'gesturechange')
        zoom(event.scale / scaleChange, pointOf(event), pointOf(event))
      scaleChange = event.type === 'gesturechange' ? event.scale : 1
    }

    const gestureEnded = new AbortController()
    const listen = { passive: false, signal: gestureEnded.signal }
    box.addEventListener('wheel', onWheel, listen)
    box.addEventListener('touchstart', onTouchStart, listen)
    box.addEventListener('touchmove', onTouchMove, listen)
    box.addEventListener('touchend', onTouchEnd, listen)
    box.addEventListener('touchcancel', onTouchStart, listen)
    for (const name of ['gesturestart', 'gesturechange', 'gestureend'])
      box.addEventListener(name, onGesture, listen)
    return () => {
      gestureEnded.abort()
      cancelAnimationFrame(drawing)
    }
  }, [frame, now])
}
