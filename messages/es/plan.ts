import type { Messages } from '../messages.ts'

const days = (n: number) => (n === 1 ? '1 día' : `${n} días`)

export const plan: Messages['plan'] = {
  title: 'Exámenes',
  add: 'Fijar la fecha de un examen',
  examOn: (date) => `Examen ${date}`,
  change: 'Cambiar la fecha',
  changeOf: (base) => `Cambiar la fecha del examen de ${base}`,
  inDays: (date, n) => (n === 0 ? 'El examen es hoy' : `Examen el ${date}, dentro de ${days(n)}`),
  nothingAsked:
    'El plan todavía no tiene preguntas. Incluye las que ya respondiste y no están en un cuestionario abierto.',
  makeQuiz: 'Crear un cuestionario',
  daily: (n, date) => `${n === 1 ? '1 pregunta' : `${n} preguntas`} al día hasta el ${date}`,
  today: (done, left) =>
    left === 0
      ? `Hecho por hoy (respondidas: ${done}).`
      : `Hoy ${left === 1 ? 'queda' : 'quedan'} ${left}; respondidas: ${done}.`,
  seen: (seen, all) => `${seen} de ${all} preguntas repasadas desde que se fijó la fecha`,
  forecast: (share) => `Sin más repasos, el día del examen recordarías cerca del ${share}`,
  range: (from, to) => `(probablemente entre el ${from} y el ${to}).`,
  forecastLater: (n) =>
    `La previsión para el examen aparecerá tras ${n === 1 ? '1 respuesta más' : `${n} respuestas más`}.`,
  noForecast: 'No se pudo cargar la previsión.',
  dialogTitle: 'Fecha del examen',
  dialogBody:
    'Todas las preguntas de la base vuelven antes del examen, más o menos las mismas cada día.',
  progress: 'Progreso',
  coverage: 'Qué se ha preguntado',
  noText: 'Todavía no se ha leído ningún texto de esta base.',
  noSections: 'Este archivo tiene muy poco texto para hacer preguntas.',
  pages: (from, to) => (from === to ? `Página ${from}` : `Páginas ${from} a ${to}`),
  neverAsked: 'sin preguntas',
  asked: (n, known) => `Preguntas: ${n}; acertadas: ${known}`,
  weak: (n) => `con pocos aciertos: ${n}`,
  allAsked: 'Ya hay preguntas sobre todas las secciones.',
  askNever: (n) =>
    n === 1
      ? 'Pregúntame sobre la sección pendiente'
      : `Pregúntame sobre las ${n} secciones pendientes`,
  making: 'Creando preguntas',
  practiceName: (file) => `Sin preguntas hasta ahora: ${file}`,
  base: 'Base',
  day: 'Día del examen',
  dayError: (most) => `Elige un día a partir de mañana, como mucho dentro de ${most} días.`,
  save: 'Guardar la fecha',
  clear: 'Quitar la fecha',
}
