import { createWorker, OEM, PSM, type Page, type Worker } from 'tesseract.js'
import coreUrl from 'tesseract.js-core/tesseract-core-lstm.wasm.js?url'
import relaxedSimdCoreUrl from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm.js?url'
import simdCoreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url'
import workerUrl from 'tesseract.js/dist/worker.min.js?url'
import { relaxedSimd, simd } from 'wasm-feature-detect'
import { Failure } from '../../../../../domain/failure.ts'
import type { LineOnPicture } from '../../../../../domain/recognition/text-of-lines.ts'
import { ATTEMPT_MS } from './protocol.ts'

/** Method 2 (Sauvola) finds letters on an uneven background; 0 is the default. */
const THRESHOLDING = { plain: '0', uneven: '2' } as const

type EngineSettings = { readonly language: string; readonly dataUrl: string }

type PictureToRead = {
  readonly picture: Blob
  readonly dpi: number
  readonly isUneven: boolean
}

const absolute = (url: string): string => new URL(url, location.href).href

async function coreOf(): Promise<string> {
  if (await relaxedSimd()) return relaxedSimdCoreUrl
  return (await simd()) ? simdCoreUrl : coreUrl
}

/** Starts tesseract in a worker of its own. Rejects if its code or data cannot be loaded. */
async function start({ language, dataUrl }: EngineSettings): Promise<Worker> {
  const corePath = absolute(await coreOf())
  const failed = Promise.withResolvers<never>()
  const started = createWorker(language, OEM.LSTM_ONLY, {
    workerPath: absolute(workerUrl),
    workerBlobURL: false,
    corePath,
    langPath: absolute(dataUrl),
    // Its address changes with its content, so the browser's own cache is enough.
    cacheMethod: 'none',
    // Errors while the data load reach this function alone.
    errorHandler: (cause: unknown) => failed.reject(new Error(String(cause))),
  })
  failed.promise.catch(() => undefined)
  const worker = await Promise.race([started, failed.promise])
  // The default reads the lines of two columns across both of them.
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO })
  return worker
}

const linesOf = ({ blocks }: Page): LineOnPicture[] =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) =>
      lines.map(({ words }, at) => ({
        startsParagraph: at === 0,
        words: words.map(({ text, confidence, bbox }) => ({ text, confidence, box: bbox })),
      })),
    ),
  )

/** Recognises pictures one after another. */
export class Engine {
  readonly #settings: EngineSettings
  #worker: Promise<Worker> | null = null

  constructor(settings: EngineSettings) {
    this.#settings = settings
  }

  /**
   * The lines on a picture; null if that takes longer than `ATTEMPT_MS`. Throws `file_load_failed`
   * if the engine cannot be loaded, and what it throws itself.
   */
  async read({ picture, dpi, isUneven }: PictureToRead): Promise<LineOnPicture[] | null> {
    this.#worker ??= start(this.#settings)
    const worker = await this.#worker.catch((cause: unknown) => {
      this.#worker = null
      throw new Failure('file_load_failed', { cause })
    })
    await worker.setParameters({
      user_defined_dpi: String(dpi),
      thresholding_method: isUneven ? THRESHOLDING.uneven : THRESHOLDING.plain,
    })
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, ATTEMPT_MS, null)
    })
    try {
      const result = await Promise.race([
        worker.recognize(picture, {}, { text: false, blocks: true }),
        late,
      ])
      // The promise of a terminated worker never settles, so nothing may wait for it.
      if (result === null) await this.close()
      return result && linesOf(result.data)
    } finally {
      clearTimeout(timer)
    }
  }

  /** Ends the worker and frees its memory. */
  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    await (await worker)?.terminate()
  }
}
