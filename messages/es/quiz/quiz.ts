import type { Messages } from '../../messages.ts'

const marks = (n: number) => (n === 1 ? '1 punto' : `${n} puntos`)
const questions = (n: number) => (n === 1 ? '1 pregunta' : `${n} preguntas`)

export const quiz: Messages['quiz'] = {
  types: {
    mcq: 'Opción múltiple',
    true_false: 'Verdadero o falso',
    saq: 'Respuesta corta',
    laq: 'Respuesta larga',
  },
  difficulties: { easy: 'Fácil', medium: 'Intermedia', hard: 'Difícil' },
  marks,
  questions,

  modes: { test: 'Prueba', practice: 'Práctica' },

  navigation: 'Preguntas',
  generatingTitle: 'Este cuestionario aún se está creando',

  repeat: {
    review: (day) => `Repaso, ${day}`,
    practice: (name) => `${name}, práctica`,
  },

  results: {
    title: (name) => `Resultados: ${name}`,
    heading: 'Resultados',
    notFoundTitle: 'Resultados no encontrados',
    notFoundBody: 'Estos resultados no existen o no son tuyos.',
    unfinishedTitle: 'Este cuestionario no está terminado',
    unfinishedBody: 'Entrega la prueba para ver sus resultados.',
    continueQuiz: 'Continuar el cuestionario',
    grades: {
      excellent: 'Excelente',
      good: 'Bien',
      fair: 'Aceptable',
      needs_improvement: 'Necesita mejorar',
    },
    score: 'Nota',
    noneCounts: 'Ninguna pregunta de este cuestionario cuenta, así que no tiene nota.',
    notCounted: (n) => `${n} sin responder, no ${n === 1 ? 'cuenta' : 'cuentan'}`,
    correct: (n, total) => `${n} de ${total} ${total === 1 ? 'correcta' : 'correctas'}`,
    marksOf: (obtained, total) => `${obtained} de ${total} ${total === '1' ? 'punto' : 'puntos'}`,
    estimates: (n) =>
      n === 1
        ? 'Una puntuación es una estimación hecha sin modelo de lenguaje. Compara tu respuesta con la respuesta modelo y puntúala tú si no es correcta.'
        : `${n} puntuaciones son estimaciones hechas sin modelo de lenguaje. Compara tus respuestas con las respuestas modelo y puntúa tú las que no sean correctas.`,
    readAgain: 'Vuelve a leer estas páginas',
    readAgainLead:
      'Las páginas de los puntos que te faltan. Cada una se abre con su pasaje resaltado.',
    practise: (n: number) =>
      n === 1 ? 'Practicar la que aún no acertaste' : `Practicar las ${n} que aún no acertaste`,
    retry: (n) => (n === 1 ? 'Crear otro con este archivo' : 'Crear otro con estos archivos'),
    again: (name: string) => `${name}, otra vez`,
    takeAgain: 'Repetir el cuestionario',
    start: 'Empezar',
    forQuestions: (numbers: string, n: number) =>
      n === 1 ? `Pregunta ${numbers}` : `Preguntas ${numbers}`,
    review: 'Revisión',
    filters: { all: 'Todas', missed: 'Por repasar', correct: 'Correctas' },
    filterLabel: 'Qué preguntas mostrar',
    nothingHere: 'No hay preguntas de este tipo.',
    unanswered: 'Sin responder',
    outcomes: {
      correct: 'Correcta',
      partial: 'Correcta en parte',
      incorrect: 'Incorrecta',
      unanswered: 'Sin responder',
      unmarked: 'Sin puntuar',
      withdrawn: 'Retirada',
      open: 'Sin decidir',
    },
    outcome: (n, what) => `Pregunta ${n}: ${what}`,
    yourAnswer: 'Tu respuesta',
    correctAnswer: 'Respuesta correcta',
    modelAnswer: 'Respuesta modelo',
    explanation: 'Por qué',
    points: 'Ideas clave',
    pointsMet: (met, partly, total, open) =>
      `${met} de ${total} ${total === 1 ? 'incluida' : 'incluidas'}${partly > 0 ? `, ${partly} en parte` : ''}${open > 0 ? `, ${open} sin decidir` : ''}`,
    verdicts: { met: 'Incluida', partial: 'En parte', missed: 'Falta', open: 'Sin decidir' },
    decideHint: 'Compara tus palabras con la página. ¿Está en tu respuesta?',
    closestWords: 'Lo más parecido en tu respuesta:',
    pageSays: 'La página dice:',
    range: (from, to) => `de ${from} a ${to}`,
    open: (n) =>
      n === 1
        ? 'Queda una idea sin decidir: compárala con la página y decide. Hasta entonces no cuenta.'
        : `Quedan ${n} ideas sin decidir: compáralas con las páginas y decide. Hasta entonces no cuentan.`,
    youWrote: 'Escribiste:',
    markedBy: {
      rule: 'Puntuada automáticamente',
      model: 'Puntuada por el modelo de lenguaje y comprobada con tus palabras',
      lexical: 'Estimación: comparada palabra por palabra con la respuesta modelo',
      self: 'Puntuada por ti',
    },
    page: (n) => `Página ${n}`,
    openPage: (n, file) => `Abrir la página ${n} de ${file}`,
    sourceGone: (n) => `De la página ${n} de un archivo que se eliminó`,
    selfMark: 'Puntúala tú',
    disagree: 'No estoy de acuerdo',
    earlier: 'Puntuación anterior',
    newQuiz: 'Crear otro cuestionario',
    dashboard: 'Volver al panel',
  },
}
