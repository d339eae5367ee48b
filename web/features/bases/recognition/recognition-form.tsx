import { useQuery } from '@tanstack/react-query'
import { ScanText } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../components/controls/button.tsx'
import { siteConfigQuery } from '../../../lib/backend/site-config-query.ts'
import { useLanguage, useMessages } from '../../../lib/i18n/messages.tsx'
import type { BaseFile } from '../api/base-files.ts'
import { startRecognition } from './recognition.ts'
import {
  languageName,
  languageOfText,
  proposedLanguage,
  storeRecognitionLanguage,
} from './recognition-language.ts'

const shape = z.object({ path: z.string(), languages: z.array(z.string()) })

/** The configuration as the server sends it, or as JSON from the build for a static host. */
function recognitionConfig(value: unknown): z.infer<typeof shape> | null {
  const parsed = shape.safeParse(typeof value === 'string' ? JSON.parse(value) : value)
  return parsed.success ? parsed.data : null
}

type Props = {
  file: BaseFile
  /** The text of its other pages, if they are known. */
  pages: readonly string[]
  /** The text of the button. */
  action: string
  /** Whether pages that were recognised with doubt are recognised again. */
  again?: boolean
}

/** The language of the text and a button that starts; what to do where it is not set up. */
export function RecognitionForm({ file, pages, action, again = false }: Props) {
  const interfaceLanguage = useLanguage()
  const texts = useMessages().recognition
  const { data: config } = useQuery(siteConfigQuery)
  const { data: ofText } = useQuery({
    queryKey: ['text-language', file.id, pages.length],
    queryFn: () => (pages.length === 0 ? 'und' : languageOfText(pages)),
  })
  const [chosen, setChosen] = useState<string | null>(null)
  if (!config || ofText === undefined) return null
  const recognition = recognitionConfig(config.recognition)
  if (!recognition || recognition.languages.length === 0)
    return <p className="w-full text-muted">{texts.notSetUp}</p>
  const { languages, path } = recognition
  const language = chosen ?? proposedLanguage(languages, { ofText, interfaceLanguage })
  const start = () => {
    storeRecognitionLanguage(language)
    const { id, file_path, file_type } = file
    startRecognition({ id, file_path, file_type, language, dataUrl: path, again })
  }
  return (
    <span className="flex flex-wrap items-center gap-2">
      <select
        aria-label={texts.language}
        className="control min-h-8 py-1 text-sm"
        style={{ width: 'auto' }}
        value={language}
        onChange={(event) => setChosen(event.target.value)}
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {languageName(each, interfaceLanguage)}
          </option>
        ))}
      </select>
      <Button size="sm" icon={ScanText} onClick={start}>
        {action}
      </Button>
      {languages.length === 1 && (
        <span className="w-full text-muted">
          {texts.onlyLanguage(languageName(language, interfaceLanguage))}
        </span>
      )}
    </span>
  )
}
