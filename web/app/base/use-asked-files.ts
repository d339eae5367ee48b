import type { BaseFile } from '../../features/bases/api/base-files.ts'
import type { Scope } from '../../features/tutor/question/scope.ts'
import { useScope } from '../../features/tutor/question/use-scope.ts'
import type { AskableFile } from '../../features/tutor/types.ts'

const isRead = ({ extraction }: BaseFile): boolean => extraction.status === 'completed'

/** The first file of the scope whose text is read. */
const askableIn = (files: readonly BaseFile[], scope: Scope): BaseFile | undefined =>
  files.find((file) => isRead(file) && (scope === 'all' || scope?.includes(file.id)))

type AskedFiles = {
  /** The files of the base as the tutor's choice shows them. */
  readonly askableFiles: readonly AskableFile[]
  readonly scope: Scope
  readonly setScope: (scope: Scope) => void
  /** The file that the conversation is about. */
  readonly chatFile: BaseFile
  /**
   * The file of the conversation where it stays beside another one that is opened: it is about
   * several files.
   */
  readonly keptChatFile: (openedId: string) => string | undefined
}

/**
 * What the tutor is asked about: the open file unless a conversation of `chatFileId` stays open, or
 * other files are asked and the open one has no text.
 */
export function useAskedFiles(
  baseId: string,
  files: readonly BaseFile[],
  { file, chatFileId }: { file: BaseFile; chatFileId: string | null },
): AskedFiles {
  const askableFiles = files.map((one) => ({
    id: one.id,
    file_name: one.file_name,
    isReadable: isRead(one),
  }))
  const [scope, setScope] = useScope(baseId, askableFiles)
  const chatFile =
    files.find(({ id }) => id === chatFileId) ??
    (isRead(file) ? file : askableIn(files, scope)) ??
    file
  return {
    askableFiles,
    scope,
    setScope,
    chatFile,
    keptChatFile: (openedId) =>
      scope !== null && openedId !== chatFile.id ? chatFile.id : undefined,
  }
}
