import { openLanguageData } from '../../server/recognition/language-data.ts'

/** Says in the title of a test why it is skipped. */
export const NEEDS_LANGUAGE_DATA = '(needs Debian package tesseract-ocr-eng)'

/** Whether the English data of text recognition are installed on this machine. */
export async function hasLanguageData(): Promise<boolean> {
  const data = await openLanguageData(null)
  return data?.config.languages.includes('eng') ?? false
}
