import type { Messages } from '../messages.ts'

export const account: Messages['account'] = {
  title: 'Mi cuenta',
  loading: 'Cargando tu cuenta',
  usage: 'Uso',
  bases: 'Bases',
  files: 'Archivos',
  storage: 'Espacio usado',
  recentFiles: 'Archivos recientes',
  noFiles: 'Aún no tienes archivos.',
  recentBases: 'Bases',
  noBases: 'Aún no tienes bases.',
  firstBase: 'Crear tu primera base',
  inBase: (name) => `en ${name}`,
  fileCount: (count) => (count === 1 ? '1 archivo' : `${count} archivos`),
  signOut: 'Cerrar sesión',
  tutor: {
    title: 'Tutor',
    model: (name: string) =>
      `El modelo de lenguaje ${name} genera las respuestas, las preguntas y las puntuaciones. Su clave nunca sale del servidor.`,
    builtin:
      'El tutor integrado genera las respuestas, las preguntas y las puntuaciones: no hay ningún modelo de lenguaje conectado. Quien administra este sitio puede conectar uno.',
  },
  delete: {
    title: 'Eliminar la cuenta',
    lead: 'Con ella se eliminan tus bases, archivos, conversaciones, cuestionarios y puntuaciones. Esta acción no se puede deshacer.',
    open: 'Eliminar la cuenta',
    dialogTitle: '¿Eliminar tu cuenta?',
    dialogBody:
      'Todo lo que guardas aquí se eliminará para siempre: bases, archivos, conversaciones, cuestionarios y puntuaciones.',
    typeEmail: (email) => `Escribe ${email} para confirmar`,
    confirm: 'Eliminar mi cuenta',
    cancel: 'Cancelar',
    done: 'Se ha eliminado tu cuenta.',
  },
}
