import type { Messages } from '../messages.ts'

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const search: Messages['search'] = {
  title: 'Buscar',
  placeholder: 'Buscar bases, archivos, páginas, conversaciones, preguntas',
  results: 'Resultados',
  recent: 'Reciente',
  groups: {
    recent: 'Continuar',
    base: 'Bases',
    file: 'Archivos',
    page: 'Texto en archivos',
    chat: 'Conversaciones',
    question: 'Cuestionarios y preguntas',
  },
  page: (n) => `Página ${n}`,
  completed: 'Resultados',
  open: 'Por hacer',
  found: (n) => plural(n, 'resultado', 'resultados'),
  searching: 'Buscando…',
  failed: 'La búsqueda no funcionó. Vuelve a intentarlo.',
  noneTitle: (query) => `Nada encontrado para «${query}»`,
  noneBody:
    'Prueba con menos palabras o con el comienzo de una palabra. El texto se encuentra cuando el archivo se ha leído.',
  clear: 'Borrar la búsqueda',
  toBases: 'Ir a mis bases',
  emptyTitle: 'Aún no hay nada que encontrar',
  emptyBody: 'Aquí se encuentran bases, sus archivos y páginas, conversaciones y cuestionarios.',
  newBase: 'Crear una base',
  keys: { move: 'Mover', open: 'Abrir', close: 'Cerrar' },
}
