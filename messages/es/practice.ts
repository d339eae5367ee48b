import type { Messages } from '../messages.ts'

export const practice: Messages['practice'] = {
  marking: 'Corrigiendo tu respuesta',
  markFailed: 'Tu respuesta está guardada, pero no se pudo corregir.',
  markAgain: 'Corregir ahora',
  verdict: (outcome, marks) => `${outcome}, ${marks}`,
  again: (n) => `Pregunta ${n} otra vez`,
  comesAgain: 'Esta pregunta vuelve a aparecer en esta sesión.',
  firstCounts: 'Cuentan los puntos de tu primera respuesta.',
  continue: 'Continuar',
  continueKeys: 'Intro continúa.',
  pageOf: (n, file) => `Página ${n} de ${file}`,
  closePage: 'Cerrar la página',
  endTitle: 'Todas las preguntas están respondidas',
  endMissed: (n) =>
    n === 0
      ? 'Cada una fue correcta al menos una vez.'
      : n === 1
        ? 'Una aún no fue correcta. Volverá en un repaso.'
        : `${n} aún no fueron correctas. Volverán en un repaso.`,
  results: 'Ver los resultados',
  finish: 'Terminar la práctica',
  stop: 'Parar aquí',
  stopHint: 'Tus respuestas cuentan. Las preguntas sin respuesta siguen pendientes.',
  stopFailed: 'No se pudo cerrar el repaso. Inténtalo de nuevo.',
  timeTitle: 'Se acabó el tiempo',
  timeBody: (answered) =>
    `${answered === 1 ? '1 pregunta respondida' : `${answered} preguntas respondidas`}. Las demás siguen pendientes.`,
  goOn: 'Seguir',
}
