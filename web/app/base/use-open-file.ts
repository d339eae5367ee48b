import { useState } from 'react'
import { isPdf, isReadable } from '../../../domain/bases/file-types.ts'
import type { BaseFile } from '../../features/bases/api/base-files.ts'

type Opened = Pick<BaseFile, 'id' | 'file_type'> & { readonly extraction: { status: string } }
type Files<File> = readonly [File, ...File[]]

/** Whether it can be asked about now or once it is read; a picture once its text is recognised. */
const canBeStudied = (file: Opened): boolean =>
  isReadable(file) || file.extraction.status === 'completed'

const fileToOpen = <File extends Opened>(files: Files<File>): File =>
  files.find(isPdf) ?? files.find(canBeStudied) ?? files[0]

/**
 * The file with the id in the address. Without one, the first PDF, else the first file that can be
 * studied, else the first; that one stays open when the files of the base change.
 */
export function useOpenFile<File extends Opened>(files: Files<File>, fileId: string | null): File {
  const [openedId] = useState(() => fileToOpen(files).id)
  const withId = (wanted: string | null) => files.find(({ id }) => id === wanted)
  return withId(fileId) ?? withId(openedId) ?? fileToOpen(files)
}
