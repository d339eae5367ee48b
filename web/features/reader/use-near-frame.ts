import { useEffect, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** How far outside the frame an element counts as near. */
const MARGIN = '1500px'

/**
 * Whether the element of a scrolling region has come near its frame, or is printed. It stays near,
 * and is not observed while `isObserved` is false.
 */
export function useNearFrame(ref: RefObject<HTMLElement | null>, isObserved: boolean): boolean {
  const [isNear, setNear] = useState(false)
  const isObserving = isObserved && !isNear
  useEffect(() => {
    const element = ref.current
    if (!element || !isObserving) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { root: element.closest('[role=region]'), rootMargin: MARGIN },
    )
    observer.observe(element)
    const print = () => flushSync(() => setNear(true))
    addEventListener('beforeprint', print)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', print)
    }
  }, [ref, isObserving])
  return isNear
}
