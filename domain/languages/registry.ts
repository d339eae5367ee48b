import { ar } from './other-scripts/ar.ts'
import { cs } from './latin-script/cs.ts'
import { da } from './latin-script/da.ts'
import { de } from './de/words.ts'
import { el } from './other-scripts/el.ts'
import { en } from './en/words.ts'
import { es } from './es/words.ts'
import { fa } from './other-scripts/fa.ts'
import { fi } from './latin-script/fi.ts'
import { fr } from './latin-script/fr.ts'
import { he } from './other-scripts/he.ts'
import { hi } from './other-scripts/hi.ts'
import { hu } from './latin-script/hu.ts'
import { id } from './latin-script/id.ts'
import { it } from './latin-script/it.ts'
import { ja } from './other-scripts/ja.ts'
import { ko } from './other-scripts/ko.ts'
import { nl } from './latin-script/nl.ts'
import { pl } from './latin-script/pl.ts'
import { pt } from './latin-script/pt.ts'
import { ro } from './latin-script/ro.ts'
import { ru } from './other-scripts/ru.ts'
import { sv } from './latin-script/sv.ts'
import { th } from './other-scripts/th.ts'
import { tr } from './latin-script/tr.ts'
import { uk } from './other-scripts/uk.ts'
import { vi } from './latin-script/vi.ts'
import { zh } from './other-scripts/zh.ts'
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
