import type { Messages } from '../../messages.ts'

export const taking: Messages['taking'] = {
  position: (n, total) => `Pregunta ${n} de ${total}`,
  progress: 'Preguntas respondidas',
  answered: (n, total) => `${n} de ${total} ${total === 1 ? 'respondida' : 'respondidas'}`,
  go: (n, answered, missed) =>
    `Pregunta ${n}, ${missed ? 'aún sin acertar' : answered ? 'respondida' : 'sin responder'}`,
  options: 'Opciones',
  yourAnswer: 'Tu respuesta',
  saqPlaceholder: 'Responde en una o dos frases',
  laqPlaceholder: 'Responde en un párrafo: cada idea de la respuesta modelo suma puntos',
  isFinal: 'Una respuesta enviada ya no se puede cambiar.',
  submitAnswer: 'Enviar respuesta',
  submitTest: 'Entregar la prueba',
  savedAnswer: (n) => `La respuesta ${n} está guardada`,
  saved: 'Respuesta guardada',
  elsewhere: 'Esta pregunta ya se respondió en otra pestaña. Cuenta esa respuesta.',
  showElsewhere: 'Mostrar esa respuesta',
  previous: 'Anterior',
  next: 'Siguiente',
  keys: 'Teclas: 1–4 para elegir, Intro para enviar, ← → para cambiar de pregunta.',
  textKeys: 'Ctrl + Intro para enviar.',
  unansweredTitle: '¿Entregar con preguntas sin responder?',
  unansweredBody: (n) =>
    n === 1
      ? 'Una pregunta está sin responder y contará 0 puntos.'
      : `${n} preguntas están sin responder y contarán 0 puntos.`,
  submitAnyway: 'Entregar la prueba',
  marked: (done, total) => `${done} de ${total} ${total === 1 ? 'puntuada' : 'puntuadas'}`,
  generatingBody: 'Se abrirá aquí por sí solo en cuanto esté listo.',
  notFoundTitle: 'Cuestionario no encontrado',
  emptyTitle: 'Este cuestionario no tiene preguntas',
  back: 'Volver al panel',
}
