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
  nameWords: 'de|la|y',
  visited: 'consultado|recuperado',
  visitedOn: 'el',
  sourceLabels: 'fuentes?',
  editors: 'Coords?',
  publisherNames: 'Editorial',
  figures: 'figuras?',
  contentsOf: 'capítulo|sección|tema|unidad|apuntes|documento',
  exerciseLabels: 'ejercicios?',
  assigns: 'tu tarea (?:es|consiste)|su tarea (?:es|consiste)|se (?:te|le) pide',
  taskVerbs: 'explica|explique|describa|compara|enumera|enumere|menciona|mencione|discuta|resume',
  stepVerbs: 'define|defina|analiza|analice|identifica|identifique|distingue|distinga',
  problemVerbs: 'calcul[ae]|resuelv[ae]|demuestr[ae]|halle',
  offersOptions: '(?<!\\p{L})cuál(?:es)? de l[ao]s siguientes',
  taskLabels: 'tareas?|ejercicios?|actividades',
  announcedAims: '(?:serás|será|serán) capa(?:z|ces) de',
  statedAims: 'sé|puedo|conozco|entiendo',
  namedExercises: 'ejercicios?',
  aboutLinks: 'sobre|de',
}
