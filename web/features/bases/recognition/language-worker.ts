import { detectLanguage } from '../../../../domain/text/language.ts'

// A worker of its own, because the words of all languages belong to no screen.
addEventListener('message', ({ data }: MessageEvent<string>) => postMessage(detectLanguage(data)))
