import { words, type LanguageWords } from '../language-words.ts'

/** Hungarian. */
export const hu: LanguageWords = {
  joinsCompounds: true,
  stopWords:
    words(`a abban ahhoz ahogy ahol aki akik akkor alatt által általában amely amelyek ami amíg
    amikor annak arra az azok azon azt azzal be belül bár cikk csak de e egy egyes egyik
    egyéb egész előtt és ennek erre ez ezek ezen ezt ezzel fel ha hanem hány hiszen hogy
    hogyan hol igen illetve is itt jól kell ki kik le lehet lesz lett már meg még melyek
    melyik mert mi miért mikor milyen minden mint mit mivel nagy nagyon nem nincs olyan ott
    össze pedig s saját sem szemben szerint több utolsó után vagy valamint van vannak volt
    voltak`),
}
