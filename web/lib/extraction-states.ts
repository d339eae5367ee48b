import { useSyncExternalStore } from 'react'
import type { Failure } from '../../domain/failure.ts'
import { createListeners } from './listeners.ts'

/** The extraction state of one file in this tab. `done` and `total` count pages. */
export type ExtractionState =
  | { readonly phase: 'queued' }
  | { readonly phase: 'downloading' }
  | { readonly phase: 'reading'; readonly done: number; readonly total: number }
  | { readonly phase: 'saving' }
  | { readonly phase: 'completed' }
  | { readonly phase: 'failed'; readonly failure: Failure }

type States = ReadonlyMap<string, ExtractionState>

let states: States = new Map()
/** By what reads the text of files, and what recognises it on their pictures. */
const statesOf: Record<'extraction' | 'recognition', States> = {
  extraction: states,
  recognition: states,
}
const { subscribe, notify } = createListeners()

/** The state of every file that this tab has worked on, by file id. */
export const extractionStates = (): ReadonlyMap<string, ExtractionState> => states

/**
 * Replaces the states from one source. Written by the queues, read by every screen that shows
 * files. Recognition follows extraction: its states hide those of extraction.
 */
export function publishExtractionStates(
  next: States,
  source: keyof typeof statesOf = 'extraction',
): void {
  statesOf[source] = next
  states = new Map([...statesOf.extraction, ...statesOf.recognition])
  notify()
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
