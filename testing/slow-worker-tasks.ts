/** Tasks of a worker thread that takes long to start, as on a busy machine. */
import { setTimeout } from 'node:timers/promises'

await setTimeout(3000)

export const ready = (): void => undefined

export const echo = (value: unknown): unknown => value
