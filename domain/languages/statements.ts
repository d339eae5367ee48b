import { arStatements } from './ar.ts'
import { csStatements } from './cs.ts'
import { daStatements } from './da.ts'
import { deStatements } from './de.ts'
import { enStatements } from './en-statements.ts'
import { esStatements } from './es.ts'
import { fiStatements } from './fi.ts'
import { frStatements } from './fr.ts'
import { heStatements } from './he.ts'
import { idStatements } from './id.ts'
import { itStatements } from './it.ts'
import { nlStatements } from './nl.ts'
import { plStatements } from './pl.ts'
import { ptStatements } from './pt.ts'
import { ruStatements } from './ru.ts'
import { svStatements } from './sv.ts'
import { thStatements } from './th.ts'
import { trStatements } from './tr.ts'
import { ukStatements } from './uk.ts'
import { viStatements } from './vi.ts'
import { zhStatements } from './zh.ts'
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
