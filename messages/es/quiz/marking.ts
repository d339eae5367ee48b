import type { Messages } from '../../messages.ts'

const at = (page: number | null) => (page === null ? '' : ` (página ${page})`)
const list = (texts: readonly string[]) =>
  texts.map((text) => text.replace(/(?<![.\s])[.\s]+$/, '')).join('; ')
const named = (points: readonly { text: string; page: number | null }[]) =>
  list(points.map(({ text, page }) => `${list([text])}${at(page)}`))

export const marking: Messages['marking'] = {
  rightOption: 'Esta es la opción correcta.',
  wrongOption: (text, page) => `La opción correcta es «${text}»${at(page)}.`,
  trueFalse: { true: 'Verdadero', false: 'Falso' },
  everything: 'Tu respuesta incluye todo lo que se pedía.',
  nothing: 'Ninguna de las ideas esperadas aparece en tu respuesta.',
  met: (texts) => `Has dicho: ${list(texts)}.`,
  partial: (points) => `Solo en parte: ${named(points)}.`,
  missing: (points) => `Falta: ${named(points)}.`,
  open: (points) => `Decide tú: ${named(points)}.`,
  estimated:
    'Esto es una estimación: compara tu respuesta con la respuesta modelo y puntúala tú si no es correcta.',
  otherLanguage:
    'Tu respuesta está en un idioma distinto al del material. La estimación compara palabras: responde en el idioma del material.',
  byOverlap:
    'Esto es una estimación aproximada según las palabras que tu respuesta comparte con la respuesta modelo.',
  failed:
    'No se pudo puntuar esta respuesta y cuenta 0 puntos. Elige «No estoy de acuerdo» para que se puntúe de nuevo.',
  byYourself: 'Has puntuado tú esta respuesta.',
  appealed: 'Puntuada de nuevo teniendo en cuenta tu motivo.',
  appealedWithoutModel:
    'Comparada de nuevo con la respuesta modelo. Un motivo por sí solo no da puntos: puntúala tú si sigues sin estar de acuerdo.',
}
