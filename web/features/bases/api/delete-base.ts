import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Failure } from '../../../../domain/failure.ts'
import { supabase } from '../../../lib/backend/supabase.ts'
import { cancelExtraction } from '../extraction/extraction.ts'
import { removeUnlisted } from './stored-files.ts'

type DeletableBase = { id: string; files: readonly { id: string; file_path: string }[] }

/** Deletes a base, then its stored files. Throws `base_delete_failed`; nothing is lost then. */
export async function deleteBase(base: DeletableBase): Promise<void> {
  const db = await supabase()
  const { error } = await db.from('bases').delete().eq('id', base.id)
  if (error) throw new Failure('base_delete_failed', { cause: error })
  await removeUnlisted(base.files.map((file) => file.file_path))
}

export function useDeleteBase() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (base: DeletableBase) => {
      cancelExtraction(base.files.map((file) => file.id))
      return deleteBase(base)
    },
    onSuccess: () => cache.invalidateQueries(),
  })
}
