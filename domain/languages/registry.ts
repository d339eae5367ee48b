import { ar } from './ar.ts'
import { cs } from './cs.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { el } from './el.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fa } from './fa.ts'
import { fi } from './fi.ts'
import { fr } from './fr.ts'
import { he } from './he.ts'
import { hi } from './hi.ts'
import { hu } from './hu.ts'
import { id } from './id.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import { nl } from './nl.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ro } from './ro.ts'
import { ru } from './ru.ts'
import { sv } from './sv.ts'
import { th } from './th.ts'
import { tr } from './tr.ts'
import { uk } from './uk.ts'
import { vi } from './vi.ts'
import { zh } from './zh.ts'
import type { LanguageWords } from './language-words.ts'

/** The words of each language by ISO 639-1 code. If counts tie, the first language wins. */
export const LANGUAGES: ReadonlyMap<string, LanguageWords> = new Map(
  Object.entries({
    en,
    de,
    fr,
    es,
    it,
    pt,
    nl,
    sv,
    da,
    fi,
    ro,
    hu,
    tr,
    id,
    pl,
    cs,
    vi,
    ru,
    el,
    ar,
    zh,
    ja,
    th,
    hi,
    he,
    fa,
    uk,
    ko,
  }),
)
