import initSqlJs from 'sql.js'
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url'
import { Failure } from '../../../domain/failure.ts'
import { loadOnce } from '../../lib/browser/load-once.ts'

/** SQLite in the browser, 350 kB, loaded with the first Anki package. */
export const loadSqlite = loadOnce(async () => {
  const response = await fetch(wasmUrl)
  if (!response.ok) throw new Failure('export_failed', { cause: `SQLite: HTTP ${response.status}` })
  return initSqlJs({ wasmBinary: await response.arrayBuffer() })
})
