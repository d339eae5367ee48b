import type { Messages } from '../../messages.ts'

const marks = (n: number) => (n === 1 ? '1 punto' : `${n} puntos`)
const questions = (n: number) => (n === 1 ? '1 pregunta' : `${n} preguntas`)

/** The form of a new quiz, and the progress while it is made. */
export const creation: Messages['creation'] = {
  title: 'Crear un cuestionario',
  mode: 'Modo',
  modeHints: {
    test: 'Resultados al final',
    practice: 'Comentarios tras cada respuesta',
  },
  takeAgainBody: 'Todas las preguntas de este cuestionario, con las opciones en otro orden.',
  lead: 'Elige sobre qué quieres que te pregunten. Cada pregunta sale de una página que puedes abrir.',
  sources: 'Fuentes',
  sourcesHint: 'Solo se pueden elegir los archivos cuyo texto ya se ha leído.',
  noText: 'Un archivo de este enlace no tiene texto para hacer preguntas. Elige otros archivos.',
  onlyAbout: (topic, pages, n) =>
    `Solo sobre «${topic}»: ${n === 1 ? 'página' : 'páginas'} ${pages}.`,
  pagesTooShort:
    'Hay muy poco explicado en estas páginas con claridad suficiente para preguntarlo.',
  allPages: 'Preguntar sobre todas las páginas',
  find: 'Buscar una base o un archivo',
  showMore: 'Mostrar más bases',
  notFound: 'Sin resultados.',
  filesOf: (chosen, total) =>
    chosen === 0
      ? total === 1
        ? '1 archivo'
        : `${total} archivos`
      : `${chosen} de ${total} ${total === 1 ? 'archivo' : 'archivos'}`,
  selectAll: (base) => `Seleccionar todo lo de ${base}`,
  statuses: {
    reading: (done, total) => `Leyendo la página ${done} de ${total}`,
    ready: 'Listo',
    processing: 'Procesando',
    failed: 'Error',
    notProcessed: 'Sin procesar',
  },
  retryFile: (name) => `Volver a leer ${name}`,
  readiness: (ready, reading, failed, unread) =>
    [
      ready === 1 ? '1 listo' : `${ready} listos`,
      ...(reading > 0 ? [`${reading} en lectura`] : []),
      ...(failed > 0 ? [`${failed} con error`] : []),
      ...(unread > 0 ? [`${unread} sin leer`] : []),
    ].join(', '),
  starting: 'Tu cuestionario empezará en cuanto se haya leído el texto.',
  defaultName: (material, date) => `${material}, ${date}`,
  selectedFiles: (n) => (n === 1 ? '1 archivo elegido' : `${n} archivos elegidos`),
  settings: 'Ajustes',
  name: 'Nombre del cuestionario',
  namePlaceholder: 'Por ejemplo: Capítulo 3, segundo intento',
  difficulty: 'Dificultad',
  difficultyHints: {
    easy: 'Recordar: lo que dice el texto',
    medium: 'Comprender: lo que significa',
    hard: 'Aplicar: lo que se deduce de ello',
  },
  timeLimit: (minutes) =>
    `Límite de tiempo: ${minutes === null ? 'ninguno' : minutes === 1 ? '1 minuto' : `${minutes} minutos`}`,
  timeLimitMinutes: 'Límite de tiempo en minutos',
  timeLimitHint: 'Vacío: sin límite. La prueba se entrega cuando se acaba el tiempo.',
  neverAsked: 'O elegir entre las preguntas que aún no se han hecho',
  counts: 'Preguntas de cada tipo',
  moreKinds: 'Más tipos de preguntas',
  needsModel: 'solo con el modelo de lenguaje',
  withoutModel:
    'Sin modelo de lenguaje solo se pregunta por lo que los archivos definen o enumeran: puede haber menos preguntas, y las de respuesta corta pueden sustituir a las de otros tipos.',
  writeOwn: 'Escribir tus propias preguntas',
  marksEach: (n) => `${marks(n)} cada una`,
  summary: 'Resumen',
  totalQuestions: 'Preguntas en total',
  totalMarks: 'Puntos en total',
  totalSources: (n) => (n === 1 ? 'Fuente' : 'Fuentes'),
  submit: 'Crear cuestionario',
  fix: 'Antes de crear el cuestionario:',
  emptyTitle: 'Aún no hay archivos para un cuestionario',
  emptyBody:
    'Los cuestionarios se crean con los archivos de tus bases. Crea primero una base con un archivo.',
  emptyAction: 'Nueva base',
  openBase: 'Abrir la base',
  making: 'Creando tu cuestionario',
  makingBody:
    'Solo se conservan las preguntas cuya respuesta se puede comprobar en la página. Puedes cerrar esta pestaña: el cuestionario estará en tu panel.',
  kept: (done, total) => `${done} de ${total} preguntas creadas`,
  cancel: 'Cancelar',
  cancelled: 'No se ha creado el cuestionario.',
  madeTitle: 'Tu cuestionario está listo',
  shortage: (made, asked) => `${made} de ${asked} preguntas: no había más lo bastante seguras.`,
  madeOf: (kind, made, asked) => `${kind}: ${made} en lugar de ${asked}`,
  marksInstead: (made, asked) => `${marks(made)} en lugar de ${asked}.`,
  full: (made) => `${questions(made)}, ${made === 1 ? 'con' : 'cada una con'} su página.`,
  start: 'Empezar ahora',
}
