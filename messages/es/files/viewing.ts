import type { Messages } from '../../messages.ts'

export const viewing: Messages['viewing'] = {
  panel: 'Índice y páginas',
  close: 'Cerrar el panel',
  outline: {
    title: 'Índice',
    none: 'Este archivo no tiene índice.',
    leaving: (title, host) => `${title} (abre ${host} en una pestaña nueva)`,
  },
  pages: { title: 'Páginas' },
  selection: {
    label: 'Pasaje seleccionado',
    hint: 'Pasaje seleccionado. La tecla de menú o Mayús + F10 lleva a sus acciones.',
    ask: 'Preguntar',
    highlight: 'Resaltar',
    note: 'Nota',
    explain: 'Explicar',
    writeQuestion: 'Escribir una pregunta',
  },
  highlights: {
    title: 'Resaltados',
    none: 'Selecciona texto en una página para resaltarlo o escribir una nota.',
    of: (baseName) => `Resaltados de ${baseName}`,
    save: 'Guardar como Markdown',
    savePdf: 'Guardar como PDF con resaltados',
    annotated: (fileName: string) => `${fileName} (resaltados)`,
    added: 'Resaltado guardado',
    lost: (page) => `Ya no se encuentra (estaba en la página ${page})`,
    note: 'Nota',
    addNote: 'Escribir una nota',
    editNote: 'Editar la nota',
    writeQuestion: 'Escribir una pregunta',
    saveNote: 'Guardar',
    delete: 'Eliminar el resaltado',
    deleted: 'Resaltado eliminado',
  },
}
