import type { Messages } from '../../messages.ts'

export const practice: Messages['practice'] = {
  hints: {
    first: 'Pista',
    next: 'Otra pista',
    place: (page, file) =>
      file === null ? `Mira la página ${page}.` : `Mira la página ${page} de ${file}.`,
    ruleOut: '¿Qué opciones contradice la página? Descártalas primero.',
    points: (n) =>
      n === 1
        ? 'Una respuesta completa contiene una idea. ¿Qué dice la página sobre ella? Dilo con tus palabras.'
        : `Una respuesta completa contiene ${n} ideas. ¿Cuál puedes nombrar primero y qué se deduce de ella?`,
    passage: (text) => `La página dice: «${text}»`,
  },
  marking: 'Puntuando tu respuesta',
  markFailed: 'Tu respuesta está guardada, pero no se pudo puntuar.',
  markAgain: 'Puntuar ahora',
  verdict: (outcome, marks) => `${outcome}, ${marks}`,
  again: (n) => `Pregunta ${n} otra vez`,
  comesAgain: 'Esta pregunta vuelve a aparecer en esta sesión.',
  firstCounts: 'Cuentan los puntos de tu primera respuesta.',
  wasSure: 'Lo dabas por seguro. Esta pregunta vuelve mañana y otra vez en el plazo de una semana.',
  continue: 'Continuar',
  continueKeys: 'Pulsa Intro para continuar.',
  pageOf: (n, file) => `Página ${n} de ${file}`,
  closePage: 'Cerrar la página',
  endTitle: 'Has respondido a todas las preguntas',
  endMissed: (n) =>
    n === 0
      ? 'Has acertado cada una al menos una vez.'
      : n === 1
        ? 'Aún no has acertado una. Volverá en un repaso.'
        : `Aún no has acertado ${n}. Volverán en un repaso.`,
  results: 'Ver los resultados',
  finish: 'Terminar la práctica',
  finishTitle: '¿Terminar con preguntas sin responder?',
  finishBody: (n) =>
    n === 1
      ? 'Una pregunta está sin responder. No cuenta y puedes practicarla más tarde.'
      : `${n} preguntas están sin responder. No cuentan y puedes practicarlas más tarde.`,
  stop: 'Parar aquí',
  stopHint: 'Tus respuestas cuentan. Las preguntas sin respuesta quedan por repasar.',
  stopFailed: 'No se pudo terminar el repaso. Vuelve a intentarlo.',
  timeTitle: 'Se acabó el tiempo',
  timeBody: (answered) =>
    `${answered === 1 ? '1 pregunta respondida' : `${answered} preguntas respondidas`}. Las demás quedan por repasar.`,
  kept: 'Puntuada en este navegador. Tu respuesta se guarda cuando vuelvas a tener conexión.',
  keptEstimate:
    'Estimada en este navegador. Tu respuesta se vuelve a puntuar y se guarda cuando vuelvas a tener conexión.',
  keptEnd: 'Terminar',
  keptHint:
    'Tus respuestas se guardan cuando vuelvas a tener conexión. Entonces verás los resultados.',
  goOn: 'Seguir',
}
