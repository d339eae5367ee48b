import type { Messages } from '../messages.ts'

export const home: Messages['home'] = {
  pageTitle: 'Tu espacio personal de estudio',
  title: 'Te damos la bienvenida a Stoa',
  subtitle: 'Tu espacio personal para estudiar con calma, orden y concentración.',
  descriptionOne:
    'Crea una base para cada materia y llénala con lo que estudias: diapositivas, capítulos, apuntes. Pregunta al tutor: responde a partir de las páginas de tu material y te muestra dónde está.',
  descriptionTwo:
    'Después, crea un cuestionario con esas mismas páginas. Los cuestionarios muestran cuánto dominas el material, y el seguimiento destaca tus puntos fuertes y débiles.',
  signUp: 'Crear cuenta',
  logIn: 'Iniciar sesión',
  openBases: 'Abrir mis bases',
  newBase: 'Crear una base',
  today: {
    reading: 'Seguir leyendo',
    startTitle: 'Empieza con un ejemplo o con tu propio material',
    startBody:
      'El ejemplo es un curso breve sobre cómo funciona la memoria. Puedes eliminarlo cuando quieras.',
  },
  example: {
    label: 'Un ejemplo: una página de material junto a una pregunta y su respuesta',
    file: 'Cómo funciona la memoria.pdf',
    page: 3,
    place: 'Página 3 de 5',
    pageLabel: 'pág. 3',
    section: '5',
    heading: 'El estudio espaciado',
    before: 'Diez minutos durante seis días enseñan más que sesenta minutos en un solo día.',
    highlighted:
      'El efecto de espaciado es la ventaja de repartir el estudio en varios días. En 2008 Nicholas Cepeda y su equipo comprobaron con más de 1300 personas que el mejor intervalo crece con el tiempo que falta para el examen. La tabla 1 convierte sus resultados en un consejo.',
    you: 'Tú',
    question: '¿Qué es el efecto de espaciado?',
    tutor: 'Tutor',
    answerBefore: 'El ',
    answerTerm: 'efecto de espaciado',
    answerAfter:
      ' es la ventaja de repartir el estudio en varios días. En 2008 Nicholas Cepeda y su equipo comprobaron con más de 1300 personas que el mejor intervalo crece con el tiempo que falta para el examen. La tabla 1 convierte sus resultados en un consejo',
    checked: 'El pasaje se comprobó en la página',
  },
  marking: {
    title: 'Cada punto tiene su porqué',
    body: 'Cada respuesta se puntúa idea por idea. Una idea solo cuenta si aparece en tus propias palabras, y cada una te lleva a la página de la que sale. ¿Crees que una puntuación está mal? Di por qué y se revisará.',
    label: 'Un ejemplo: una respuesta corta con su puntuación',
    kind: 'Respuesta corta',
    outOf: '3 puntos',
    question: '¿Por qué ayuda recuperar lo aprendido?',
    pageLabel: 'pág. 3',
    yours: 'Tu respuesta',
    answerFirst: 'El esfuerzo de recuperarlo refuerza el camino hacia el recuerdo.',
    answerSecond: 'Además me muestra lo que todavía falta.',
    met: 'incluida',
    missed: 'falta',
    points: {
      effort: 'El esfuerzo de recuperar refuerza el camino hacia el recuerdo',
      missing: 'Además muestra lo que falta',
      corrected: 'Un error que se corrige pronto no hace daño',
    },
    total: '2 de 3',
    totalLabel: 'puntos',
  },
  progress: {
    title: 'Sabrás a qué dedicar la próxima hora',
    body: 'Cada cuestionario completa el panorama: lo que ya dominas, lo que se te escapa y las páginas sobre las que aún no has respondido.',
    label: 'Un ejemplo: puntos por base y las páginas con más fallos',
    byBase: 'Puntos por base',
    bases: {
      biology: 'Biología celular',
      memory: 'Cómo funciona la memoria',
      history: 'Historia contemporánea',
      statistics: 'Estadística',
    },
    share: (percent) => `${percent}\u00a0%`,
    toReview: 'por repasar',
    weakPages: 'Páginas con más fallos',
    page: (page) => `Página ${page}`,
    file: 'Intervalos de confianza.pdf',
    marksOf: (obtained, possible) => `${obtained} de ${possible} puntos`,
  },
  closing: {
    title: 'Trae un capítulo. Llévatelo aprendido.',
    body: 'Stoa funciona en tu propio equipo, sin claves ni servicios externos. Lo que subes sigue siendo tuyo.',
  },
}
