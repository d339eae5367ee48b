import initSqlJs from 'sql.js'
import wasmUrl from 'sql.js/dist/sql-wasm-browser.wasm?url'
import { loadOnce } from '../../lib/browser/load-once.ts'

/** SQLite in the browser, 350 kB, loaded with the first Anki package. */
export const loadSqlite = loadOnce(async () => {
  const response = await fetch(wasmUrl)
  if (!response.ok) throw new Error(`SQLite: HTTP ${response.status}`)
  return initSqlJs({ wasmBinary: await response.arrayBuffer() })
})
