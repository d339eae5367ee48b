import type { Messages } from '../messages.ts'

export const shortcuts: Messages['shortcuts'] = {
  single: {
    label: 'Atajos de una sola tecla',
    hint: 'Si los desactivas, las letras, los números y los signos por sí solos no hacen nada. Ctrl + / siempre abre esta lista.',
  },
  groups: {
    everywhere: 'En todas partes',
    quiz: 'En un cuestionario',
    document: 'En un documento (cuando tiene el foco)',
    conversation: 'En una conversación',
  },
  or: 'o',
  actions: {
    search: 'Buscar en todo',
    close: 'Cerrar un cuadro de diálogo o un menú',
    choose: 'Elegir una opción',
    submitChoice: 'Enviar la opción elegida',
    submitText: 'Enviar una respuesta escrita',
    questions: 'Pregunta anterior o siguiente',
    pages: 'Página anterior o siguiente',
    ends: 'Primera o última página',
    zoom: 'Acercar o alejar',
    fit: 'Ajustar al ancho',
    find: 'Buscar en el documento',
    matches: 'Coincidencia siguiente o anterior',
    closeFind: 'Cerrar la búsqueda y seleccionar el resultado',
    send: 'Enviar la pregunta',
    newLine: 'Empezar una línea nueva',
    passage: 'Acciones del pasaje seleccionado',
    panel: 'Índice y páginas',
    rotate: 'Girar las páginas',
    pair: 'Una página o dos juntas',
  },
}
