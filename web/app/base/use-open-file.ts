import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { isPdf, isReadable } from '../../../domain/bases/file-types.ts'
import type { BaseFile } from '../../features/bases/api/base-files.ts'
import { lastPageIn } from '../../lib/last-pages.ts'

type Opened = Pick<BaseFile, 'id' | 'base_id' | 'file_type' | 'reading_places'> & {
  readonly extraction: { status: string }
}
type Files<File> = readonly [File, ...File[]]

const isFailed = (file: Opened): boolean => file.extraction.status === 'failed'

/** Whether it can be asked about now or once it is read; a picture once its text is recognised. */
const canBeStudied = (file: Opened): boolean =>
  (isReadable(file) && !isFailed(file)) || file.extraction.status === 'completed'

function fileToOpen<File extends Opened>(files: Files<File>): File {
  const places = files.flatMap(({ id, reading_places: place }) =>
    place ? [{ ...place, file_id: id }] : [],
  )
  const lastRead = lastPageIn(files[0].base_id, places)?.fileId
  return (
    files.find(({ id }) => id === lastRead) ??
    files.find((file) => isPdf(file) && !isFailed(file)) ??
    files.find(canBeStudied) ??
    // A scan, whose text is not read, can be looked at.
    files.find(isPdf) ??
    files[0]
  )
}

/**
 * The file with the id in the address. Without one, the file last read, else the first PDF that is
 * not known to be unreadable, else the first file that can be studied, else the first; that one
 * stays open when the files of the base change.
 */
export function useOpenFile<File extends Opened>(files: Files<File>, fileId: string | null): File {
  const [openedId] = useState(() => fileToOpen(files).id)
  const withId = (wanted: string | null) => files.find(({ id }) => id === wanted)
  return withId(fileId) ?? withId(openedId) ?? fileToOpen(files)
}

/** Calls `onGone` with the name of the open file when it is no longer among the files. */
export function useFileGone(
  files: readonly Pick<BaseFile, 'id'>[],
  file: Pick<BaseFile, 'id' | 'file_name'>,
  onGone: (fileName: string) => void,
): void {
  const open = useRef(file)
  const tell = useEffectEvent(onGone)
  useEffect(() => {
    const { id: openId, file_name } = open.current
    open.current = file
    if (!files.some(({ id }) => id === openId)) tell(file_name)
  }, [files, file])
}
