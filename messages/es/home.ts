import type { Messages } from '../messages.ts'

export const home: Messages['home'] = {
  pageTitle: 'Tu espacio personal de estudio',
  title: 'Te damos la bienvenida a Stoa',
  subtitle: 'Tu espacio personal para estudiar con calma, orden y concentración.',
  descriptionOne:
    'Crea una base para cada materia y llénala con lo que estudias: diapositivas, capítulos, apuntes. Pregunta al tutor sobre ellos: responde con sus páginas y te muestra dónde.',
  descriptionTwo:
    'Después, haz un cuestionario con esas mismas páginas. Los cuestionarios muestran cuánto dominas el material, y el seguimiento destaca tus puntos fuertes y los que flojean.',
  signUp: 'Crea tu cuenta',
  logIn: 'Iniciar sesión',
  openBases: 'Abrir mis bases',
  newBase: 'Crear una base',
  today: {
    reading: (base, file, page) => `Seguir en ${base}: ${file}, página ${page}`,
    startTitle: 'Empieza con un ejemplo o con tu propio material',
    startBody:
      'El ejemplo es un curso breve sobre cómo funciona la memoria. Puedes borrarlo cuando quieras.',
  },
  example: {
    label: 'Un ejemplo: una página de material junto a una pregunta y su respuesta',
    file: 'Aprendizaje y memoria.pdf',
    place: 'Página 12 de 34',
    pageLabel: 'p. 12',
    nextPageLabel: 'p. 13',
    section: '4.2',
    heading: 'Recordar fortalece la memoria',
    before:
      'Leer un capítulo dos veces parece aprender, porque sus palabras se vuelven familiares. La familiaridad es mala consejera.',
    highlighted:
      'Quien evoca un pasaje de memoria conserva mucho más de él una semana después que quien lo relee durante el mismo tiempo.',
    after:
      'El esfuerzo de evocar es lo que funciona: cada vez facilita la siguiente y hace más lento el olvido.',
    figure: 'Figura 4.1',
    figureCaption: 'Parte de un pasaje que se conserva durante siete días.',
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
    title: 'Cada punto tiene sus razones',
    body: 'Una respuesta se puntúa punto por punto. Un punto solo cuenta donde tus propias palabras lo muestran, y cada uno lleva a la página de la que salió. ¿Crees que una nota está mal? Di por qué y se vuelve a mirar.',
    label: 'Un ejemplo: una respuesta corta con su nota',
    kind: 'Respuesta corta',
    outOf: '3 puntos',
    question: '¿Por qué ayuda más evocar un pasaje que volver a leerlo?',
    yours: 'Tu respuesta',
    answerBefore: 'Volver a sacarlo de la cabeza ',
    answerFirst: 'cuesta esfuerzo, y por eso se queda',
    answerBetween: '. Cada vez que lo consigues, ',
    answerSecond: 'la siguiente es más fácil',
    answerAfter: '.',
    met: 'dicho',
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
    title: 'Saber a qué dedicar la próxima hora',
    body: 'Cada cuestionario completa el panorama: lo que está firme, lo que se escapa y las páginas por las que nadie te ha preguntado aún.',
    label: 'Un ejemplo: resultados por tema',
    topics: {
      encoding: 'Codificación',
      retrieval: 'Práctica de evocación',
      spacing: 'Repaso espaciado',
      forgetting: 'Curvas del olvido',
    },
    share: (percent) => `${percent} %`,
    strength: 'punto fuerte',
    weakness: 'por repasar',
  },
  closing: {
    title: 'Trae un capítulo. Vete sabiéndolo.',
    body: 'Stoa funciona en tu propio ordenador, sin claves ni otros servicios. Lo que subes sigue siendo tuyo.',
  },
}
