import { useState } from 'react'
import { checkBaseName } from '../../../../domain/bases/file-rules.ts'
import { renameBase } from '../api/rename-base.ts'
import type { Base } from '../api/base.ts'

/** The name of a base while it is edited. */
export function useNewName(base: Base) {
  const [typed, setTyped] = useState<string | null>(null)
  const name = typed ?? base.name
  const checked = checkBaseName(name)
  const isChanged = name.trim() !== base.name
  return {
    name,
    setName: setTyped,
    isChanged,
    /** Why the name cannot be stored. */
    failure: checked.ok ? null : checked.failure,
    /** Throws `base_update_failed`. */
    save: async (): Promise<void> => {
      if (checked.ok && isChanged) await renameBase(base.id, checked.value)
    },
  }
}
