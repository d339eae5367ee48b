import { useSyncExternalStore } from 'react'
import type { Failure } from '../../domain/failure.ts'

/** The extraction state of one file in this tab. `done` and `total` count pages. */
export type ExtractionState =
  | { readonly phase: 'queued' }
  | { readonly phase: 'downloading' }
  | { readonly phase: 'reading'; readonly done: number; readonly total: number }
  | { readonly phase: 'saving' }
  | { readonly phase: 'completed' }
  | { readonly phase: 'failed'; readonly failure: Failure }

let states: ReadonlyMap<string, ExtractionState> = new Map()
const listeners = new Set<() => void>()

/** The state of every file that this tab has worked on, by file id. */
export const extractionStates = (): ReadonlyMap<string, ExtractionState> => states

/** Replaces the states. Written by the extraction queue, read by every screen that shows files. */
export function publishExtractionStates(next: ReadonlyMap<string, ExtractionState>): void {
  states = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The states, as they change. */
export function useExtractions(): ReadonlyMap<string, ExtractionState> {
  return useSyncExternalStore(subscribe, extractionStates, extractionStates)
}

/** The extraction state of one file in this tab; null if this tab has not worked on it. */
export function useExtraction(fileId: string): ExtractionState | null {
  const read = () => states.get(fileId) ?? null
  return useSyncExternalStore(subscribe, read, read)
}

/** Whether a file is waiting or being read. */
export const isInProgress = (state: ExtractionState | undefined | null): boolean =>
  state !== undefined && state !== null && state.phase !== 'completed' && state.phase !== 'failed'
