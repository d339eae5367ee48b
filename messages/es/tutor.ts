import type { Messages } from '../messages.ts'

export const tutor: Messages['tutor'] = {
  title: 'Conversación',
  chats: {
    label: 'Conversaciones',
    create: 'Nueva conversación con nombre',
    name: 'Nombre de la conversación',
    namePlaceholder: 'Por ejemplo: Capítulo 2',
    save: 'Crear conversación',
    cancel: 'Cancelar',
    empty: 'Aún no hay conversaciones sobre este archivo.',
    noMessages: 'Aún no hay mensajes',
    otherFiles: 'Empezadas con otros archivos',
    begunWith: (fileName) => `Empezada con ${fileName}`,
    rename: (chatName) => `Cambiar el nombre de ${chatName}`,
    renameSave: 'Guardar nombre',
    delete: (chatName) => `Eliminar ${chatName}`,
    deleted: (name) => `Conversación eliminada: ${name}`,
    show: 'Mostrar las conversaciones',
    hide: 'Ocultar las conversaciones',
    autoName: (fileName) => `Conversación sobre ${fileName}`,
    saveAs: 'Guardar como Markdown',
    none: 'Nueva conversación',
  },
  log: 'Mensajes',
  older: 'Mostrar mensajes anteriores',
  olderFailed: 'No se pudieron cargar los mensajes anteriores. Reintentar',
  you: 'Tú',
  tutor: 'Tutor',
  problem: 'Problema',
  thinking: 'Leyendo el documento…',
  writing: 'Escribiendo…',
  answeredBy: {
    builtin: 'Respondido por el tutor integrado a partir del texto de este documento',
    builtinFiles: 'Respondido por el tutor integrado a partir del texto de tus archivos',
    model: (name) => `Respondido por ${name}`,
    unnamedModel: 'Respondido por un modelo de lenguaje',
  },
  refused: 'No aparece en este documento',
  refusedFiles: 'No aparece en estos archivos',
  unsupported: {
    title: 'Ningún pasaje del documento respalda esta frase.',
    legend:
      'Frases punteadas: ningún pasaje del documento las respalda. Compruébalas antes de fiarte de ellas.',
  },
  cite: (page) => `pág. ${page}`,
  pageAloud: (page) => `página ${page}`,
  citeLabel: (page) => `pág. ${page}, mostrar el pasaje`,
  citeIn: (file, page) => `${file}, pág. ${page}`,
  citeLabelIn: (file, page) => `${file}, pág. ${page}, mostrar el pasaje`,
  scope: {
    label: 'Archivos consultados',
    title: '¿En qué archivos debe buscar el tutor?',
    body: 'Cada respuesta indica el archivo y la página de donde procede.',
    one: 'Este archivo',
    all: (n) => (n === 1 ? '1 archivo' : `Los ${n} archivos`),
    some: (n) => (n === 1 ? '1 archivo' : `${n} archivos`),
    askAll: (n) => `Preguntar a los ${n} archivos`,
    selectAll: 'Todos los archivos',
    unread: 'Su texto no se ha leído',
    done: 'Listo',
  },
  copy: 'Copiar la respuesta',
  copied: 'Respuesta copiada',
  copyFailed: 'No se pudo copiar la respuesta.',
  regenerate: 'Responder de nuevo',
  more: 'Más pasajes',
  makeQuiz: 'Crear un cuestionario con este archivo',
  retry: 'Preguntar de nuevo',
  stop: 'Detener',
  send: 'Enviar',
  composer: 'Tu pregunta',
  passage: {
    ask: (quote, fileName, page) => `«${quote}» (${fileName}, página ${page})\n`,
    explain: (quote, page) => `Explica este pasaje de la página ${page}: «${quote}»`,
  },
  placeholder: 'Pregunta sobre este documento…',
  placeholderFiles: 'Pregunta sobre tus archivos…',
  hint: 'Intro para enviar, Mayús + Intro para una línea nueva',
  welcome: {
    title: 'Pregunta a este documento',
    titleFiles: 'Pregunta a tus archivos',
    body: 'Cada respuesta indica la página de la que sale. Elige un número de página para ver el pasaje.',
    withoutModel:
      'Sin modelo de lenguaje, el tutor encuentra y cita pasajes; no explica con sus propias palabras.',
  },
  suggestions: {
    label: 'Sugerencias',
    summary: 'Resume este documento',
    page: 'Explica esta página',
    terms: 'Muestra los términos clave',
    meaning: (term) => `¿Qué significa «${term}»?`,
  },
  explainPage: (page) => `Explica la página ${page}`,
  olderFormat: (from: string, to: string) =>
    `El texto de un archivo .${from} no se puede leer. Guárdalo como .${to} y añade ese archivo para preguntar sobre él.`,
  readableKinds:
    'Puedes preguntar sobre archivos PDF y de Word, PowerPoint, Excel, EPUB, Markdown, HTML y texto.',
  extracting: {
    title: 'Leyendo el texto de este archivo',
    pages: (done, total) => `Página ${done} de ${total}`,
  },
  builtin: {
    locale: 'es',
    summary: 'El documento con sus propias frases:',
    page: (page) => `La página ${page} con sus propias frases:`,
    passage: (page) => `El pasaje de la página ${page}, en su contexto:`,
    terms: 'Los términos más importantes, cada uno con la frase que lo explica:',
    noTerms: 'No he encontrado aquí frases que definan términos. Lo que dice el texto:',
    notFound: 'El documento no parece responder a esto.',
    notFoundInFiles: 'Tus archivos no parecen responder a esto.',
    missing: (words: string, count: number) =>
      count === 1
        ? `La palabra ${words} no aparece en el documento.`
        : `Las palabras ${words} no aparecen en el documento.`,
    missingHere: (words: string, passages: number) =>
      passages === 1
        ? `Este pasaje es el más cercano a tu pregunta, pero no contiene ${words}:`
        : `Estos pasajes son los más cercanos a tu pregunta, pero no contienen ${words}:`,
    missingInFiles: (words: string, count: number) =>
      count === 1
        ? `La palabra ${words} no aparece en los archivos que mejor encajan.`
        : `Las palabras ${words} no aparecen en los archivos que mejor encajan.`,
    noNumber: 'No encuentro ninguna cifra para esto.',
    noMoney: 'No encuentro ningún importe para esto.',
    noDate: 'No encuentro ninguna fecha para esto.',
    noPerson: 'No encuentro el nombre de ninguna persona para esto.',
    mayAnswer: (passages: number) =>
      passages === 1
        ? 'Este pasaje es el más cercano a tu pregunta, pero quizá no la responda:'
        : 'Estos pasajes son los más cercanos a tu pregunta, pero quizá no la respondan:',
    closest: (passages: number) =>
      passages === 1
        ? 'Este pasaje es el más cercano a tu pregunta:'
        : 'Estos pasajes son los más cercanos a tu pregunta:',
    more: 'Otros pasajes con palabras de tu pregunta:',
    clearer: 'Solo puedo citar el documento. Quizá estos pasajes lo aclaren:',
    noClearer:
      'Solo puedo citar el documento, y no encuentro más pasajes con palabras de tu pregunta. Con un modelo de lenguaje configurado, el tutor puede explicarlo con otras palabras.',
    repeated: 'De lo ya citado arriba, esto es lo más cercano a tu pregunta:',
    source:
      'La última respuesta cita estos pasajes. Pulsa un número de página para verlos en el documento:',
    noMore:
      'No hay más pasajes con palabras de tu pregunta. Quizá encuentres más con otras palabras.',
    following: 'Después, el documento dice:',
    noFollowing: 'No hay nada después del último pasaje citado.',
    restOfTable: (shown: number, all: number, page: number) =>
      `Se muestran ${shown} de las ${all} filas de esta tabla. El resto empieza en la página ${page}.`,
    nothingOnPage: (page) => `No hay texto que explicar en la página ${page}.`,
    talk: {
      greeting:
        '¡Hola! Pregúntame lo que quieras sobre este documento: respondo con sus propias frases y sus páginas.',
      thanks: 'De nada. Sigue preguntando cuando quieras.',
      help: 'Respondo con las frases de este documento, cada una con su página. Puedes preguntar, por ejemplo: «Resume este documento», «Explica la página 2», «¿Cuáles son los términos clave?», «¿Qué es …?», «¿Por qué …?», «Compara … y …» o «¿Quién lo escribió?». Si el documento no dice algo, te aviso.',
      exam: 'No puedo saber qué entra en un examen. Los términos clave del documento y un cuestionario son un buen comienzo: escribe «términos clave» o «hazme un cuestionario».',
    },
    opening: 'La primera página no lo dice claramente. Empieza así:',
    also: 'Este pasaje también podría servir:',
    otherLanguage: (language) =>
      `El idioma de este documento es ${language}. Solo puedo comparar palabras: pregunta en ese idioma, por favor.`,
    otherLanguageFound: (language) =>
      `El idioma de este documento es ${language}. Por eso solo busco nombres, cifras y palabras que coinciden en los dos idiomas. Para más, pregunta en ese idioma:`,
    topics: (headings) => `Apartados: ${headings}`,
    section: (heading) => `«${heading}» con las frases del propio documento:`,
    quiz: 'Puedo crear un cuestionario con este documento. Elige cuántas preguntas y su dificultad, y empieza.',
    quizAbout: (topic, pages, n) =>
      `Puedo crear un cuestionario sobre «${topic}» con ${n === 1 ? 'la página' : 'las páginas'} ${pages}. Revisa los ajustes y empieza.`,
    quizWithoutTopic: (topic) =>
      `No encuentro ninguna página sobre «${topic}». Puedo crear un cuestionario con todo el documento.`,
    translate:
      'No puedo traducir: solo busco y cito frases de este documento. Con un modelo de lenguaje configurado, el tutor sí puede.',
    simpler: 'Solo puedo citar el documento. Estas son sus frases más sencillas sobre ello:',
  },
}
