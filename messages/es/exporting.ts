import type { Messages } from '../messages.ts'

export const exporting: Messages['exporting'] = {
  open: 'Exportar',
  title: 'Exportar preguntas',
  quizLead: 'Todas las preguntas de este cuestionario, con respuestas, explicaciones y páginas.',
  baseLead:
    'Todas las preguntas de tus cuestionarios terminados sobre esta base, una vez cada una, con respuestas, explicaciones y páginas.',
  formats: {
    anki: { name: 'Anki', about: 'Tarjetas (.apkg). Al importarlas de nuevo se actualizan.' },
    paper: {
      name: 'Imprimir',
      about: 'Las preguntas en papel y, al final, las soluciones con sus páginas.',
    },
    csv: { name: 'CSV', about: 'Una tabla para Excel, Calc o Numbers.' },
    gift: { name: 'GIFT', about: 'Un texto para el banco de preguntas de Moodle.' },
    moodle: {
      name: 'Moodle XML',
      about: 'Para el banco de preguntas de Moodle, con puntos y retroalimentación.',
    },
    qti: { name: 'QTI 2.1', about: 'Un paquete para otras plataformas de aprendizaje (.zip).' },
  },
  empty: 'Aún no hay preguntas que exportar',
  emptyBase:
    'Termina un cuestionario sobre un archivo de esta base. Después podrás exportar sus preguntas.',
  emptyQuiz: 'Este cuestionario no tiene preguntas.',
  saved: (name) => `Guardado como ${name}`,
  fallbackName: 'preguntas',
  chatName: 'conversación',
  page: (page) => `pág. ${page}`,
  source: 'Fuente:',
  points: 'Una respuesta completa incluye:',
  columns: {
    number: 'N.º',
    question: 'Pregunta',
    option: 'Opción',
    correctOption: 'Opción correcta',
    answer: 'Respuesta',
    explanation: 'Explicación',
    marks: 'Puntos',
    points: 'Ideas de una respuesta completa',
    source: 'Fuente',
    quote: 'Cita',
    link: 'Enlace',
  },
  paper: {
    print: 'Imprimir',
    name: 'Nombre',
    date: 'Fecha',
    marks: (marks) => (marks === 1 ? '1 punto' : `${marks} puntos`),
    total: (questions, marks) =>
      `${questions === 1 ? '1 pregunta' : `${questions} preguntas`}, ${marks === 1 ? '1 punto' : `${marks} puntos`}`,
    solutions: 'Soluciones',
  },
  conversation: { file: (name) => `Sobre ${name}`, sources: 'Fuentes' },
  archive: {
    title: 'Tus datos',
    lead: 'Todo lo que guardas aquí, en un archivo ZIP: archivos, textos, conversaciones, cuestionarios, puntuaciones y repasos. Puedes importarlo en otra instalación de Stoa. Entrega antes las pruebas abiertas: hasta entonces el archivo no contiene sus soluciones.',
    download: 'Descargar todo',
    import: 'Importar desde un ZIP',
    choose: 'Elegir un ZIP',
    downloading: 'Preparando tus datos',
    importing: 'Importando',
    cancel: 'Cancelar',
    keepOpen: 'Mantén esta página abierta.',
    downloaded: 'Tus datos se han guardado.',
    missing: (count) =>
      count === 1
        ? 'No se pudo leer 1 archivo y falta en el ZIP. files/missing.txt indica cuál.'
        : `No se pudieron leer ${count} archivos y faltan en el ZIP. files/missing.txt indica cuáles.`,
    done: (files, quizzes, openTests) =>
      `Importado. Archivos: ${files}, cuestionarios: ${quizzes}.` +
      (openTests > 0
        ? ` No se han importado por no estar entregadas: ${openTests} ${openTests === 1 ? 'prueba' : 'pruebas'}.`
        : ''),
    undone: 'No se ha importado nada.',
    cancelled: 'Cancelado.',
    left: 'Parte del contenido del ZIP sigue en tu cuenta.',
    unfinished: 'Una importación anterior se interrumpió. Parte de su contenido está en tu cuenta.',
    remove: 'Eliminar esta parte',
    yourAnswer: 'Tu respuesta:',
    withdrawn: 'Retirada',
    answer: 'Respuesta:',
  },
}
