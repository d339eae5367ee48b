import { arStatements } from './other-scripts/ar.ts'
import { csStatements } from './latin-script/cs.ts'
import { daStatements } from './latin-script/da.ts'
import { deStatements } from './de/statements.ts'
import { enStatements } from './en/statements.ts'
import { esStatements } from './es/statements.ts'
import { fiStatements } from './latin-script/fi.ts'
import { frStatements } from './latin-script/fr.ts'
import { heStatements } from './other-scripts/he.ts'
import { idStatements } from './latin-script/id.ts'
import { itStatements } from './latin-script/it.ts'
import { nlStatements } from './latin-script/nl.ts'
import { plStatements } from './latin-script/pl.ts'
import { ptStatements } from './latin-script/pt.ts'
import { ruStatements } from './other-scripts/ru.ts'
import { svStatements } from './latin-script/sv.ts'
import { thStatements } from './other-scripts/th.ts'
import { trStatements } from './latin-script/tr.ts'
import { ukStatements } from './other-scripts/uk.ts'
import { viStatements } from './latin-script/vi.ts'
import { zhStatements } from './other-scripts/zh.ts'
import type { StatementWords } from './statement-words.ts'

/** The words of statements by ISO 639-1 code, separate from `LANGUAGES` as `REQUESTS` is. */
export const STATEMENTS: ReadonlyMap<string, StatementWords> = new Map(
  Object.entries({
    en: enStatements,
    de: deStatements,
    es: esStatements,
    fr: frStatements,
    it: itStatements,
    pt: ptStatements,
    nl: nlStatements,
    sv: svStatements,
    da: daStatements,
    fi: fiStatements,
    cs: csStatements,
    pl: plStatements,
    tr: trStatements,
    id: idStatements,
    vi: viStatements,
    ru: ruStatements,
    uk: ukStatements,
    ar: arStatements,
    he: heStatements,
    zh: zhStatements,
    th: thStatements,
  }),
)
