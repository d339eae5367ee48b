import type { Messages } from '../messages.ts'

export const dashboard: Messages['dashboard'] = {
  title: 'Panel',
  welcome: (name) => `Hola de nuevo, ${name}`,
  next: {
    title: 'Qué sigue',
    continueTitle: (name) => `Continúa con «${name}»`,
    continueBody: 'Empezaste este cuestionario y no lo has entregado.',
    continueAction: 'Continuar',
    dueTitle: (n) => (n === 1 ? '1 pregunta por repasar' : `${n} preguntas por repasar`),
    dueBody:
      'Las preguntas falladas vuelven pronto y las que sabías, más tarde: así las recuerdas.',
    dueFirst: (n) => `Las ${n} que más tiempo llevan esperando van primero.`,
    dueAction: 'Repasar ahora',
    dueMinutes: (n) => `Repasar ${n} minutos`,
    soon: (when, n) => `Próximo repaso ${when}: ${n === 1 ? '1 pregunta' : `${n} preguntas`}`,
    startTitle: (name) => `«${name}» te espera`,
    startBody: 'Creado y aún sin abrir.',
    startAction: 'Hacer este cuestionario',
    reviewTitle: (name) => `Vuelve a mirar «${name}»`,
    reviewBody: (percent) =>
      `El más flojo de los últimos, con un ${percent} %. Cada punto lleva a su página.`,
    reviewAction: 'Revisar',
    newTitle: '¿Otro más?',
    newBody: 'Tus últimos resultados tienen buena pinta. Uno más difícil muestra lo que aún falta.',
    newAction: 'Nuevo cuestionario',
  },
  weakPages: 'Páginas más flojas',
  moreFigures: 'Más cifras',
  statistics: 'Estadísticas',
  totalQuizzes: 'Cuestionarios hechos',
  questionsAttempted: 'Preguntas respondidas',
  averageScore: 'Nota media',
  marks: 'Puntos',
  marksOf: (obtained, possible) => `${obtained} de ${possible}`,
  recent: 'Resultados recientes',
  recentEmpty: 'Tus resultados aparecerán aquí tras el primer cuestionario.',
  bar: (name, percent, date) => `${name}: ${percent} % el ${date}`,
  columns: {
    quiz: 'Cuestionario',
    score: 'Nota',
    date: 'Fecha',
    base: 'Base',
    type: 'Tipo',
    questions: 'Preguntas',
    quizzes: 'Cuestionarios',
  },
  asTable: 'Mostrar como tabla',
  toReview: 'por repasar',
  byType: 'Puntos por tipo de pregunta',
  byBase: 'Puntos por base',
  activity: 'Actividad',
  activitySummary: (quizzes: number, days: number, weeks: number) =>
    quizzes === 0
      ? `Ningún cuestionario completado en las últimas ${weeks} semanas`
      : `${quizzes === 1 ? '1 cuestionario' : `${quizzes} cuestionarios`} en ${days === 1 ? '1 día' : `${days} días`} de las últimas ${weeks} semanas`,
  quizzesOn: (n: number, date: string) =>
    `${date}: ${n === 1 ? '1 cuestionario' : `${n} cuestionarios`}`,
  history: 'Historial de cuestionarios',
  showAll: (n) => `Ver los ${n} cuestionarios`,
  newestOnly: (n) =>
    `Se muestran los ${n} cuestionarios más recientes. Los anteriores cuentan en las cifras de arriba.`,
  statuses: { completed: 'Terminado', in_progress: 'En curso', ready: 'Listo', other: 'Generando' },
  questionsOf: (n) => (n === 1 ? '1 pregunta' : `${n} preguntas`),
  deleteQuiz: (name) => `Eliminar ${name}`,
  deleted: (name) => `Cuestionario eliminado: ${name}`,
  questionsSummary: 'Preguntas por tipo',
  emptyTitle: 'Aquí empieza tu primer cuestionario',
  steps: [
    {
      title: 'Trae un capítulo',
      body: 'Diapositivas, un capítulo, tus apuntes: una base reúne lo que va junto.',
    },
    { title: 'Pregunta', body: 'El tutor responde a partir del documento y te muestra la página.' },
    {
      title: 'Ponte a prueba',
      body: 'Cada punto tiene sus razones, y lo que falta lleva de vuelta a su página.',
    },
  ],
  emptyBody:
    'Haz uno con cualquier archivo que hayas subido: lleva un minuto, y cada pregunta conduce a su página.',
  emptyAction: 'Crea tu primer cuestionario',
  emptyBase: 'Nueva base',
}
