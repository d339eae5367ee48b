import type { Messages } from '../messages.ts'

export const dashboard: Messages['dashboard'] = {
  title: 'Panel',
  welcome: (name) => `Hola de nuevo, ${name}`,
  next: {
    title: 'Siguiente paso',
    continueTitle: (name) => `Continúa con «${name}»`,
    continueBody: 'Empezaste este cuestionario y no lo has entregado.',
    continueAction: 'Continuar',
    dueTitle: (n) => (n === 1 ? '1 pregunta por repasar' : `${n} preguntas por repasar`),
    dueBody:
      'Las preguntas que fallas vuelven pronto; las que sabes, más tarde. Así las recuerdas.',
    dueFirst: (n) => `Empezarás por las ${n} que llevan más tiempo pendientes.`,
    dueAction: 'Repasar ahora',
    dueMinutes: (n) => `Repasar ${n} minutos`,
    dueBase: 'Solo una base',
    soon: (when, n) => `Próximo repaso ${when}: ${n === 1 ? '1 pregunta' : `${n} preguntas`}`,
    startTitle: (name) => `«${name}» te espera`,
    startBody: 'Ya está creado y aún no lo has abierto.',
    startAction: 'Hacer este cuestionario',
    reviewTitle: (name) => `Revisa los resultados de «${name}»`,
    reviewBody: (percent) =>
      `Es tu peor resultado reciente: ${percent}\u00a0%. Cada punto te lleva a su página.`,
    reviewAction: 'Ver resultados',
    newTitle: '¿Otro más?',
    newBody: 'Tus últimos resultados son buenos. Uno más difícil te mostrará lo que aún te falta.',
    newAction: 'Nuevo cuestionario',
  },
  weakPages: 'Páginas con más fallos',
  moreFigures: 'Más cifras',
  statistics: 'Estadísticas',
  totalQuizzes: (n) => (n === 1 ? 'Cuestionario hecho' : 'Cuestionarios hechos'),
  questionsAttempted: (n) => (n === 1 ? 'Pregunta respondida' : 'Preguntas respondidas'),
  averageScore: 'Nota media',
  marks: 'Puntos',
  marksOf: (obtained, possible) => `${obtained} de ${possible}`,
  recent: 'Resultados recientes',
  recentEmpty: 'Tus resultados aparecerán aquí tras el primer cuestionario.',
  bar: (name, score, date) => `${name}: ${score} el ${date}`,
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
  byBase: (shown, total) =>
    shown < total
      ? `Puntos por base: las ${shown} con menos puntos, de ${total}`
      : 'Puntos por base',
  activity: 'Actividad',
  activitySummary: (quizzes: number, days: number, weeks: number) =>
    quizzes === 0
      ? `Ningún cuestionario terminado en las últimas ${weeks} semanas`
      : `${quizzes === 1 ? '1 cuestionario' : `${quizzes} cuestionarios`} en ${days === 1 ? '1 día' : `${days} días`} de las últimas ${weeks} semanas`,
  quizzesOn: (n: number, date: string) =>
    `${date}: ${n === 1 ? '1 cuestionario' : `${n} cuestionarios`}`,
  history: 'Historial de cuestionarios',
  showAll: (n) => `Ver los ${n} cuestionarios`,
  newestOnly: (n) =>
    `Se muestran los ${n} cuestionarios más recientes. Los anteriores también cuentan en las cifras de arriba.`,
  statuses: { completed: 'Terminado', in_progress: 'En curso', ready: 'Listo', other: 'Creando' },
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
      body: 'Cada punto tiene su porqué, y lo que falta te lleva a su página.',
    },
  ],
  emptyBody:
    'Crea uno con cualquier archivo que hayas subido: tarda un minuto, y cada pregunta te lleva a su página.',
  emptyAction: 'Crear tu primer cuestionario',
  emptyBase: 'Nueva base',
}
