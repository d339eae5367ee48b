import { useState } from 'react'
import * as z from 'zod/mini'
import { safeLocalStorage } from '../../../lib/browser/safe-storage.ts'
import type { Scope } from './scope.ts'
import type { AskableFile } from '../types.ts'

const keyOf = (baseId: string) => `stoa-files-to-ask:${baseId}`

const stored = z.union([z.literal('all'), z.array(z.string())])

function readScope(baseId: string): Scope {
  try {
    const scope = stored.safeParse(JSON.parse(safeLocalStorage.getItem(keyOf(baseId)) ?? 'null'))
    return scope.success ? scope.data : null
  } catch {
    return null
  }
}

function storeScope(baseId: string, scope: Scope): void {
  if (scope === null) safeLocalStorage.removeItem(keyOf(baseId))
  else safeLocalStorage.setItem(keyOf(baseId), JSON.stringify(scope))
}

/** The scope among the files that there are now: some may have been deleted since. */
function amongFiles(scope: Scope, files: readonly AskableFile[]): Scope {
  if (files.length < 2 || scope === null) return null
  if (scope === 'all') return scope
  const left = scope.filter((fileId) => files.some(({ id }) => id === fileId))
  return left.length === 0 ? null : left
}

/** The files to ask, chosen for a base and stored on this device. */
export function useScope(
  baseId: string,
  files: readonly AskableFile[],
): readonly [Scope, (scope: Scope) => void] {
  const [scope, show] = useState(() => readScope(baseId))
  const choose = (next: Scope) => {
    storeScope(baseId, next)
    show(next)
  }
  return [amongFiles(scope, files), choose]
}
