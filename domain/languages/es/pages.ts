import type { PageWords } from '../pages.ts'

/** Spanish words by which the text of a page is divided. */
export const esPages: PageWords = {
  dependentStarts: `sin embargo|además|por (?:eso|ello|tanto|lo tanto|ejemplo)|así|pero|y|entonces|ahora|aquí|
    esto|est[ae]s?|estos|ell[oa]s?|también|asimismo|supongamos|consideremos`,
  abbreviations: 'av|núm|pág',
  unfinished: 'la|de|y|o|el|los|las|un|una|del|en|con|por|para',
  unfinishedTerms: 'de|la|el|que',
  definitionLabels: 'definición|def',
  captions: 'figura|tabla|cuadro',
  figureVerbs: 'muestra|muestran|ilustra|presenta|es|y|contiene|de|en',
  chapters: 'capítulo',
  sections: 'capítulo|unidad|tema',
  otherSections: 'sección',
  beforeSection: 'de|del|para',
  continued: 'continuación|cont\\.?',
  and: 'y|e',
  exerciseStarts: `explique|describa|calcule|defina|compare|enumere|mencione|indique|determine|
    demuestre|halle|encuentre|explica|describe|calcula|resuelve|resuelva|nombre|elija|utilice|
    construya|identifique|complete|analice`,
  beforeFormula: `es|son|da|dan|queda|tenemos|obtenemos|obtiene|resulta|por|por (?:lo )?tanto`,
  aims: 'al final de|al finalizar',
  licences: 'todos los derechos reservados',
}
