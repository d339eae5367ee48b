import type { Messages } from '../messages.ts'

export const reader: Messages['reader'] = {
  label: (fileName) => `Visor: ${fileName}`,
  document: (fileName) => `Páginas de ${fileName}`,
  loading: 'Abriendo el archivo',
  toolbar: 'Controles del visor',
  page: (page) => `Página ${page}`,
  pageOf: (page, total) => `Página ${page} de ${total}`,
  pageField: 'Ir a la página',
  total: (total) => `/ ${total}`,
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fitWidth: 'Ajustar al ancho',
  percent: (percent) => `${percent} %`,
  openInNewTab: 'Abrir en una pestaña nueva',
  text: 'Texto',
  textView: 'Leer el texto sin el diseño de las páginas',
  textOf: (fileName) => `Texto de ${fileName}`,
  notes: 'Notas',
  noText: 'Esta página no tiene texto.',
  find: {
    open: 'Buscar en el documento',
    label: 'Buscar en el documento',
    placeholder: 'Buscar…',
    previous: 'Coincidencia anterior',
    next: 'Coincidencia siguiente',
    close: 'Cerrar la búsqueda',
    searching: 'Buscando…',
    none: 'Sin coincidencias',
    count: (position, total) => `${position} de ${total}`,
  },
  highlight: {
    found: (page) => `Pasaje resaltado en la página ${page}`,
    missing: (page) =>
      `No se encontró el pasaje exacto en la página ${page}, así que se ha resaltado la página entera.`,
    clear: 'Quitar el resaltado',
  },
  asked: {
    legend: 'Preguntas hechas, por página',
    outcomes: {
      correct: 'bien',
      partial: 'en parte',
      incorrect: 'mal',
      unanswered: 'sin responder',
      unmarked: 'aún sin puntuar',
    },
    label: 'Páginas con preguntas',
    page: (
      page: number,
      questions: number,
      { correct, partial, incorrect }: { correct: number; partial: number; incorrect: number },
    ) => {
      const marked = [
        correct > 0 && (correct === 1 ? '1 correcta' : `${correct} correctas`),
        partial > 0 && (partial === 1 ? '1 correcta en parte' : `${partial} correctas en parte`),
        incorrect > 0 && (incorrect === 1 ? '1 incorrecta' : `${incorrect} incorrectas`),
      ].filter((part) => part !== false)
      return `Página ${page}: ${questions === 1 ? '1 pregunta' : `${questions} preguntas`}, ${marked.join(', ') || 'aún sin puntuar'}`
    },
  },
  room: {
    title: 'Base',
    loading: 'Abriendo esta base',
    notFound: 'Base no encontrada',
    files: 'Archivos de esta base',
    edit: 'Editar base',
    quiz: 'Crear cuestionario',
    document: 'Documento',
    toConversation: 'Ir a la conversación',
    conversation: 'Conversación',
    views: 'Vistas',
    splitter: 'Ancho del documento',
    empty: 'Esta base aún no tiene archivos',
    emptyBody:
      'Añade material y aquí podrás leerlo, hacer preguntas sobre él y crear cuestionarios.',
    addFiles: 'Añadir archivos',
    toMyBases: 'Ir a mis bases',
    failed: (fileName, reason) => `No se pudo leer el texto de ${fileName}. ${reason}`,
    retry: 'Reintentar',
  },
  pageFailed: 'No se pudo mostrar esta página.',
  imageAlt: (fileName) => `Imagen: ${fileName}`,
  other: {
    title: 'No hay vista previa para este tipo de archivo',
    body: (fileName) => `${fileName} se puede abrir en una pestaña nueva o guardar desde allí.`,
    bodySaved: (fileName) =>
      `El navegador guarda ${fileName} en tus descargas; ábrelo allí con el programa adecuado.`,
  },
}
