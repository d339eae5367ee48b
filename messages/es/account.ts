import type { Messages } from '../messages.ts'

export const account: Messages['account'] = {
  title: 'Mi cuenta',
  loading: 'Cargando tu cuenta',
  usage: 'Uso',
  bases: (n) => (n === 1 ? 'Base' : 'Bases'),
  files: (n) => (n === 1 ? 'Archivo' : 'Archivos'),
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
    builtinHere:
      'El tutor integrado, que busca y cita pasajes, genera las respuestas, las preguntas y las puntuaciones.',
    builtin:
      'El tutor integrado genera las respuestas, las preguntas y las puntuaciones: no hay ningún modelo de lenguaje conectado. Quien administra este sitio puede conectar uno.',
  },
  localModels: {
    lead: 'Un modelo de lenguaje en este ordenador explica con sus propias palabras, hace todo tipo de preguntas y puntúa según el significado. No se envía nada a otro ordenador. El tiempo que tarda depende del modelo: hazle una pregunta de ejemplo.',
    none: 'También puede responder un modelo de lenguaje. Inicia Ollama, LM Studio o llama.cpp en este ordenador y vuelve a buscar.',
    search: 'Volver a buscar',
    model: 'Modelo en este ordenador',
    try: 'Hacer una pregunta de ejemplo',
    trying: 'Esperando al modelo. La primera respuesta tarda más.',
    answered: (seconds) => `Ha respondido en ${seconds} s.`,
    use: 'Usar este modelo',
    stop: 'Usar el tutor integrado',
  },
  reminders: {
    title: 'Recordatorios de repaso',
    lead: 'Están desactivados hasta que los actives.',
    mail: 'Enviarme un correo los días con repasos pendientes',
    when: (hour, zone, language) =>
      `Como máximo un correo al día, a partir de las ${hour}:00. Zona horaria: ${zone}. Idioma: ${language}. Cada correo incluye un enlace para dejar de recibirlos.`,
    useDevice: (zone, language) => `Usar ${zone}, ${language}`,
    noMail: 'Este sitio no puede enviar correos de repaso.',
    badge: 'Mostrar el número de repasos pendientes en el icono de la aplicación instalada',
    badgeNote: 'En este dispositivo. El número se actualiza mientras Stoa está abierta.',
    noBadge: 'Este navegador no puede mostrar un número en el icono de una aplicación instalada.',
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
