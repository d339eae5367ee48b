import type { Messages } from '../messages.ts'

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

export const search: Messages['search'] = {
  title: 'Buscar',
  placeholder: 'Busca bases, páginas, preguntas…',
  results: 'Resultados',
  recent: 'Reciente',
  groups: {
    recent: 'Continuar',
    base: 'Bases',
    file: 'Archivos',
    page: 'Texto en archivos',
    highlight: 'Notas y resaltados',
    chat: 'Conversaciones',
    question: 'Cuestionarios y preguntas',
  },
  page: (n) => `Página ${n}`,
  completed: 'Resultados',
  open: 'Por hacer',
  found: (n) => plural(n, 'resultado', 'resultados'),
  searching: 'Buscando…',
  failed: 'No se pudo buscar. Vuelve a intentarlo.',
  noneTitle: (query) => `No hay resultados para «${query}»`,
  noneBody:
    'Prueba con menos palabras o con el comienzo de una palabra. El texto de un archivo aparece en cuanto se ha leído.',
  clear: 'Borrar la búsqueda',
  toBases: 'Ir a mis bases',
  emptyTitle: 'Aún no hay nada que buscar',
  emptyBody:
    'Aquí encontrarás tus bases, con sus archivos y páginas, tus conversaciones y tus cuestionarios.',
  newBase: 'Crear una base',
  keys: { move: 'Mover', open: 'Abrir', close: 'Cerrar' },
}
