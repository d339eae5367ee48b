import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { localModel, type LocalModel } from '../../domain/account/local-models.ts'
import type { ModelClient } from '../../supabase/functions/_shared/model/client.ts'
import { modelOf, type ModelSettings } from '../../supabase/functions/_shared/model/settings.ts'
import type { Env } from '../env.ts'
import type { Log } from '../monitoring/log.ts'
import { sync } from '../sync-file.ts'
import { LOCAL_ENDPOINTS, type LocalEndpoints } from './local-servers.ts'

const fileIn = (folder: string): string => join(folder, 'model.json')

/** Whether models may be chosen: this machine alone uses the server, and no variable names one. */
export const mayChooseModel = ({ inbox, model }: Pick<Env, 'inbox' | 'model'>): boolean =>
  inbox && model === null

/** The choice stored in the data folder; null if there is none that can be read. */
async function readChoice(folder: string): Promise<LocalModel | null> {
  const text = await readFile(fileIn(folder), 'utf8').catch(() => 'null')
  try {
    return localModel.parse(JSON.parse(text))
  } catch {
    return null
  }
}

async function storeChoice(folder: string, choice: LocalModel | null): Promise<void> {
  const file = fileIn(folder)
  if (choice === null) await rm(file, { force: true })
  else {
    const unfinished = `${file}.part`
    await writeFile(unfinished, `${JSON.stringify(choice)}\n`, { mode: 0o600, flush: true })
    await rename(unfinished, file)
  }
  await sync(folder)
}

const settingsOf = (choice: LocalModel | null, endpoints: LocalEndpoints): ModelSettings | null =>
  choice && { baseUrl: endpoints[choice.server], apiKey: null, name: choice.model }

/** `env` with the model that was chosen in My Account, if one may be and was. */
export async function withChosenModel(env: Env): Promise<Env> {
  if (!mayChooseModel(env)) return env
  return { ...env, model: settingsOf(await readChoice(env.dataFolder), LOCAL_ENDPOINTS) }
}

/** The local model that answers, chosen in My Account and stored in the data folder. */
export class ChosenModel {
  readonly endpoints: LocalEndpoints
  readonly #folder: string
  readonly #log: Log
  readonly #onChange: () => Promise<void>
  #choice: LocalModel | null
  #client: ModelClient | null

  private constructor(
    choice: LocalModel | null,
    { folder, log, endpoints, onChange }: ChosenModelOptions,
  ) {
    this.endpoints = endpoints
    this.#folder = folder
    this.#log = log
    this.#onChange = onChange
    this.#choice = choice
    this.#client = this.clientOf(choice)
  }

  static async open(options: ChosenModelOptions): Promise<ChosenModel> {
    return new ChosenModel(await readChoice(options.folder), options)
  }

  get choice(): LocalModel | null {
    return this.#choice
  }

  /** Null: the tutor without a model. */
  get client(): ModelClient | null {
    return this.#client
  }

  get settings(): ModelSettings | null {
    return settingsOf(this.#choice, this.endpoints)
  }

  clientOf(choice: LocalModel | null): ModelClient | null {
    return modelOf(settingsOf(choice, this.endpoints), this.#log)
  }

  /** Stores the choice; null: no model. It counts for every request that begins afterwards. */
  async choose(choice: LocalModel | null): Promise<void> {
    await storeChoice(this.#folder, choice)
    this.#choice = choice
    this.#client = this.clientOf(choice)
    this.#log({
      name: 'model_chosen',
      server: choice?.server ?? null,
      model: choice?.model ?? null,
    })
    await this.#onChange()
  }
}

type ChosenModelOptions = {
  /** The data folder. */
  folder: string
  log: Log
  endpoints: LocalEndpoints
  /** Called after each choice. */
  onChange: () => Promise<void>
}
