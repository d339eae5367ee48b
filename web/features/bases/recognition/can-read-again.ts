import { isPdf, isTextDocument } from '../../../../domain/bases/file-types.ts'
import type { ExtractionState } from '../../../lib/extraction-states.ts'
import { isFinalFailure } from '../../../lib/final-failure.ts'
import type { BaseFile } from '../api/base-files.ts'
import { offerOf } from './offer-of-file.ts'

/** Whether a PDF has no text because its pages are pictures, and nobody has recognised it. */
export const isUnrecognised = (file: Pick<BaseFile, 'file_type' | 'extraction'>): boolean =>
  offerOf(file)?.kind === 'scan'

/** Whether reading a file that failed again can help. `here`: its state in this tab. */
export const canReadAgain = (file: BaseFile, here: ExtractionState | null): boolean =>
  (isPdf(file) || isTextDocument(file)) &&
  offerOf(file) === null &&
  !isFinalFailure(file.extraction.error_message, here)
