import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { asFailure, type Failure } from '../../../../domain/failure.ts'
import { fileUrlQuery } from '../api/file-url.ts'
import type { ReaderFile } from '../types.ts'
import type { OpenPdf } from './open-pdf.ts'

type Opening =
  | { readonly state: 'loading' }
  | { readonly state: 'open'; readonly pdf: OpenPdf }
  | { readonly state: 'failed'; readonly failure: Failure }

const LOADING: Opening = { state: 'loading' }

/**
 * Opens a file's PDF and closes it on unmount. pdf.js is loaded with the first PDF. `retry` starts
 * over.
 */
export function usePdf(file: ReaderFile): Opening & { retry: () => void } {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [result, setResult] = useState<{ key: string; opening: Opening } | null>(null)
  const { file_path, file_name, file_type, file_size: size } = file
  const key = `${file_path} ${attempt}`

  useEffect(() => {
    const closed = new AbortController()
    const { signal } = closed
    const settle = (opening: Opening) => {
      if (!signal.aborted) setResult({ key, opening })
    }
    const onBroken = (error: unknown) =>
      settle({ state: 'failed', failure: asFailure(error, 'file_load_failed') })
    const open = async () => {
      const query = fileUrlQuery({ file_path, file_name, file_type })
      const urls = (fresh: boolean) => client.query({ ...query, ...(fresh && { staleTime: 0 }) })
      const { openPdf } = await import('./open-pdf.ts')
      const pdf = await openPdf({ urls, fileSize: size }, onBroken, signal)
      if (signal.aborted) pdf.close()
      else {
        signal.addEventListener('abort', () => pdf.close())
        settle({ state: 'open', pdf })
      }
    }
    open().catch(onBroken)
    return () => closed.abort()
  }, [client, file_path, file_name, file_type, size, key])

  return {
    ...(result?.key === key ? result.opening : LOADING),
    retry: () => setAttempt((count) => count + 1),
  }
}
