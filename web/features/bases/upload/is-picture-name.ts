import { isPicture, mediaTypeOf } from '../../../../domain/bases/file-types.ts'

/** Whether a file of this name is a picture whose text can be recognised. */
export const isPictureName = (fileName: string): boolean =>
  isPicture({ file_type: mediaTypeOf(fileName) })
