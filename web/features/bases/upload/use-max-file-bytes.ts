import { useQuery } from '@tanstack/react-query'
import { DEFAULT_MAX_FILE_MB } from '../../../../domain/constants.ts'
import { getSiteConfig } from '../../../lib/backend/config.ts'

/** The maximum file size in bytes. */
export function useMaxFileBytes(): number {
  const { data } = useQuery({
    queryKey: ['site-config'],
    queryFn: getSiteConfig,
    staleTime: Infinity,
  })
  return data?.maxFileBytes ?? DEFAULT_MAX_FILE_MB * 1024 * 1024
}
