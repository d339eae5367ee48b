import type { Messages } from '../messages.ts'

export const home: Messages['home'] = {
  pageTitle: 'Tu espacio personal de estudio',
  title: 'Te damos la bienvenida a Stoa',
  subtitle: 'Tu espacio personal para estudiar con calma, orden y concentración.',
  descriptionOne:
    'Crea una base para cada materia y llénala con lo que estudias: diapositivas, capítulos, apuntes. Pregunta al tutor: responde a partir de sus páginas y te muestra dónde está.',
  descriptionTwo:
    'Después, crea un cuestionario con esas mismas páginas. Los cuestionarios muestran cuánto dominas el material, y el seguimiento destaca tus puntos fuertes y débiles.',
  signUp: 'Crear cuenta',
  logIn: 'Iniciar sesión',
  openBases: 'Abrir mis bases',
  newBase: 'Crear una base',
  today: {
    reading: (base, file, page) => `Seguir en ${base}: ${file}, página ${page}`,
    startTitle: 'Empieza con un ejemplo o con tu propio material',
    startBody:
      'El ejemplo es un curso breve sobre cómo funciona la memoria. Puedes eliminarlo cuando quieras.',
  },
  example: {
    label: 'Un ejemplo: una página de material junto a una pregunta y su respuesta',
    file: 'Aprendizaje y memoria.pdf',
    place: 'Página 12 de 34',
    pageLabel: 'pág. 12',
    nextPageLabel: 'pág. 13',
    section: '4.2',
    heading: 'Recordar fortalece la memoria',
    before:
      'Leer un capítulo dos veces parece aprender, porque sus palabras se vuelven familiares. La familiaridad es mala consejera.',
    highlighted:
      'Quien evoca un pasaje de memoria conserva mucho más de él una semana después que quien lo relee durante el mismo tiempo.',
    after:
      'El esfuerzo de evocar es lo que funciona: cada vez facilita la siguiente y hace más lento el olvido.',
    figure: 'Figura 4.1',
    figureCaption: 'Parte de un pasaje que se recuerda a lo largo de siete días.',
    recalled: 'evocado',
    reread: 'releído',
    you: 'Tú',
    question: '¿Releer mis apuntes es una buena forma de repasar?',
    tutor: 'Tutor',
    answerOne:
      'Menos de lo que parece. Al releer, las palabras se vuelven familiares, y la familiaridad es mala consejera',
    answerTwo: 'Quien evoca un pasaje conserva mucho más de él una semana después',
    answerThree: 'y aún más cuando se deja tiempo entre una vez y otra',
    checked: '3 citas comprobadas en el texto',
  },
  marking: {
    title: 'Cada punto tiene su porqué',
    body: 'Cada respuesta se puntúa idea por idea. Una idea solo cuenta si aparece en tus propias palabras, y cada una te lleva a la página de la que sale. ¿Crees que una puntuación está mal? Di por qué y se revisará.',
    label: 'Un ejemplo: una respuesta corta con su puntuación',
    kind: 'Respuesta corta',
    outOf: '3 puntos',
    question: '¿Por qué ayuda más evocar un pasaje que volver a leerlo?',
    yours: 'Tu respuesta',
    answerBefore: 'Volver a traerlo a la memoria ',
    answerFirst: 'cuesta esfuerzo, y por eso se queda',
    answerBetween: '. Cada vez que lo consigues, ',
    answerSecond: 'la siguiente es más fácil',
    answerAfter: '.',
    met: 'incluida',
    missed: 'falta',
    points: {
      effort: 'El esfuerzo de evocar es lo que funciona',
      easier: 'Cada vez facilita la siguiente',
      slows: 'Hace más lento el olvido',
    },
    total: '2 de 3',
    totalLabel: 'puntos',
  },
  progress: {
    title: 'Sabrás a qué dedicar la próxima hora',
    body: 'Cada cuestionario completa el panorama: lo que ya dominas, lo que se te escapa y las páginas sobre las que aún no has respondido.',
    label: 'Un ejemplo: resultados por tema',
    topics: {
      encoding: 'Codificación',
      retrieval: 'Práctica de evocación',
      spacing: 'Repaso espaciado',
      forgetting: 'Curvas del olvido',
    },
    share: (percent) => `${percent}\u00a0%`,
    strength: 'punto fuerte',
    weakness: 'por repasar',
  },
  closing: {
    title: 'Trae un capítulo. Llévatelo aprendido.',
    body: 'Stoa funciona en tu propio equipo, sin claves ni servicios externos. Lo que subes sigue siendo tuyo.',
  },
}
